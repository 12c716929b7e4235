import type { Question } from "~/domain/composition";
import { answerTo } from "~/features/generator/composing/answer-to";

import { unclearName } from "../../unclear-name";
import type { Unclear } from "./find-unclear";

/** The questions about unclear words, with their answers; a label is the words. Error: `invalid_fields` for too long an answer. */
export const unclearQuestions = (
  found: readonly Unclear[],
  answers: Readonly<Record<string, string>> = {},
): Question[] =>
  found.map(({ words, asks, options, material }) => {
    const asked = { name: unclearName(words), kind: material ? ("long_text" as const) : ("text" as const) };
    const given = answers[asked.name];
    return {
      ...asked,
      label: words,
      question: asks.replace("{words}", () => words),
      example: "",
      required: false,
      options: [...options],
      value: given === undefined ? null : answerTo(asked, given),
    };
  });
