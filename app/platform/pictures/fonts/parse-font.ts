import { tableOf, type Font } from "./unpack-woff";

/** A character in a font. */
export interface Glyph {
  /** The drawn text: the character, or what stands for it. */
  text: string;
  /** The name of its font. */
  family: string;
  /** Scale factor of its font. */
  scale: number;
  /** Distance to the next character, in ems. */
  advance: number;
}

/** The glyph of a character. Null if no font has it. */
export type GlyphOf = (character: string) => Glyph | null;

/** The glyphs of some characters, and the files of their fonts, each a family of its own. */
export interface Glyphs {
  glyphOf: GlyphOf;
  fonts: Uint8Array[];
}

/** Looks up the advance of a code point, in ems; null when the font has no glyph for it. Throws for an incomplete font. */
export function advancesOf(font: Font): (codePoint: number) => number | null {
  const hmtx = tableOf(font, "hmtx");
  const characters = readCharacterMap(tableOf(font, "cmap"));
  const unitsPerEm = tableOf(font, "head").getUint16(18);
  const measured = tableOf(font, "hhea").getUint16(34);
  return (codePoint) => {
    const glyph = characters.get(codePoint);
    // Glyphs beyond the table have the advance of its last entry.
    return glyph ? hmtx.getUint16(4 * Math.min(glyph, measured - 1)) / unitsPerEm : null;
  };
}

const unicodeEncodings = new Set(["0/3", "0/4", "0/6", "3/1", "3/10"]);

/**
 * The glyph of each code point, from a font's `cmap` table; of several maps the largest.
 * Reads the formats 4 and 12, the two in use. Source: OpenType specification, "cmap".
 */
export function readCharacterMap(cmap: DataView): Map<number, number> {
  const maps = Array.from({ length: cmap.getUint16(2) }, (_, index) => {
    const at = 4 + index * 8;
    const encoding = `${cmap.getUint16(at)}/${cmap.getUint16(at + 2)}`;
    return unicodeEncodings.has(encoding) ? readMap(cmap, cmap.getUint32(at + 4)) : new Map();
  });
  return maps.reduce((fullest, map) => (map.size > fullest.size ? map : fullest), new Map());
}

function readMap(cmap: DataView, at: number): Map<number, number> {
  const format = cmap.getUint16(at);
  if (format === 4) return readSegments(cmap, at);
  return format === 12 ? readGroups(cmap, at) : new Map();
}

function readSegments(cmap: DataView, at: number): Map<number, number> {
  const map = new Map<number, number>();
  const length = cmap.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + length];
  const [deltas, offsets] = [starts + length, starts + 2 * length];
  for (let segment = 0; segment < length; segment += 2) {
    const [start, end] = [cmap.getUint16(starts + segment), cmap.getUint16(ends + segment)];
    const delta = cmap.getUint16(deltas + segment);
    const offset = cmap.getUint16(offsets + segment);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      // An offset counts from its own position, into the list of glyphs after the segments.
      const listed = offset && cmap.getUint16(offsets + segment + offset + 2 * (code - start));
      const glyph = offset ? listed && (listed + delta) & 0xffff : (code + delta) & 0xffff;
      if (glyph) map.set(code, glyph);
    }
  }
  return map;
}

function readGroups(cmap: DataView, at: number): Map<number, number> {
  const map = new Map<number, number>();
  const count = cmap.getUint32(at + 12);
  for (let group = at + 16; group < at + 16 + count * 12; group += 12) {
    const [start, end] = [cmap.getUint32(group), cmap.getUint32(group + 4)];
    for (let code = start; code <= end; code += 1) map.set(code, cmap.getUint32(group + 8) + code - start);
  }
  map.forEach((glyph, code) => glyph === 0 && map.delete(code));
  return map;
}
