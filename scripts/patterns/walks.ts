import type { CharSet } from "refa";

import type { Step } from "./pattern-automaton.ts";
import { Undecided } from "./pattern-builder.ts";

const mostSteps = 2_000_000;

/** Walks along the transitions of a pattern. */
export class Walks {
  /** The strongly connected component of each state. */
  readonly ringOf: readonly number[];
  /** The states reachable from themselves. */
  readonly loops: readonly number[];
  readonly #steps: readonly Step[][];

  constructor(steps: readonly Step[][]) {
    this.#steps = steps;
    const { ringOf, sizes } = ringsOf(steps);
    this.ringOf = ringOf;
    this.loops = [...steps.keys()].filter(
      (place) => sizes.get(ringOf[place]!)! > 1 || steps[place]!.some(({ to }) => to === place),
    );
  }

  /**
   * The text by which two or three walks lead from `start` to a state where `ends` is true, each within `bounds`. Null
   * if there is none. The third number of two walks is 1 after they diverged.
   */
  find(start: number[], bounds: ((place: number) => boolean)[], ends: (at: number[]) => boolean) {
    const from = new Map<string, { key: string; char: number } | null>([[start.join(), null]]);
    const queue = [start];
    let count = 0;
    for (let at = queue.pop(); at; at = queue.pop()) {
      const [one, other, third] = at as [number, number, number];
      for (const a of this.#steps[one]!)
        for (const b of this.#steps[other]!) {
          if (!bounds[0]!(a.to) || !bounds[1]!(b.to)) continue;
          const both = a.via.intersect(b.via);
          if (both.isEmpty) continue;
          const parts: Step[] = bounds[2]
            ? this.#steps[third]!.filter(({ to }) => bounds[2]!(to))
            : [{ ...a, to: third || a.to !== b.to || (a === b && a.twofold) ? 1 : 0 }];
          for (const c of parts) {
            if (++count > mostSteps) throw new Undecided("too many steps");
            const chars = both.intersect(c.via);
            const next = [a.to, b.to, c.to];
            const key = next.join();
            if (chars.isEmpty || from.has(key)) continue;
            from.set(key, { key: at.join(), char: readable(chars) });
            if (ends(next)) return spell(from, key);
            queue.push(next);
          }
        }
    }
    return null;
  }
}

const readable = (chars: CharSet): number =>
  [0x61, 0x20, 0x0a].find((char) => chars.has(char)) ??
  chars.ranges.find(({ min }) => min > 0x20)?.min ??
  chars.ranges[0]!.min;

function spell(from: Map<string, { key: string; char: number } | null>, last: string): string {
  let text = "";
  for (let at = from.get(last); at; at = from.get(at.key)) text = String.fromCodePoint(at.char) + text;
  return text;
}

/** Strongly connected components (Tarjan), without recursion: bounded repetitions have thousands of states. */
function ringsOf(steps: readonly Step[][]) {
  const order = steps.map(() => -1);
  const low = steps.map(() => -1);
  const ringOf = steps.map(() => -1);
  const sizes = new Map<number, number>();
  const open: number[] = [];
  let visited = 0;
  for (const root of steps.keys()) {
    if (order[root] !== -1) continue;
    const work: { place: number; next: number }[] = [];
    const enter = (place: number) => {
      order[place] = low[place] = visited++;
      open.push(place);
      work.push({ place, next: 0 });
    };
    enter(root);
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const { place } = top;
      const step = steps[place]![top.next++];
      if (step) {
        if (order[step.to] === -1) enter(step.to);
        else if (ringOf[step.to] === -1) low[place] = Math.min(low[place]!, order[step.to]!);
        continue;
      }
      work.pop();
      const above = work.at(-1)?.place;
      if (above !== undefined) low[above] = Math.min(low[above]!, low[place]!);
      if (low[place] !== order[place]) continue;
      const ring = open.splice(open.lastIndexOf(place));
      for (const member of ring) ringOf[member] = place;
      sizes.set(place, ring.length);
    }
  }
  return { ringOf, sizes };
}
