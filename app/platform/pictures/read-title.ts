import { joinedRun } from "./fonts/font-files";
import type { Glyph } from "./fonts/parse-font";
import { withDirections, type Character } from "./reading-order";

/** A character, or a word of joined letters, with its glyph. */
export interface Sign extends Pick<Character, "text" | "level"> {
  glyph: Glyph;
}

const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });
const words = new Intl.Segmenter("ja", { granularity: "word" });
const longest = 60;
/** The longest unbreakable part of a word, in characters: it fits on a line. */
const longestWord = 12;

const segmentsOf = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * The graphemes of a text, and the words of Arabic, whose letters join, each with its direction; a run of white space is
 * one space, none at the ends, and control characters are left out.
 */
export function splitCharacters(text: string): Character[] {
  const tidy = text
    .normalize("NFC")
    .replaceAll(/\p{White_Space}+/gu, " ")
    .replaceAll(/\p{Cc}/gu, "")
    .trim();
  const all = segmentsOf(graphemes, tidy);
  const shown = all.length > longest ? `${all.slice(0, longest - 1).join("")}…` : tidy;
  const pieces: string[] = [];
  let at = 0;
  for (const { 0: run, index } of shown.matchAll(joinedRun)) {
    pieces.push(...segmentsOf(graphemes, shown.slice(at, index)));
    pieces.push(...segmentsOf(words, run).flatMap(shortened));
    at = index + run.length;
  }
  pieces.push(...segmentsOf(graphemes, shown.slice(at)));
  return withDirections(pieces);
}

function shortened(word: string): string[] {
  const letters = segmentsOf(graphemes, word);
  return Array.from({ length: Math.ceil(letters.length / longestWord) }, (_, part) =>
    letters.slice(part * longestWord, (part + 1) * longestWord).join(""),
  );
}

/** Looks up the characters' glyphs; those in no font are left out. Null when a letter is among them. */
export function readTitle(
  characters: readonly Character[],
  glyphOf: (shape: string) => Glyph | null,
): Sign[] | null {
  const signs: Sign[] = [];
  for (const { text, shape, level } of characters) {
    const glyph = glyphOf(shape);
    if (!glyph && /^[\p{L}\p{N}]/u.test(text)) return null;
    if (glyph && (text !== " " || signs.at(-1)?.text !== " ")) signs.push({ text, level, glyph });
  }
  while (signs.at(-1)?.text === " ") signs.pop();
  return signs.length > 0 ? signs : null;
}
