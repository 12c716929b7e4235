import { breakCost, breakCosts } from "./break-costs";
import { lineWidths, type Line } from "./line-widths";
import type { Sign } from "./read-title";

interface Setting {
  /** The index of each line's first sign. */
  starts: number[];
  cost: number;
  strain: number;
}

/**
 * Breaks characters into at most `most` lines no wider than `width` (in ems): at natural breaks, then into as few lines
 * as possible, then of even length. `strain` is the cost of the worst break. Null if they do not fit.
 */
export function breakLines(
  signs: readonly Sign[],
  width: number,
  most: number,
): { lines: Line[]; strain: number } | null {
  const costs = breakCosts(signs.map(({ text }) => text));
  const { widthOf, setLine } = lineWidths(signs);
  let best: Setting | undefined;
  let settings = new Map<number, Setting>([[0, { starts: [], cost: 0, strain: 0 }]]);
  for (let count = 1; count <= most && (!best || best.strain > breakCost.phrase); count += 1) {
    const longer = new Map<number, Setting>();
    for (const [start, setting] of settings) {
      for (let end = start + 1; end <= signs.length; end += 1) {
        const room = 1 - widthOf(start, end) / width;
        if (room < 0) break;
        const cost = setting.cost + costs[end - 1]! + 100 * room ** 2;
        if (cost >= (longer.get(end)?.cost ?? Number.POSITIVE_INFINITY)) continue;
        const strain = Math.max(setting.strain, costs[end - 1]!);
        longer.set(end, { starts: [...setting.starts, start], cost, strain });
      }
    }
    const done = longer.get(signs.length);
    if (done && (!best || done.strain < best.strain)) best = done;
    settings = longer;
  }
  if (!best) return null;
  const { starts, strain } = best;
  return { lines: starts.map((start, index) => setLine(start, starts[index + 1] ?? signs.length)), strain };
}
