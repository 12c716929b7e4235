import { outlineTexts } from "../rasterize.server";
import { boxTables } from "./box-tables";
import { shapedScripts, type ReadAsset } from "./font-files";
import { readFont, type GlyphOf } from "./read-font";
import { repackFont } from "./repack-font";

const unitsPerEm = 1000;

/** Whether the letters of a word (or a single grapheme) take their shape and place from one another. */
export const isShaped = (word: string): boolean => shapedScripts.some(({ begins }) => begins.test(word));

/**
 * Shapes words and graphemes by the rules of their fonts, and gives each as one glyph, or null where its font lacks a
 * letter. Marks the font lacks are left out. Only the fonts of these words are fetched.
 */
export async function shapeWords(words: readonly string[], readAsset: ReadAsset): Promise<GlyphOf> {
  const scripts = await Promise.all(
    shapedScripts
      .map((script) => ({ ...script, words: words.filter((word) => script.begins.test(word)) }))
      .filter((script) => script.words.length > 0)
      .map(async (script) => ({ ...script, font: await readAsset(script.file) })),
  );
  const texts = scripts.flatMap(({ font, family, words: own }) => {
    const glyphOf = readFont(font);
    const known = (sign: string) => /[\u200c\u200d]/.test(sign) || glyphOf(sign.codePointAt(0)!) !== null;
    return own.flatMap((word) => {
      const signs = Array.from(word).filter((sign) => known(sign) || !/\p{M}/u.test(sign));
      return signs.length > 0 && signs.every(known) ? [{ word, text: signs.join(""), family }] : [];
    });
  });
  if (texts.length === 0) return () => null;
  const outlinesIn = (fonts: Uint8Array[]) => outlineTexts(texts, { fonts, size: unitsPerEm });
  const outlines = await outlinesIn(scripts.map(({ font }) => repackFont(font)));
  // The engine places the parts of a letter rightly and tells its width wrongly; boxes tell it rightly.
  const boxes = await outlinesIn(scripts.map(({ font }) => repackFont(font, boxTables(font))));
  const glyphs = new Map(
    texts.map(({ word }, index) => [
      word,
      { advance: rightEdge(boxes[index]!) / unitsPerEm, outline: outlines[index]!, unitsPerEm },
    ]),
  );
  return (word) => glyphs.get(word) ?? null;
}

/** The largest x in SVG path data of absolute lines. */
const rightEdge = (path: string) =>
  Math.max(0, ...Array.from(path.matchAll(/[ML] (\S+)/g), ([, x]) => Number(x)));
