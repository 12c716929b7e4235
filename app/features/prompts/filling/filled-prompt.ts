import type { Values, Variable } from "~/domain/variables";

import { asksIn } from "~/features/prompts/asks-fields";

import { valuesOfFields } from "./fill-fields";
import { fillTemplate } from "./fill-template";

export interface FilledPrompt {
  text: string;
  values: Values;
}

/** The prompt filled by the fields of a form. Errors: those of `fillTemplate`. */
export function filledPrompt(
  template: { content: string; variables: readonly Variable[] },
  fields: Readonly<Record<string, string>>,
): FilledPrompt {
  const values = valuesOfFields(Object.entries(fields), template.variables);
  return { text: fillTemplate(template, values, asksIn(fields)), values };
}
