import { fillPrompt, type Values, type Variable } from "~/domain/variables";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";

import { checkValues } from "./check-values";
import { fillField, valuesOfFields } from "./fill-fields";

/** A prompt's text with answers. */
export interface FilledPrompt {
  text: string;
  values: Values;
}

export const fillOperation = { limit: "read" } satisfies Operation;

/** The prompt filled by the fields of a form. Errors: `invalid_fields`, by field. */
export function filledPrompt(
  { content, variables }: { content: string; variables: readonly Variable[] },
  fields: Readonly<Record<string, string>>,
): FilledPrompt {
  const values = valuesOfFields(Object.entries(fields), variables);
  const errors = Object.entries(checkValues(variables, values));
  if (errors.length > 0)
    throw new AppError("invalid_fields", {
      fields: Object.fromEntries(errors.map(([name, error]) => [fillField.value + name, error])),
    });
  return { text: fillPrompt(content, variables, values), values };
}
