import type { Values } from "~/domain/variables";
import { AppError } from "~/errors";
import { fillTemplate } from "~/features/prompts/filling/fill-template";
import { asAppError } from "~/http/errors.server";

import { listVariables } from "./list-variables";
import type { ReadPrompt } from "./read-prompt.server";

/**
 * The text of a prompt with values, unfenced. An error lists what the prompt takes; of another person's it does not even repeat the names,
 * which are that person's text.
 */
export function fillRead(
  prompt: Pick<ReadPrompt, "content" | "variables" | "isStrangers">,
  values: Values,
  asks?: boolean,
): string {
  try {
    return fillTemplate(prompt, values, asks);
  } catch (thrown) {
    const { code, fields = {} } = asAppError(thrown);
    const [fault] = Object.values(fields);
    if (code !== "invalid_fields" || !fault) throw thrown;
    const hint = "get_prompt lists the values that the prompt takes.";
    if (prompt.isStrangers) throw new AppError(code, { fields: { values: fault }, hint });
    const asked = prompt.variables.map((variable) => ({ ...variable, value: null }));
    throw new AppError(code, { fields, hint: `The prompt takes:\n${listVariables(asked)}` });
  }
}
