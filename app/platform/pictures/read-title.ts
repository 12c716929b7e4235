import type { Glyph } from "./fonts/parse-font";

/** A character with its glyph. */
export interface Sign {
  text: string;
  glyph: Glyph;
}

const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });
const longest = 60;

/**
 * The graphemes of a text; a run of white space is one space, none at the ends, and control characters are left out. A long
 * text is cut.
 */
export function splitCharacters(text: string): string[] {
  const tidy = text
    .normalize("NFC")
    .replaceAll(/\p{White_Space}+/gu, " ")
    .replaceAll(/\p{Cc}/gu, "")
    .trim();
  const all = Array.from(graphemes.segment(tidy), ({ segment }) => segment);
  return all.length > longest ? [...all.slice(0, longest - 1), "…"] : all;
}

/** Looks up the characters' glyphs; those in no font are left out. Null when a letter is among them. */
export function readTitle(
  characters: readonly string[],
  glyphOf: (character: string) => Glyph | null,
): Sign[] | null {
  const signs: Sign[] = [];
  for (const text of characters) {
    const glyph = glyphOf(text);
    if (!glyph && /^[\p{L}\p{N}]/u.test(text)) return null;
    if (glyph && (text !== " " || signs.at(-1)?.text !== " ")) signs.push({ text, glyph });
  }
  while (signs.at(-1)?.text === " ") signs.pop();
  return signs.length > 0 ? signs : null;
}
