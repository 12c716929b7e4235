import { JS, type CharSet } from "refa";
import { analyse } from "scslre";

import { buildAutomaton, type Automaton } from "./pattern-automaton.ts";
import { Undecided } from "./pattern-builder.ts";
import { Walks } from "./walks.ts";

/** A cause of super-linear matching time. */
export interface Growth {
  /**
   * `exponential`: a repetition can match the same text in two ways; `polynomial`: two repetitions can share it; `search`: a
   * repetition is started again at each position of it.
   */
  kind: "exponential" | "polynomial" | "search" | "undecided";
  /** The text that, often repeated, demonstrates it; or the undecided part. */
  text: string;
}

/** A bounded repetition may share its text with another one, but not with itself: 2 to the power of this is a lot. */
const mostTimes = 10;

/**
 * The parts of a pattern with more than constant cost per character of a text without a match. Each top-level
 * alternative is checked separately; assertions about one character are evaluated, others may succeed or fail. Without
 * findings, `scslre` is run as well. Empty: the pattern is linear; a reported one may in rare cases be linear too.
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

/** Successive repetitions that match the same text; the search for a start is the first of them. */
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
  const graph = new Walks(steps);
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

/** Repetitions that can match the same text in two ways and return to their start. */
function ambiguities(automaton: Automaton): Growth[] {
  const graph = new Walks(automaton.steps);
  const safe = cannotFail(automaton);
  const rings = new Set<number>();
  return graph.loops.flatMap((place): Growth[] => {
    const ring = graph.ringOf[place]!;
    if (rings.has(ring)) return [];
    const stays = (at: number) => graph.ringOf[at] === ring && !safe.has(at);
    // The third component: whether the two ways have diverged.
    const text = graph.find([place, place, 0], [stays, stays], ([one, other, parted]) =>
      Boolean(parted && one === place && other === place),
    );
    if (text === null) return [];
    rings.add(ring);
    return [{ kind: "exponential", text }];
  });
}

/** The states with a certain match, whatever follows. */
function cannotFail({ steps, endings, all }: Automaton): Set<number> {
  const safe = new Set(steps.keys());
  for (let before = -1; before !== safe.size;) {
    before = safe.size;
    for (const place of steps.keys()) {
      if (!safe.has(place)) continue;
      const sets: CharSet[] = endings[place]!.map(({ next }) => next);
      for (const { to, via, sure } of steps[place]!) if (sure && safe.has(to)) sets.push(via);
      const any = sets.reduce((union, set) => union.union(set), all.negate());
      if (!any.isAll || !endings[place]!.some(({ atEnd }) => atEnd)) safe.delete(place);
    }
  }
  return safe;
}
