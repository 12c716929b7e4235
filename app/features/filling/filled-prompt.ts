import { valueErrors } from "~/domain/variable-values";
import { fillPrompt, type Values, type Variable } from "~/domain/variables";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";

import { valuesOfFields } from "./fill-fields";

/** A prompt's text with answers. */
export interface FilledPrompt {
  text: string;
  values: Values;
}

export const fillOperation = { limit: "read" } satisfies Operation;

/** The prompt filled by the fields of a form. Errors: `invalid_fields`, by field. */
export function filledPrompt(
  { content, variables }: { content: string; variables: readonly Variable[] },
  posted: Readonly<Record<string, string>>,
): FilledPrompt {
  const values = valuesOfFields(Object.entries(posted), variables);
  const fields = valueErrors(variables, values);
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
  return { text: fillPrompt(content, variables, values), values };
}
