import type { Question } from "~/domain/composition";
import { isAvoid } from "~/features/generator/composing/asides";
import { visibleLine } from "~/features/text/visible-text";
import type { Language } from "~/domain/languages";

import type { GuardedModel } from "./guarded-model";
import { isLeanPoint } from "./text-checks";
import { longest } from "./limits";
import { modelName } from "./model-names";

const most = { questions: 2, deepQuestions: 4, options: 5 };

/** A model's question. */
interface AskedQuestion {
  label: string;
  question: string;
  example: string;
  options: string[];
}

/** Cleans the texts of a model for use in a prompt. */
export interface Cleaner {
  /** One clean line without list marks; empty if it repeats the instructions. */
  line(text: string): string;
  /** Language of the prompt's text. Null if it is unknown. */
  wanted: Language | null;
}

export const cleanerOf = ({ repeatsInstructions }: GuardedModel, wanted: Language | null): Cleaner => ({
  wanted,
  line: (text) =>
    repeatsInstructions(text)
      ? ""
      : visibleLine(text)
          .replace(/^[-*・•\s]+/, "")
          .trim(),
});

/**
 * The answered questions, then the model's (facts first, as it asked them), or the open ones of `known` if the
 * model has none; last what must not be in the result.
 */
export function variablesFrom(
  questions: readonly AskedQuestion[],
  known: Question[],
  deep: boolean,
  { line }: Cleaner,
): Question[] {
  const answered = known.filter(({ value }) => value !== null);
  const avoid = known.filter(({ name, value }) => isAvoid(name) && value === null);
  const made = questions.flatMap((asked): Question[] => {
    const label = line(asked.label).replace(/[:：]$/u, "");
    const question = line(asked.question);
    const options = [...new Set(asked.options.map(line))].filter((option) =>
      isLeanPoint(option, longest.option),
    );
    const example = line(asked.example);
    const isSound =
      isLeanPoint(label, longest.label) && isLeanPoint(question, longest.question) && options.length !== 1;
    return isSound
      ? [
          {
            name: modelName(label),
            label,
            question,
            example: isLeanPoint(example, longest.option) ? example : "",
            kind: "text",
            required: false,
            options: options.slice(0, most.options),
            value: null,
          },
        ]
      : [];
  });
  const rest = known.filter(({ name }) => !isAvoid(name));
  const open = (made.length > 0 ? made : rest).filter(
    ({ name, value }, index, all) =>
      value === null &&
      !answered.some((one) => one.name === name) &&
      all.findIndex((one) => one.name === name) === index,
  );
  return [...answered, ...open.slice(0, deep ? most.deepQuestions : most.questions), ...avoid];
}
