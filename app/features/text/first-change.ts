import { piecesOf } from "./compare-texts";

/** The first words that differ between two versions of a text, each the beginning of one line. */
export interface FirstChange {
  removed: string;
  added: string;
}

/** Characters of a line before its first difference, and of both texts from there on, in which words are compared. */
const before = 80;
const compared = 320;
const shown = 60;

/** The first change from one text to another. Null if they have the same words. */
export function firstChange(from: string, to: string): FirstChange | null {
  if (from === to) return null;
  let at = 0;
  while (from[at] === to[at]) at += 1;
  const head = from.slice(Math.max(0, at - before), at);
  const start = at - head.length + head.lastIndexOf("\n") + 1;
  const pieces = piecesOf(from.slice(start, start + compared), to.slice(start, start + compared));
  for (const { removed, added } of pieces) {
    const change = { removed: beginning(removed), added: beginning(added) };
    if (change.removed !== change.added) return change;
  }
  return null;
}

/** The beginning of the first line with words. */
function beginning(text: string): string {
  const [line = "", ...others] = text.trim().split("\n");
  const letters = [...line.trim()];
  const isWhole = others.length === 0 && letters.length <= shown;
  return isWhole ? letters.join("") : `${letters.slice(0, shown).join("")}…`;
}
