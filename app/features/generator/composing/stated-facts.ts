import type { Question } from "~/domain/composition";
import type { Fact } from "~/domain/fact";
import type { FactChange } from "~/features/facts/fitting-facts";
import { factNameLimit } from "~/features/facts/limits";
import { countCharacters, visibleLine } from "~/features/text/visible-text";

import { answerText } from "./answer-fields";

const form = /^fact\.[0-9A-Za-z]{1,22}\.(?<label>.+)$/u;

type Stated = Pick<Fact, "id" | "name" | "text">;

/** The name of the answer by which a prompt states a fact: it has the fact's name, so that no list is needed to read it. */
export const factAnswer = ({ id, name }: Omit<Stated, "text">): string => `fact.${id}.${name}`;

/** The fact's name in the name of an answer. Null for any other name. */
export function statedName(name: string): string | null {
  const label = form.exec(name)?.groups!.label ?? null;
  return label !== null && visibleLine(label) === label && countCharacters(label) <= factNameLimit
    ? label
    : null;
}

/** Facts as answers, to state with a line. */
export const factAnswers = (facts: readonly Stated[]): Record<string, string> =>
  Object.fromEntries(facts.map((fact) => [factAnswer(fact), fact.text]));

/** The facts among answers, each as a question with its answer by `answerTo`; empty ones are left out. */
export const statedFacts = (
  answers: Readonly<Record<string, string>>,
  answerTo: (question: Pick<Question, "name" | "kind">, given: string) => string | null = (_, given) =>
    answerText(given) || null,
): Question[] =>
  Object.entries(answers).flatMap(([name, given]) => {
    const label = statedName(name);
    if (label === null) return [];
    const question = { name, label, question: label, kind: "text" as const, example: "" };
    const value = answerTo(question, given);
    return value === null ? [] : [{ ...question, required: false, options: [], value }];
  });

/** A tap on facts as answers; those of facts that are stated no more are empty. */
export const answersOf = ({ answers, stated, isOn }: FactChange): Record<string, string> => ({
  ...Object.fromEntries([...answers].map(([name, { text }]) => [name, text])),
  ...Object.fromEntries(stated.map((fact) => [factAnswer(fact), isOn ? fact.text : ""])),
});
