import type { Question } from "~/domain/composition";
import { languages, type Language } from "~/domain/languages";

import { keepsBoth } from "../../contradiction-name";
import type { Contradiction } from "./contradictions-in";
import { withoutCuts, type Cut } from "./removal-of";
import { wishSigns } from "./signs";

type Answers = Readonly<Record<string, string>>;

/** A prompt whose contradictions are settled as a person chose. */
export interface Settled {
  content: string;
  /** The removed passages, in order. */
  cuts: Cut[];
  /** Lines to add. */
  rules: string[];
  /** The questions which wish holds, with their answers, a passage or `keepsBoth`. */
  questions: Question[];
}

/** The position of the passage that an answer keeps; -1 without one. */
const keptOf = ({ question: { name }, passages }: Contradiction, answers: Answers): number =>
  passages.indexOf(answers[name]?.trim() ?? "");

/** Removes the passages that give way to those that the answers keep, by the names of their questions. */
export function settle(content: string, contradictions: readonly Contradiction[], answers: Answers): Settled {
  const chosen = contradictions.flatMap((one) => {
    const kept = keptOf(one, answers);
    if (kept === -1) return [];
    return [{ cut: one.cuts[1 - kept] ?? null, again: one.again[1 - kept]!, rule: one.rules[kept]! }];
  });
  const cuts = chosen
    .flatMap(({ cut, again }) => [...(cut ? [cut] : []), ...again])
    .sort((one, other) => one.start - other.start);
  return {
    content: withoutCuts(content, cuts),
    cuts,
    rules: chosen.flatMap(({ cut, rule }) => (cut ? [] : rule)),
    questions: contradictions.map((one) => ({
      ...one.question,
      value:
        one.passages[keptOf(one, answers)] ?? (answers[one.question.name] === keepsBoth ? keepsBoth : null),
    })),
  };
}

/** A text without what its lines tell of which passage counts: nobody misses the quotations in them. */
export const withoutRules = (text: string): string =>
  text
    .split("\n")
    .map((line) => languages.reduce(withoutRule, line))
    .join("\n");

function withoutRule(line: string, language: Language): string {
  const [open, middle, close] = wishSigns[language].counts("\n", "\n").split("\n") as [
    string,
    string,
    string,
  ];
  const [start, between, end] = [line.indexOf(open), line.indexOf(middle), line.lastIndexOf(close)];
  const isRule = start !== -1 && start < between && between + middle.length <= end;
  return isRule ? line.slice(0, start) + line.slice(end + close.length) : line;
}
