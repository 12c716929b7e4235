import type { Wish } from "~/domain/composition";
import type { Variable } from "~/domain/variables";
import type { PromptUse } from "~/domain/prompt-use";
import { answerText } from "~/features/composing/answer-fields";

import type { GenerationOrder } from "../schema";

/** The questions of a line (`POST /api/questions`), and its use. */
export interface Questions {
  use: PromptUse;
  variables: Variable[];
  wishes: Wish[];
  /** The line is detailed enough without answers. */
  enough: boolean;
}

/** All answers and switched wishes of a person, by variable name and by wish; also from earlier lines. */
export interface Given {
  answers: Record<string, string>;
  wishes: Record<string, boolean>;
}

/** The answers and wishes of an order. */
export const givenWith = ({ answers, wishes }: GenerationOrder): Given => ({
  answers: answers ?? {},
  wishes: Object.fromEntries((wishes ?? []).map((id) => [id, true])),
});

/** Questions with the given answers. With an answer, only wishes that the person switched on are on. */
export function withGiven(questions: Questions, given: Given): Questions {
  const variables = questions.variables.map((variable) => ({
    ...variable,
    value: given.answers[variable.name] ?? variable.value,
  }));
  const isAnswered = variables.some(({ value }) => answerText(value ?? "") !== "");
  const wishes = questions.wishes.map((wish) => ({
    ...wish,
    on: given.wishes[wish.id] ?? (wish.on && !isAnswered),
  }));
  return { ...questions, variables, wishes };
}

/** The part of an order from the questions: answers to the current questions, and wishes where one was switched. */
export function orderedWith(
  questions: Questions | null | undefined,
  given: Given,
  use: PromptUse,
): Pick<GenerationOrder, "answers" | "wishes"> {
  if (questions?.use !== use) return {};
  const { variables, wishes } = withGiven(questions, given);
  const answers = variables.flatMap(({ name, value }) => {
    const text = answerText(value ?? "");
    return text ? [[name, text] as const] : [];
  });
  const touched = wishes.some(({ id }) => Object.hasOwn(given.wishes, id));
  return {
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
    ...(touched && { wishes: wishes.filter(({ on }) => on).map(({ id }) => id) }),
  };
}

/** The number of answers and wishes that the person has changed. */
export function countGiven(questions: Questions, given: Given): number {
  const { answers = {} } = orderedWith(questions, given, questions.use);
  const switched = questions.wishes.filter(({ id, on }) => (given.wishes[id] ?? on) !== on);
  return Object.keys(answers).length + switched.length;
}

/** A line as fields of the API. */
export const lineOf = ({ purpose, use, deepThinking }: GenerationOrder) => ({
  input: purpose,
  isAutonomousAgent: use === "automation",
  isImageGeneration: use === "image",
  isVideoGeneration: use === "video",
  isDeepThinking: deepThinking,
});
