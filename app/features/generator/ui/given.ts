import type { Given } from "~/client/left-off";
import type { Composition } from "~/domain/composition";
import { answerText } from "~/features/generator/composing/answer-fields";
import { statedFacts } from "~/features/generator/composing/stated-facts";

import type { GenerationInput } from "../schema";

export const givenWith = ({ answers, wishes, kind }: GenerationInput): Given => ({
  answers: answers ?? {},
  wishes: Object.fromEntries((wishes ?? []).map((id) => [id, true])),
  kind,
});

/** The pieces of a line's prompt with the person's answers and the facts that they state. */
export const withGiven = (questions: Composition, given: Given, asks: boolean): Composition => ({
  ...questions,
  variables: [
    ...questions.variables.map((variable) => ({
      ...variable,
      value: answerText(given.answers[variable.name] ?? "", variable.kind) || null,
    })),
    ...statedFacts(given.answers),
  ],
  wishes: questions.wishes.map((wish) => ({ ...wish, on: given.wishes[wish.id] ?? wish.on })),
  asking: questions.asking && { ...questions.asking, on: questions.asking.on && asks },
});

/** The part of an input from the questions: the kind, the answers, and the wishes where one was switched. */
export function inputWith(
  questions: Composition,
  given: Given,
): Pick<GenerationInput, "answers" | "wishes" | "kind"> {
  const { variables, wishes } = withGiven(questions, given, true);
  const answers = variables.flatMap(({ name, value }) => (value ? [[name, value] as const] : []));
  const touched = wishes.some(({ id }) => Object.hasOwn(given.wishes, id));
  return {
    kind: given.kind,
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
    ...(touched && { wishes: wishes.filter(({ on }) => on).map(({ id }) => id) }),
  };
}

/** The part of an input from the facts alone, where the questions are not there. */
export const inputWithFacts = ({ answers }: Given): Pick<GenerationInput, "answers"> => {
  const stated = statedFacts(answers).map(({ name, value }) => [name, value!] as const);
  return stated.length > 0 ? { answers: Object.fromEntries(stated) } : {};
};

/** A line as fields of the API. */
export const lineOf = ({ purpose, use, deepThinking, kind }: GenerationInput) => ({
  input: purpose,
  isAutonomousAgent: use === "automation",
  isImageGeneration: use === "image",
  isVideoGeneration: use === "video",
  isDeepThinking: deepThinking,
  kind,
});
