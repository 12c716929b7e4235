import { readContours, type Point } from "./read-contours";
import { unpackWoff } from "./unpack-woff";

/** The drawing of one character, or of one word of joined letters. */
export interface Glyph {
  /** Distance to the next character, in ems. */
  advance: number;
  /** SVG path data in `unitsPerEm`, the baseline at 0; empty for a space. */
  outline: string;
  unitsPerEm: number;
}

/** The glyph of a character. Null if no font has it. */
export type GlyphOf = (character: string) => Glyph | null;

/**
 * Reads a font with TrueType outlines and returns a lookup from a code point to its glyph, or null when the font has none:
 * the box for missing glyphs is never returned. Throws when the file is no such font.
 */
export function parseFont(file: ArrayBuffer): (codePoint: number) => Glyph | null {
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
      // Glyphs beyond the table have the advance of its last entry.
      advance: hmtx.getUint16(4 * Math.min(glyph, measured - 1)) / unitsPerEm,
      outline: readContours(glyf, bytesOf, glyph).map(traceContour).join(""),
      unitsPerEm,
    };
  };
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true });

/** Writes a closed contour as SVG path data, with y downwards. Between two control points in a row is an implied curve point. */
export function traceContour(contour: readonly Point[]): string {
  const [first, last] = [contour[0], contour.at(-1)];
  if (!first || !last) return "";
  const start = first.onCurve ? first : last.onCurve ? last : between(last, first);
  let path = `M${start.x} ${-start.y}`;
  let pull: Point | null = null;
  for (const point of [...(first.onCurve ? contour.slice(1) : contour), start]) {
    if (pull) {
      const end: Point = point.onCurve ? point : between(pull, point);
      path += `Q${pull.x} ${-pull.y} ${end.x} ${-end.y}`;
    } else if (point.onCurve) {
      path += `L${point.x} ${-point.y}`;
    }
    pull = point.onCurve ? null : point;
  }
  return `${path}Z`;
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
