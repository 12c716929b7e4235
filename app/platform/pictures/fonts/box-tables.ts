import { tableOf, type Font } from "./unpack-woff";

/** Bytes of a box glyph. */
const boxLength = 34;
const boxHeight = 100;
const onCurve = 1;

/**
 * The font with a box from its origin to its advance for every glyph: a text set in it has a measurable width. Glyphs
 * without an advance are empty. Source: OpenType specification, "glyf", "loca", "hmtx".
 */
export function withBoxes(font: Font): Font {
  const { buffer, byteOffset, byteLength } = tableOf(font, "head");
  const head = new DataView(buffer.slice(byteOffset, byteOffset + byteLength));
  const hmtx = tableOf(font, "hmtx");
  const measured = tableOf(font, "hhea").getUint16(34);
  const count = tableOf(font, "maxp").getUint16(4);
  const glyf = new DataView(new ArrayBuffer(count * boxLength));
  const loca = new DataView(new ArrayBuffer((count + 1) * 4));
  let at = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    const advance = hmtx.getUint16(4 * Math.min(glyph, measured - 1));
    if (advance > 0) {
      const [contours, lastPoint, instructions] = [1, 3, 0];
      const bounds = [0, 0, advance, boxHeight];
      [contours, ...bounds, lastPoint, instructions].forEach((value, index) =>
        glyf.setInt16(at + 2 * index, value),
      );
      for (let point = 0; point < 4; point += 1) glyf.setUint8(at + 14 + point, onCurve);
      // From corner to corner: four steps in x, then four in y.
      [0, advance, 0, -advance, 0, 0, boxHeight, 0].forEach((step, index) =>
        glyf.setInt16(at + 18 + 2 * index, step),
      );
      at += boxLength;
    }
    loca.setUint32(4 * (glyph + 1), at);
  }
  const wideOffsets = 1;
  head.setInt16(50, wideOffsets);
  return { ...font, tables: new Map([...font.tables, ["glyf", glyf], ["loca", loca], ["head", head]]) };
}
