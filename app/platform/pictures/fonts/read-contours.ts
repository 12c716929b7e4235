/** An on-curve or control point of an outline, in font units with y upwards. */
export interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

/** Flag bits of a point. */
const onCurve = 0x01;
const repeated = 0x08;
const axes = { x: { short: 0x02, same: 0x10 }, y: { short: 0x04, same: 0x20 } };

/** Flag bits of a part of a composite glyph. */
const part = { words: 0x01, offsets: 0x02, scale: 0x08, more: 0x20, twoScales: 0x40, matrix: 0x80 };

/** The closed contours of one glyph from the `glyf` table (OpenType specification); `bytesOf`: a glyph's bytes. */
export function readContours(
  glyf: DataView,
  bytesOf: (glyph: number) => { start: number; end: number },
  glyph: number,
): Point[][] {
  const { start, end } = bytesOf(glyph);
  if (start === end) return [];
  const count = glyf.getInt16(start);
  return count >= 0 ? readSimple(glyf, start + 10, count) : readComposite(glyf, start + 10, bytesOf);
}

function readSimple(glyf: DataView, start: number, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, index) => glyf.getUint16(start + 2 * index));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + 2 * count;
  at += 2 + glyf.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = glyf.getUint8(at++);
    const times = flag & repeated ? glyf.getUint8(at++) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const readAxis = ({ short, same }: (typeof axes)["x"]) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyf.getUint8(at++) : -glyf.getUint8(at++);
      else if (!(flag & same)) {
        value += glyf.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(axes.x);
  const ys = readAxis(axes.y);
  const points = flags.map((flag, index) => ({
    x: xs[index]!,
    y: ys[index]!,
    onCurve: Boolean(flag & onCurve),
  }));
  return ends.map((last, index) => points.slice(index ? ends[index - 1]! + 1 : 0, last + 1));
}

/** A glyph composed of others, each moved and scaled: letters with accents. */
function readComposite(
  glyf: DataView,
  start: number,
  bytesOf: (glyph: number) => { start: number; end: number },
): Point[][] {
  const contours: Point[][] = [];
  let at = start;
  for (let flags = part.more; flags & part.more;) {
    flags = glyf.getUint16(at);
    const glyph = glyf.getUint16(at + 2);
    at += 4;
    const [dx, dy] =
      flags & part.words
        ? [glyf.getInt16(at), glyf.getInt16(at + 2)]
        : [glyf.getInt8(at), glyf.getInt8(at + 1)];
    at += flags & part.words ? 4 : 2;
    const scales = flags & part.matrix ? 4 : flags & part.twoScales ? 2 : flags & part.scale ? 1 : 0;
    const factors = Array.from({ length: scales }, (_, index) => glyf.getInt16(at + 2 * index) / 0x4000);
    at += 2 * scales;
    const [xx = 1, xy, yx, yy] = scales === 4 ? factors : [factors[0], 0, 0, factors[1] ?? factors[0]];
    const move = flags & part.offsets ? { x: dx, y: dy } : { x: 0, y: 0 };
    contours.push(
      ...readContours(glyf, bytesOf, glyph).map((contour) =>
        contour.map(({ x, y, onCurve: on }) => ({
          x: x * xx + y * (yx ?? 0) + move.x,
          y: x * (xy ?? 0) + y * (yy ?? 1) + move.y,
          onCurve: on,
        })),
      ),
    );
  }
  return contours;
}
