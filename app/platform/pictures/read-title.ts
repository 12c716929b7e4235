import type { Glyph } from "./fonts/read-font";

/** A character to be set, with its glyph. */
export interface Sign {
  text: string;
  glyph: Glyph;
}

const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });
const ellipsis = "…";
const longest = 60;

/** The characters of a text as people count them; white space is one blank each time, none at the ends. */
export function splitCharacters(text: string): string[] {
  const tidy = text
    .normalize("NFC")
    .replaceAll(/\p{White_Space}+/gu, " ")
    .trim();
  const all = Array.from(graphemes.segment(tidy), ({ segment }) => segment);
  return all.length > longest ? [...all.slice(0, longest - 1), ellipsis] : all;
}

/**
 * Gives the characters their glyphs. Letters no font has are one "…" for each run of them, other signs are left out. Null
 * when less than half of the letters can be drawn: such a text says nothing any more.
 */
export function readTitle(
  characters: readonly string[],
  glyphOf: (character: string) => Glyph | null,
): Sign[] | null {
  const signs: Sign[] = [];
  const letters = { drawn: 0, missing: 0 };
  for (const text of characters) {
    const glyph = glyphOf(text);
    const letter = /^[\p{L}\p{N}]/u.test(text);
    if (glyph) {
      if (text !== " " || signs.at(-1)?.text !== " ") signs.push({ text, glyph });
      letters.drawn += Number(letter);
    } else if (letter) {
      letters.missing += 1;
      const gap = glyphOf(ellipsis);
      if (gap && signs.at(-1)?.text !== ellipsis) signs.push({ text: ellipsis, glyph: gap });
    }
  }
  while (signs.at(-1)?.text === " ") signs.pop();
  const speaking = signs.some(({ text }) => text !== ellipsis);
  return speaking && letters.drawn >= letters.missing ? signs : null;
}
