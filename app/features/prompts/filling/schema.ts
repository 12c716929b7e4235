import { z } from "zod";

import { valueLimit } from "~/domain/variable-values";
import { type Values } from "~/domain/variables";
import { variableLimits } from "~/domain/placeholders";

const value = z.union(
  [
    z
      .string()
      .overwrite((text) => text.replace(/\r\n?/g, "\n"))
      .meta({ maxLength: valueLimit }),
    z.number(),
  ],
  { error: "wrong_type" },
);

/** `POST /api/prompts/{id}/fill`: values by variable name; the prompt's own variables check them. */
export const fillRequest = z.strictObject({
  values: z
    .record(z.string(), value, { error: "wrong_type" })
    .meta({ maxProperties: variableLimits.variables })
    .refine((values) => Object.keys(values).length <= variableLimits.variables, {
      error: "too_many",
      params: { limit: variableLimits.variables },
    })
    .transform((values): Values =>
      Object.fromEntries(Object.entries(values).map(([name, given]) => [name, String(given)])),
    )
    .default({}),
  /** False: the filled text does not tell the AI to ask what is still open. */
  asks: z.boolean({ error: "wrong_type" }).default(true),
});

/** The form of a prompt's answers: any fields, read by the prompt's variables. */
export const fillForm = z.record(z.string(), z.string());
