import { z } from "zod";

import { answerOf, fillPrompt, variableLimits } from "~/domain/variables";
import { variableAnswer } from "~/features/generation/answers";
import { tool } from "~/http/mcp/declare-tool.server";

import { checkValues } from "../check-values.server";
import { promptReference, readPrompt, referenceWords } from "../read-prompt.server";
import { fenceStranger, strangersNotice } from "../stranger.server";

/** Maximum length of a value in characters. */
const valueLimit = 4_000;

const value = z.string({ error: "wrong_type" }).max(valueLimit, { error: "too_long" });

const input = z.strictObject({
  prompt: promptReference,
  values: z
    .record(z.string(), value, { error: "wrong_type" })
    .refine((given) => Object.keys(given).length <= variableLimits.variables, { error: "too_many" })
    .default({}),
});

const answer = z.object({
  notice: z.string().nullable(),
  text: z.string(),
  /** The required variables without a value: their places are still in the text. */
  missing: z.array(z.string()),
  variables: z.array(variableAnswer),
});

export const fillPromptTool = tool({
  name: "fill_prompt",
  title: "Fill a prompt",
  description:
    "Fills the {{places}} of a prompt with values and returns the text to use. Lines that only carry an unanswered optional question are left out.",
  input,
  fields: { prompt: referenceWords, values: "The values, by the names of the prompt's variables." },
  answer,
  scope: "read",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  operation: { limit: "read", errors: ["prompt_not_found"] },
  run: async ({ services, viewer, input: { prompt: reference, values } }) => {
    const { content, variables, isOwn } = await readPrompt({ services, viewer }, reference);
    checkValues(variables, values, "values.");
    const text = fillPrompt(content, variables, values);
    const missing = variables.filter((one) => one.required && answerOf(one, values) === null);
    const names = missing.map(({ name }) => name);
    return {
      value: { notice: isOwn ? null : strangersNotice, text, missing: names, variables },
      text: isOwn ? text : fenceStranger(text),
    };
  },
});
