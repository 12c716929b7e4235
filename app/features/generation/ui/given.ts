import type { Variable, Wish } from "~/features/composing/composition";
import type { PromptUse } from "~/features/prompts/prompt-use";

import { answerText } from "../answer-fields";
import type { GenerationOrder } from "../schema";

/** What a line asks (`POST /api/questions`), and for which use. */
export interface Questions {
  use: PromptUse;
  variables: Variable[];
  wishes: Wish[];
  /** The line says what matters. */
  enough: boolean;
}

/** What a person has answered and switched so far, by variable name and by wish; also of lines they typed before. */
export interface Given {
  answers: Record<string, string>;
  wishes: Record<string, boolean>;
}

/** What was given with an order. */
export const givenWith = ({ answers, wishes }: GenerationOrder): Given => ({
  answers: answers ?? {},
  wishes: Object.fromEntries((wishes ?? []).map((id) => [id, true])),
});

/** Questions as they stand with what was given. Beside an answer only the wishes are on that the person switched on. */
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

/** What goes with an order: the answers to what is asked now, and the wishes where the person has touched one. */
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

/** How many of the answers and wishes are the person's doing. */
export function countGiven(questions: Questions, given: Given): number {
  const { answers = {} } = orderedWith(questions, given, questions.use);
  const switched = questions.wishes.filter(({ id, on }) => (given.wishes[id] ?? on) !== on);
  return Object.keys(answers).length + switched.length;
}

/** A line as the API takes it. */
export const lineOf = ({ purpose, use, deepThinking }: GenerationOrder) => ({
  input: purpose,
  isAutonomousAgent: use === "automation",
  isImageGeneration: use === "image",
  isVideoGeneration: use === "video",
  isDeepThinking: deepThinking,
});
