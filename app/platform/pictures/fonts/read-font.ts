import { readCharacterMap } from "./read-character-map";
import { readContours } from "./read-contours";
import { traceContour } from "./trace-contour";
import { unpackWoff } from "./unpack-woff";

/** One character, or one word whose letters join, as it is drawn. */
export interface Glyph {
  /** How far the next character stands off, in ems. */
  advance: number;
  /** SVG path data in `unitsPerEm`, the baseline at 0; empty for a space. */
  outline: string;
  unitsPerEm: number;
}

/** The glyph of a character; null: no font has it. */
export type GlyphOf = (character: string) => Glyph | null;

/**
 * Reads a font with TrueType outlines and gives the glyph of a code point, or null when the font has none: the box that
 * stands for missing glyphs is never given. Throws when the file is no such font.
 */
export function readFont(file: ArrayBuffer): (codePoint: number) => Glyph | null {
  const table = unpackWoff(file);
  const [head, loca, glyf, hmtx] = [table("head"), table("loca"), table("glyf"), table("hmtx")];
  const characters = readCharacterMap(table("cmap"));
  const unitsPerEm = head.getUint16(18);
  const wide = head.getInt16(50) === 1;
  const measured = table("hhea").getUint16(34);
  const offset = (glyph: number) => (wide ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  const bytesOf = (glyph: number) => ({ start: offset(glyph), end: offset(glyph + 1) });
  return (codePoint) => {
    const glyph = characters.get(codePoint);
    if (!glyph) return null;
    return {
      // Glyphs past the measured ones are as wide as the last of these.
      advance: hmtx.getUint16(4 * Math.min(glyph, measured - 1)) / unitsPerEm,
      outline: readContours(glyf, bytesOf, glyph).map(traceContour).join(""),
      unitsPerEm,
    };
  };
}
