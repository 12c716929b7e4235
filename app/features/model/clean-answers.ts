import type { Variable } from "~/domain/variables";
import { visibleLine } from "~/features/texts/visible-text";
import type { Language } from "~/languages";

import type { GuardedModel } from "./guarded-model";
import { isLeanPoint } from "./text-checks";
import { longest } from "./limits";
import { modelName } from "./model-names";

const most = { questions: 3, deepQuestions: 5, options: 4 };

/** A model's question. */
interface AskedQuestion {
  label: string;
  question: string;
  options: string[];
}

/** Cleans the texts of a model for use in a prompt. */
export interface Cleaner {
  /** One clean line without list marks; empty if it repeats the instructions. */
  line(text: string): string;
  /** Language of the prompt's text; null: unknown. */
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

/** The answered questions, then the model's, or the open ones of `known` if the model has none. */
export function variablesFrom(
  questions: readonly AskedQuestion[],
  known: Variable[],
  deep: boolean,
  { line }: Cleaner,
): Variable[] {
  const answered = known.filter(({ value }) => value !== null);
  const made = questions.flatMap((asked): Variable[] => {
    const label = line(asked.label).replace(/[:：]$/u, "");
    const question = line(asked.question);
    const options = [...new Set(asked.options.map(line))].filter((option) =>
      isLeanPoint(option, longest.option),
    );
    const isSound =
      isLeanPoint(label, longest.label) && isLeanPoint(question, longest.question) && options.length >= 2;
    return isSound
      ? [
          {
            name: modelName(label),
            label,
            question,
            kind: "text",
            required: false,
            options: options.slice(0, most.options),
            value: null,
          },
        ]
      : [];
  });
  const open = (made.length > 0 ? made : known).filter(
    ({ name, value }, index, all) =>
      value === null &&
      !answered.some((one) => one.name === name) &&
      all.findIndex((one) => one.name === name) === index,
  );
  return [...answered, ...open.slice(0, deep ? most.deepQuestions : most.questions)];
}
