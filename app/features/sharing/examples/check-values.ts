import { valueErrors, valueFault } from "~/domain/variable-values";
import type { Values, Variable } from "~/domain/variables";
import { AppError, type FieldErrors } from "~/errors";

import { valuesLimit } from "./limits";

/**
 * The values of an example, checked by the prompt's variables; none is required. A value that the example already has stays, whatever
 * the definitions are by now. Errors: `invalid_fields` by `values.<name>`, and `values` for too long ones.
 */
export function checkValues(variables: readonly Variable[], given: Values, known: Values = {}): Values {
  const kinds = new Map(variables.map(({ name, kind }) => [name, kind]));
  const values = Object.fromEntries(
    // Japanese keyboards type wide digits.
    Object.entries(given).map(([name, value]) => [
      name,
      kinds.get(name) === "number" ? value.normalize("NFKC") : value,
    ]),
  );
  const isNew = ([name, value]: [string, string]) => !(Object.hasOwn(known, name) && known[name] === value);
  const fresh = Object.fromEntries(Object.entries(values).filter(isNew));
  // Without their own values, so that a default is not checked as if it were given.
  const bare = variables.map((variable) => ({ ...variable, value: null, required: false }));
  const fields: FieldErrors = valueErrors(bare, fresh);
  const length = Object.entries(values).reduce((sum, [name, value]) => sum + [...name, ...value].length, 0);
  if (length > valuesLimit) fields.values = { code: "too_long", limit: valuesLimit };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
  return values;
}

/** The values of an example that the prompt still asks for, and that fit its variables by now. */
export const fittingValues = (variables: readonly Variable[], values: Values): Values =>
  Object.fromEntries(
    variables.flatMap((variable) => {
      const value = Object.hasOwn(values, variable.name) ? values[variable.name]! : "";
      return value === "" || valueFault(variable, value) ? [] : [[variable.name, value]];
    }),
  );
