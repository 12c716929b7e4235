import type { Facts } from "../composition";
import { phrases } from "./phrases";
import type { Known, Slot, WritingKind } from "./writing-kind";

const longestQuote = 40;
const mostPieces = 6;

/** The lines that say whom a piece is for and what it rests on: facts of the purpose and inputs asked for. */
export function contextItems(
  facts: Facts,
  asked: readonly Slot["text"]["ja"][],
  known: ReadonlySet<Known>,
  kind: WritingKind,
): string[] {
  const words = phrases[facts.language];
  const separator = words.audience.slice(-1) === " " ? ": " : "：";
  const quotes = kind.quotesAreMaterial ? [] : facts.quotes.filter((quote) => quote.length <= longestQuote);
  const pieces = [...facts.names, ...quotes, ...facts.quantities].filter(
    (piece) => !facts.audience?.includes(piece) && !facts.length?.includes(piece) && !/^\d{1,2}$/.test(piece),
  );
  const attached = known.has("material") && facts.urls.length === 0 && facts.code.length === 0;
  return [
    ...(facts.audience ? [words.audience + facts.audience] : []),
    ...(facts.places.length > 0 ? [words.places + facts.places.join(words.comma)] : []),
    ...(facts.deadline ? [words.due + facts.deadline] : []),
    ...(pieces.length > 0 ? [words.keep + pieces.slice(0, mostPieces).join(words.comma)] : []),
    ...(facts.urls.length > 0 ? [words.links + facts.urls.join(words.comma)] : []),
    ...(facts.code.length > 0 ? [words.code] : []),
    ...(attached ? [words.material] : []),
    ...asked.map(({ label, name }) => `${label}${separator}{{${name}}}`),
  ];
}
