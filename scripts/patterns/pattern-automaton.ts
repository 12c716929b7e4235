import type { CharSet, JS } from "refa";

import { PatternBuilder, Undecided, type Alternative, type Condition, type Node } from "./pattern-builder.ts";

/** A transition from one state of a pattern to the next, by one character. */
export interface Step {
  to: number;
  via: CharSet;
  /** Whether several ways lead there: by the same character to the same state. */
  twofold: boolean;
  /** False: an unevaluated assertion may forbid it. */
  sure: boolean;
}

/** A possible end of a match: before one of these characters, or at the end of the text. */
interface Ending {
  next: CharSet;
  atEnd: boolean;
}

/** A backtracking matcher's automaton for a pattern. State 0 has consumed nothing. */
export interface Automaton {
  steps: Step[][];
  endings: Ending[][];
  /** Starts of a match after other text: the character before, and the steps of state 0 that it allows. */
  entries: { before: CharSet; steps: Step[] }[];
  all: CharSet;
}

const mostWays = 400_000;
const none: readonly never[] = [];

/**
 * The automaton of one top-level alternative. A repetition of `endless` times or more counts as endless.
 * Errors: {@link Undecided}.
 */
export function buildAutomaton(parser: JS.Parser, alternative: Alternative, endless = Infinity): Automaton {
  const builder = new PatternBuilder(parser, endless);
  const first = builder.node();
  builder.sequence(alternative.elements, first).ends = true;
  const nodes = builder.takers;
  const start = follow(first, null, builder);
  const rest = nodes.map(({ set, to }) => follow(to, set, builder));
  const unique = new Map<string, { before: CharSet; steps: Step[] }>();
  for (const { before, ...step } of start.steps) {
    const key = before.toString();
    const entry = unique.get(key) ?? { before, steps: [] };
    entry.steps.push(step);
    unique.set(key, entry);
  }
  return {
    steps: [merged(start.steps), ...rest.map(({ steps }) => merged(steps))],
    endings: [start, ...rest].map(({ endings }) => endings),
    entries: [...unique.values()],
    all: builder.all,
  };
}

type Begun = Step & { before: CharSet };

/**
 * Every next character, by epsilon transitions; and whether the match can end. `taken` is the character before,
 * null at the start of the match.
 */
function follow(first: Node, taken: CharSet | null, { free, count }: PatternBuilder) {
  const steps: Begun[] = [];
  const endings: Ending[] = [];
  const walk = (node: Node, so: Condition, passed: readonly Node[]) => {
    if (++count.ways > mostWays) throw new Undecided("too many ways");
    if (node.ends && so.sure) endings.push({ next: so.next, atEnd: so.atEnd });
    if (node.takes) {
      const via = node.takes.set.intersect(so.next);
      if (!via.isEmpty)
        steps.push({ to: node.takes.place, via, twofold: false, sure: so.sure, before: so.before });
    }
    for (const { to, condition } of node.ways) {
      // Twice: a nested repetition passes the same node again.
      if (passed.indexOf(to) !== passed.lastIndexOf(to)) continue;
      const stood = so.before.intersect(condition.before);
      const next = so.next.intersect(condition.next);
      if (taken && stood.isEmpty) continue;
      const sure = so.sure && condition.sure && (!taken || stood.equals(so.before));
      walk(to, { before: stood, next, atEnd: so.atEnd && condition.atEnd, sure }, [...passed, to]);
    }
  };
  walk(first, { ...free, before: taken ?? free.before }, none);
  return { steps, endings };
}

/** Merges the steps to each state. */
function merged(steps: readonly Begun[]): Step[] {
  const byPlace = new Map<number, Step>();
  for (const { to, via, sure } of steps) {
    const known = byPlace.get(to);
    byPlace.set(to, {
      to,
      via: known ? known.via.union(via) : via,
      twofold: known !== undefined && (known.twofold || !known.via.isDisjointWith(via)),
      sure: sure && (known?.sure ?? true),
    });
  }
  return [...byPlace.values()];
}
