import type { FieldErrors } from "~/errors";

import { answerOf, type Values, type Variable } from "./variables";
import { variableLimits } from "./placeholders";

/** Maximum length of a value, in characters (code points). */
export const valueLimit = 20_000;

/** Why a value does not fit its variable's kind. */
export type ValueFault = "too_long" | "not_an_option" | "not_a_number" | "not_a_date" | "invalid_link";

/** Patterns of values by kind: the check's and the JSON Schema's. */
export const valuePatterns = {
  number: String.raw`^[+-]?\d+(?:[.,]\d+)*$`,
  url: String.raw`^https?://[^\s/?#]\S*$`,
} as const;

const number = new RegExp(valuePatterns.number);
const url = new RegExp(valuePatterns.url, "i");

/** The fault of a value that is not blank. Null if it fits. */
export function valueFault(
  { kind, options }: Pick<Variable, "kind" | "options">,
  value: string,
): ValueFault | null {
  // Code units bound the code points: a short text is not counted.
  if (value.length > valueLimit && [...value].length > valueLimit) return "too_long";
  if (kind === "choice") return options.includes(value) ? null : "not_an_option";
  if (kind === "number") return number.test(value) ? null : "not_a_number";
  if (kind === "date") return isDate(value) ? null : "not_a_date";
  if (kind === "url") return url.test(value) ? null : "invalid_link";
  return null;
}

/** Whether a text is a day of the calendar: `2026-11-23`. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Maximum length of an unknown name in an error, in UTF-16 units. */
const longestRepeated = 2 * variableLimits.name;

/**
 * Errors of the values for a prompt's variables, by field `values.<name>`: an unknown name, a value that does not
 * fit, and a required variable without value. Blank values count as none.
 */
export function valueErrors(variables: readonly Variable[], values: Values): FieldErrors {
  const errors = new Map<string, FieldErrors[string]>();
  const names = new Set(variables.map(({ name }) => name));
  const unknown = Object.keys(values).filter((name) => !names.has(name));
  // A response repeats no long or many names.
  for (const name of unknown.slice(0, variableLimits.variables))
    errors.set(name.length > longestRepeated ? "values" : `values.${name}`, { code: "unknown_field" });
  for (const variable of variables) {
    const answer = answerOf(variable, values);
    const fault = answer === null ? null : valueFault(variable, answer);
    if (fault === "too_long") errors.set(`values.${variable.name}`, { code: fault, limit: valueLimit });
    else if (fault) errors.set(`values.${variable.name}`, { code: fault });
    else if (answer === null && variable.required)
      errors.set(`values.${variable.name}`, {
        code: variable.kind === "choice" ? "choice_required" : "required",
      });
  }
  return Object.fromEntries(errors);
}
