import type { Language } from "~/languages";
import { maskMaterial } from "../../facts/mask-material";

const clauses = {
  ja: /[、。，\n；→]/u,
  en: /[,;](?=\s)|\.(?=\s|$)|\n|→|->/u,
  es: /[,;](?=\s)|\.(?=\s|$)|\n|→|->/u,
};
const figure = /(?<![\p{Script=Latin}\d#])[0-9０-９]/u;
const openings = /^(?:[にはが、]|,|\s|and |then |y |luego )+/iu;
const longestClause = 90;
const mostFigures = 3;

/**
 * The clauses of a purpose that give a figure ("3世代保存", "within 15 minutes") which none of the pieces read
 * so far holds, as written; such a figure must not be lost.
 */
export function readFigures(text: string, language: Language, read: readonly string[]): string[] {
  const masked = maskMaterial(text);
  const pieces: string[] = [];
  let start = 0;
  for (const piece of masked.split(clauses[language])) {
    const at = masked.indexOf(piece, start);
    start = at + piece.length;
    const said = piece.trim();
    const rest = read.reduce((left, known) => left.replace(known, ""), said);
    const isRead = read.some((known) => known.toLowerCase().includes(said.toLowerCase()));
    const left = read.reduce(
      (raw, known) => raw.replace(known.toLowerCase(), ""),
      text.slice(at, start).toLowerCase(),
    );
    if (isRead || !figure.test(rest) || !figure.test(left)) continue;
    if (read.some((known) => said.indexOf(known) > 0 && known.length > 3)) continue;
    const head = read.find((known) => said.startsWith(known)) ?? "";
    pieces.push(text.slice(at, start).trim().slice(head.length).replace(openings, ""));
  }
  return pieces
    .filter((piece) => piece.length <= longestClause && piece.length < text.length * 0.8)
    .slice(0, mostFigures);
}
