import { measureTexts } from "../rasterize.server";
import { withBoxes } from "./box-tables";
import { shapedScripts, type ReadAsset } from "./font-files";
import { advancesOf, type Glyphs } from "./parse-font";
import { packTrueType, unpackWoff } from "./unpack-woff";

/** Whether the letters of a word (or a single grapheme) depend on one another in form and position. */
export const isShaped = (word: string): boolean => shapedScripts.some(({ begins }) => begins.test(word));

/**
 * Looks up words and graphemes that the engine shapes by the rules of their fonts, each as one glyph, or null where its
 * font lacks a letter. Marks missing from the font are left out. Only the fonts of these words are fetched.
 */
export async function shapeWords(words: readonly string[], readAsset: ReadAsset): Promise<Glyphs> {
  const scripts = await Promise.all(
    shapedScripts
      .map((script) => ({ ...script, words: words.filter((word) => script.begins.test(word)) }))
      .filter((script) => script.words.length > 0)
      .map(async (script) => ({ ...script, font: unpackWoff(await readAsset(script.file)) })),
  );
  const texts = scripts.flatMap(({ font, file: family, words: own }) => {
    const advanceOf = advancesOf(font);
    const known = (sign: string) => /[\u200c\u200d]/.test(sign) || advanceOf(sign.codePointAt(0)!) !== null;
    return own.flatMap((word) => {
      const signs = Array.from(word).filter((sign) => known(sign) || !/\p{M}/u.test(sign));
      return signs.length > 0 && signs.every(known) ? [{ word, text: signs.join(""), family }] : [];
    });
  });
  if (texts.length === 0) return { glyphOf: () => null, fonts: [] };
  // The engine positions the parts of a letter correctly but reports a wrong width; boxes give the right one.
  const boxes = scripts.map(({ font, file }) => packTrueType(withBoxes(font), file));
  const widths = await measureTexts(texts, boxes);
  const glyphs = new Map(
    texts.map(({ word, text, family }, index) => [word, { text, family, scale: 1, advance: widths[index]! }]),
  );
  return {
    glyphOf: (word) => glyphs.get(word) ?? null,
    fonts: scripts.map(({ font, file }) => packTrueType(font, file)),
  };
}
