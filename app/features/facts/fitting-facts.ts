import type { Fact } from "~/domain/fact";
import { foldText } from "~/features/text/fold-text";

import { heldFacts } from "./place-facts";

/** A question or field that a fact may answer. */
export interface Asked {
  name: string;
  label: string;
  question: string;
  /** Answers to choose from. */
  options?: readonly string[];
  /** Only these answer it. */
  isClosed?: boolean;
}

/** How many facts a field offers. */
const most = 3;

/** The name of a question without its playbook: "announcement.readers" and "invitation.readers" ask the same. */
const ownName = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

const isWord = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Katakana}]{2}|[\p{L}\p{N}]{3}/u.test(text);

/** The option of a question that a fact says. */
export const optionOf = ({ text }: Pick<Fact, "text">, { options = [] }: Asked): string | undefined =>
  options.find((option) => foldText(option) === foldText(text));

/** How well a fact fits a question: it answered this one, is an option of it, answered one of the same name, or they share a word. 0: not at all. */
function fitOf(fact: Fact, given: Asked): number {
  const { name, fits } = fact;
  const { name: asked, label, question } = given;
  if (fits.includes(asked)) return 4;
  if (optionOf(fact, given) !== undefined) return 3;
  if (fits.some((fit) => ownName(fit) === ownName(asked))) return 3;
  const [said, about] = [foldText(name), foldText(label)];
  if (said === about) return 3;
  if (isWord(said) && (about.includes(said) || foldText(question).includes(said))) return 2;
  return isWord(about) && said.includes(about) ? 2 : 0;
}

/** The facts that fit a question, the best first, then the most used; at most three. `facts`: the most used first. */
export function fittingFacts(facts: readonly Fact[], asked: Asked): Fact[] {
  return facts
    .map((fact) => ({ fact, fit: fitOf(fact, asked) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, most)
    .map(({ fact }) => fact);
}

/** The persons and projects that facts belong to, in the facts' order. */
export const subjectsOf = (facts: readonly Fact[]): string[] => [
  ...new Set(facts.flatMap(({ subject }) => (subject ? [subject] : []))),
];

/** The option that a fact which fits names in its words: "Parents of 3B" names "Parents". The longest, where one is part of another. */
function namedOption(fact: Pick<Fact, "text">, asked: Asked): string | undefined {
  const exact = optionOf(fact, asked);
  if (exact !== undefined) return exact;
  const named = (asked.options ?? [])
    .filter(
      (option) => isWord(foldText(option)) && heldFacts([fact.text], [{ name: "", text: option }]).length > 0,
    )
    .toSorted((one, other) => other.length - one.length);
  const [longest] = named;
  const isOne = named.every((option) => foldText(longest!).includes(foldText(option)));
  return isOne ? longest : undefined;
}

/** A fact that answers a question, by the words that it puts in: an option that it names, or its text. */
export interface FactAnswer {
  fact: Fact;
  text: string;
}

function answerTo(facts: readonly Fact[], asked: Asked): FactAnswer | undefined {
  return fittingFacts(facts, asked)
    .map((fact) => ({ fact, text: namedOption(fact, asked) ?? (asked.isClosed ? null : fact.text) }))
    .find((answer): answer is FactAnswer => answer.text !== null);
}

/** How "as last time" answers the questions by the facts of one person or project: by question name, and the facts that fit none. */
export function answersFor(facts: readonly Fact[], subject: string, questions: readonly Asked[]) {
  const own = facts.filter((fact) => fact.subject === subject);
  const left = new Set(own);
  const answers = new Map<string, FactAnswer>();
  for (const asked of questions) {
    const answer = answerTo([...left], asked);
    if (!answer) continue;
    answers.set(asked.name, answer);
    left.delete(answer.fact);
  }
  return { answers, others: [...left] };
}

/** Changes that a tap on facts makes. */
export interface FactChange {
  /** Facts that answer questions, by the question's name. */
  answers: ReadonlyMap<string, FactAnswer>;
  /** Facts that the prompt states from now on, or with `isOn` false no more. */
  stated: readonly Fact[];
  isOn: boolean;
}
