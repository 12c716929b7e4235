import { outlineTexts } from "../rasterize.server";
import { boxTables } from "./box-tables";
import { shapedScripts, type ReadAsset } from "./font-files";
import { parseFont, type GlyphOf } from "./parse-font";
import { readWoff } from "./unpack-woff";

const unitsPerEm = 1000;

/** Whether the letters of a word (or a single grapheme) depend on one another in form and position. */
export const isShaped = (word: string): boolean => shapedScripts.some(({ begins }) => begins.test(word));

/**
 * Shapes words and graphemes by the rules of their fonts, and returns each as one glyph, or null where its font lacks a
 * letter. Marks missing from the font are left out. Only the fonts of these words are fetched.
 */
export async function shapeWords(words: readonly string[], readAsset: ReadAsset): Promise<GlyphOf> {
  const scripts = await Promise.all(
    shapedScripts
      .map((script) => ({ ...script, words: words.filter((word) => script.begins.test(word)) }))
      .filter((script) => script.words.length > 0)
      .map(async (script) => ({ ...script, font: await readAsset(script.file) })),
  );
  const texts = scripts.flatMap(({ font, family, words: own }) => {
    const glyphOf = parseFont(font);
    const known = (sign: string) => /[\u200c\u200d]/.test(sign) || glyphOf(sign.codePointAt(0)!) !== null;
    return own.flatMap((word) => {
      const signs = Array.from(word).filter((sign) => known(sign) || !/\p{M}/u.test(sign));
      return signs.length > 0 && signs.every(known) ? [{ word, text: signs.join(""), family }] : [];
    });
  });
  if (texts.length === 0) return () => null;
  const outlinesIn = (fonts: Uint8Array[]) => outlineTexts(texts, { fonts, size: unitsPerEm });
  const outlines = await outlinesIn(scripts.map(({ font }) => repackFont(font)));
  // The engine positions the parts of a letter correctly but reports a wrong width; boxes give the right one.
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

/** Converts a WOFF file to TrueType, with some tables replaced. Throws when the file is no WOFF 1.0. */
export function repackFont(
  file: ArrayBuffer,
  others: ReadonlyMap<string, DataView> = new Map(),
): Uint8Array<ArrayBuffer> {
  const { flavor, tables } = readWoff(file);
  const parts = Array.from(tables, ([tag, unpack]) => ({ tag, table: others.get(tag) ?? unpack() }));
  const starts = [12 + 16 * parts.length];
  // Tables are aligned to four bytes.
  for (const { table } of parts) starts.push(starts.at(-1)! + Math.ceil(table.byteLength / 4) * 4);
  const font = new Uint8Array(starts.at(-1)!);
  const header = new DataView(font.buffer);
  header.setUint32(0, flavor);
  header.setUint16(4, parts.length);
  parts.forEach(({ tag, table }, index) => {
    const at = 12 + 16 * index;
    font.set(new TextEncoder().encode(tag), at);
    // No checksum: the engine does not check it.
    header.setUint32(at + 8, starts[index]!);
    header.setUint32(at + 12, table.byteLength);
    font.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), starts[index]);
  });
  return font;
}
