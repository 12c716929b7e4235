import { JS, type CharSet } from "refa";
import { analyse } from "scslre";

import { buildAutomaton, Undecided, type Automaton, type Step } from "./pattern-automaton.ts";

/** What makes a pattern's work grow faster than the text. */
export interface Growth {
  /**
   * `exponential`: a repetition can take the same text in two ways; `polynomial`: two repetitions can share it; `search`: a
   * repetition is begun again at each place of it.
   */
  kind: "exponential" | "polynomial" | "search" | "undecided";
  /** The text that, often repeated, shows it; or what could not be decided. */
  text: string;
}

/** A bounded repetition may share its text with another one, but not with itself: 2 to the power of this is much. */
const mostTimes = 10;
const mostSteps = 2_000_000;

/**
 * What in a pattern may cost more than a fixed amount for each character of a text that does not fit. Every top-level alternative
 * is looked at alone; assertions about one character are taken into account, of others it is assumed that they may fail. Where it
 * finds nothing, `scslre` is asked as well. Empty: the pattern is linear; what is reported may in rare cases be linear too.
 */
export function findGrowth(source: string, flags: string): Growth[] {
  try {
    const parser = JS.Parser.fromLiteral({ source, flags });
    const found = parser.ast.pattern.alternatives.flatMap((alternative) => {
      const exact = buildAutomaton(parser, alternative);
      return [
        ...searchGrowth(exact, !flags.includes("y")),
        ...ambiguities(buildAutomaton(parser, alternative, mostTimes)),
      ];
    });
    if (found.length > 0) return found;
    return analyse({ source, flags }).reports.map(({ type, exponential, character }) => ({
      kind: exponential ? "exponential" : type === "Move" ? "search" : "polynomial",
      text: character.pick,
    }));
  } catch (error) {
    return [{ kind: "undecided", text: error instanceof Undecided ? error.message : String(error) }];
  }
}

/** Repetitions that come one after the other by the same text, the search for a beginning being the first of them. */
function searchGrowth(automaton: Automaton, searches: boolean): Growth[] {
  const steps = automaton.steps.map((list) => [...list]);
  const search = searches ? steps.length : -1;
  if (searches) {
    const { all } = automaton;
    steps.push([{ to: search, via: all, twofold: false, sure: true }]);
    for (const { before, steps: begun } of automaton.entries) {
      if (!before.isEmpty) steps[search]!.push({ to: steps.length, via: before, twofold: false, sure: true });
      steps.push(begun);
    }
  }
  const graph = new Graph(steps);
  const safe = cannotFail(automaton);
  const loops = graph.loops.filter((place) => !safe.has(place));
  const seen = new Set<string>();
  return loops.flatMap((one) =>
    loops.flatMap((other): Growth[] => {
      const pair = `${graph.ringOf[one]}>${graph.ringOf[other]}`;
      if (other === search || graph.ringOf[one] === graph.ringOf[other] || seen.has(pair)) return [];
      const stays = (loop: number) => (place: number) =>
        graph.ringOf[place] === graph.ringOf[loop] && !safe.has(place);
      const text = graph.find(
        [one, one, other],
        [stays(one), () => true, stays(other)],
        (at) => at[0] === one && at[1] === other && at[2] === other,
      );
      if (text === null) return [];
      seen.add(pair);
      return [{ kind: one === search ? "search" : "polynomial", text }];
    }),
  );
}

/** Repetitions that can take the same text in two ways and come back to where they were. */
function ambiguities(automaton: Automaton): Growth[] {
  const graph = new Graph(automaton.steps);
  const safe = cannotFail(automaton);
  const rings = new Set<number>();
  return graph.loops.flatMap((place): Growth[] => {
    const ring = graph.ringOf[place]!;
    if (rings.has(ring)) return [];
    const stays = (at: number) => graph.ringOf[at] === ring && !safe.has(at);
    // The third component tells whether the two ways have parted.
    const text = graph.find([place, place, 0], [stays, stays], ([one, other, parted]) =>
      Boolean(parted && one === place && other === place),
    );
    if (text === null) return [];
    rings.add(ring);
    return [{ kind: "exponential", text }];
  });
}

/** The places from which, whatever follows, a match is found. */
function cannotFail({ steps, endings, all }: Automaton): Set<number> {
  const safe = new Set(steps.keys());
  for (let before = -1; before !== safe.size;) {
    before = safe.size;
    for (const place of [...safe]) {
      const sets: CharSet[] = endings[place]!.map(({ next }) => next);
      for (const { to, via, sure } of steps[place]!) if (sure && safe.has(to)) sets.push(via);
      const any = sets.reduce((union, set) => union.union(set), all.negate());
      if (!any.isAll || !endings[place]!.some(({ atEnd }) => atEnd)) safe.delete(place);
    }
  }
  return safe;
}

class Graph {
  /** Places within the same ring can be reached from each other. */
  readonly ringOf: readonly number[];
  /** The places that can be reached from themselves. */
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
   * The text by which two or three walks come from `start` to where `ends` is true, each within its `bounds`; null: there is none.
   * The third number of two walks is 1 once they went different ways.
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

/** Which places can reach each other (Tarjan), without recursion: bounded repetitions have thousands of places. */
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
