import { knownLanguage } from "~/features/generator/reading/language";
import { foldText } from "~/features/text/fold-text";
import type { Language } from "~/domain/languages";

const mostFaults = 8;
/** Maximum number of full-text searches for pieces without a mark in the text. */
const mostSearches = 100;

const quotation =
  /「([^」\n]{1,80})」|『([^』\n]{1,80})』|"([^"\n]{1,80})"|“([^”\n]{1,80})”|«([^»\n]{1,80})»/gu;
const figure = /\d+(?:[.,:]\d+)*/g;
const isFigure = /^\d+(?:[.,:]\d+)*$/;

/** Figures, quotations and {{variables}} of a request: a rewritten text must have them verbatim. */
function verbatimPieces(request: string): string[] {
  const quoted = [...request.matchAll(quotation)].map((match) => match.slice(1).find(Boolean)!);
  const figures = foldText(request).match(figure) ?? [];
  const variables = request.match(/\{\{[^{}\n]{1,60}\}\}/g) ?? [];
  return [...new Set([...quoted, ...figures, ...variables])];
}

/** The person's words missing from a text: figures, quotations and {{variables}}. */
export function lostPieces(text: string, request: string): string[] {
  const folded = foldText(text);
  const there = new Set(verbatimPieces(text));
  let searches = mostSearches;
  const isLost = (piece: string) =>
    !there.has(piece) && (isFigure.test(piece) || (searches-- > 0 && !folded.includes(foldText(piece))));
  return verbatimPieces(request).filter(isLost).slice(0, mostFaults);
}

/** Lost words as a fault, in English, for the model to repair. */
export const lostPiece = (piece: string): string => `It has lost the person's words: ${piece}`;

const blank =
  /\{\{[^{}]{1,80}\}\}|\{[\p{L}][\p{L} _-]{0,40}\}|\[[^\]\n]{1,40}\](?!\()|<\p{L}[\p{L}]{0,20}[ _][\p{L} _]{1,40}>|＿{2,}|_{3,}|[〇◯○]{2,}|X{3,}|XX(?=[\p{Script=Han}さ])/gu;

/** Whether a text has a blank to fill in, other than the request's. */
export function hasBlank(text: string, request = ""): boolean {
  const known = new Set(request.match(blank));
  return (text.match(blank) ?? []).some((piece) => !known.has(piece));
}

/** Whether a point is fit for a prompt: one short line, no blank to fill in. */
export const isLeanPoint = (point: string, longest: number): boolean =>
  point !== "" && [...point].length <= longest && !point.includes("\n") && !hasBlank(point);

/** Length from which words show a text's language, in characters; below, only the script does. */
const telling = 80;

/** Whether a text is recognizably in another language than the wanted one. */
export function isInOtherLanguage(text: string, wanted: Language | null): boolean {
  const known = knownLanguage(text);
  if (wanted === null || known === null || known === wanted) return false;
  return known === "ja" || wanted === "ja" || text.length >= telling;
}
