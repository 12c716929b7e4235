import type { Point } from "./read-contours";

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true });

/** Writes a closed contour as SVG path data, whose y points downwards. Two pulling points in a row have a point of the curve halfway between. */
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
