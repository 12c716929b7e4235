import type { Values, Variable } from "~/domain/variables";
import { AppError, type FieldErrors } from "~/errors";

/**
 * Checks values against the variables of a prompt. Errors: `invalid_fields`, each field named with `prefix`: a name that the prompt
 * does not ask for, an answer that a choice does not offer.
 */
export function checkValues(variables: readonly Variable[], values: Values, prefix = ""): void {
  const known = new Map(variables.map((variable) => [variable.name, variable]));
  const fields: FieldErrors = {};
  for (const [name, value] of Object.entries(values)) {
    const variable = known.get(name);
    if (!variable) fields[prefix + name] = { code: "unknown_field" };
    else if (variable.kind === "choice" && value.trim() !== "" && !variable.options.includes(value))
      fields[prefix + name] = { code: "not_an_option" };
  }
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
}
