import { promptUses } from "~/domain/prompt-use";
import { answerField, parseAnswerFields } from "~/features/generator/composing/answer-fields";

import { defaultInput } from "../limits";
import type { GenerationInput } from "../schema";

/** An input as fields of the generator's form. */
export const fieldsOf = (input: GenerationInput): Record<string, string> => {
  const { purpose, use, deepThinking, kind, asks, answers = {}, wishes, refused } = input;
  return {
    purpose,
    use,
    ...(deepThinking && { deepThinking: "on" }),
    ...(kind && { kind }),
    ...(asks !== undefined && { asks: asks ? "on" : "off" }),
    ...(refused && { refused }),
    ...Object.fromEntries(Object.entries(answers).map(([name, text]) => [answerField.own + name, text])),
    ...(wishes && Object.fromEntries(["", ...wishes].map((id) => [answerField.wish + id, "on"]))),
  };
};

/** The input in the form's fields. */
export const inputFromForm = (values: Record<string, FormDataEntryValue>): GenerationInput => ({
  purpose: String(values.purpose ?? ""),
  use: promptUses.find((use) => use === values.use) ?? defaultInput.use,
  deepThinking: values.deepThinking === "on",
  answers: parseAnswerFields(Object.entries(values)).answers,
});
