import { promptUses } from "~/domain/prompt-use";
import { answerField } from "~/features/generator/composing/answer-fields";

import { defaultOrder } from "../limits";
import type { GenerationOrder } from "../schema";

/** An order as fields of the generator's form. */
export const fieldsOf = (order: GenerationOrder): Record<string, string> => {
  const { purpose, use, deepThinking, kind, asks, answers = {}, wishes, refused } = order;
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

/** The order in the form's fields. */
export const orderFromForm = (values: Record<string, FormDataEntryValue>): GenerationOrder => ({
  purpose: String(values.purpose ?? ""),
  use: promptUses.find((use) => use === values.use) ?? defaultOrder.use,
  deepThinking: values.deepThinking === "on",
});
