import type { Facts } from "../composition";
import { readExclusions } from "../facts/read-exclusions";
import { findCount } from "./find-count";
import { phrases } from "./phrases";
import { readsLinks } from "./reads-links";
import type { Known, Slot, WritingKind } from "./writing-kind";

const longestQuote = 40;
const mostPieces = 8;

/** The lines that say whom a piece is for and what it rests on: facts of the purpose and inputs asked for. */
export function contextItems(
  text: string,
  facts: Facts,
  needed: readonly Slot[],
  known: ReadonlySet<Known>,
  kind: WritingKind,
  person: string | undefined,
): string[] {
  const { language } = facts;
  const words = phrases[language];
  const separator = language === "ja" ? "：" : ": ";
  const head = text.split(/[:：\n]/, 1)[0] ?? "";
  const links = readsLinks(text, facts, kind) ? words.links : words.link;
  const hasCode = facts.code.some((code) => !isShort(code, kind));
  const material = kind.slots.find((slot) => slot.material && (slot.onlyIf?.test(text) ?? true));
  const attached = material && known.has("material") && facts.urls.length === 0 && !hasCode;
  const fixed = fixedPieces(text, facts, kind, person).filter((piece) => !attached || head.includes(piece));
  return [
    ...(person ? [person] : []),
    ...(facts.audience ? [words.audience + facts.audience] : []),
    ...(facts.places.length > 0 ? [words.places + facts.places.join(words.comma)] : []),
    ...(facts.deadline ? [words.due + facts.deadline] : []),
    ...(fixed.length > 0 ? [words.keep + fixed.slice(0, mostPieces).join(words.comma)] : []),
    ...(facts.urls.length > 0 ? [links + facts.urls.join(words.comma)] : []),
    ...(hasCode ? [words.code] : []),
    ...(attached ? [material.text[language].label + separator + words.given] : []),
    ...needed.map(({ text: { [language]: slot } }) => `${slot.label}${separator}{{${slot.name}}}`),
  ];
}

/** Names, quoted words and figures that have no line of their own. */
function fixedPieces(text: string, facts: Facts, kind: WritingKind, person: string | undefined): string[] {
  const { audience, length, deadline, format } = facts;
  const elsewhere = [person, audience, length, deadline, format, findCount(facts, kind)];
  const excluded = readExclusions(text, facts.language);
  const quotes = kind.quotesAreMaterial ? [] : facts.quotes.filter((quote) => quote.length <= longestQuote);
  const code = facts.code.filter((piece) => isShort(piece, kind));
  return [...facts.names, ...quotes, ...code, ...facts.quantities].filter(
    (piece) =>
      !elsewhere.some((told) => told?.includes(piece)) &&
      !excluded.includes(piece) &&
      !/^\d{1,2}(?:[.:]\d{1,2})?$/.test(piece),
  );
}

/** A command or a name in code marks, as against code to work on. */
function isShort(code: string, kind: WritingKind): boolean {
  return code.length <= longestQuote && !code.includes("\n") && !kind.slots.some((slot) => slot.material);
}
