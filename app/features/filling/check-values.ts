import { answerOf, type Values, type Variable } from "~/domain/variables";
import type { FieldError, FieldErrors } from "~/errors";
import { countCharacters } from "~/features/texts/visible-text";

import { valueLimit } from "./limits";

// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/u;
const number = /^[+-]?\d[\d.,]*$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The errors of the answers to a prompt's variables, by variable name; empty: none. */
export function checkValues(variables: readonly Variable[], values: Values): FieldErrors {
  const errors: [string, FieldError][] = [];
  for (const variable of variables) {
    const answer = answerOf(variable, values);
    const error = answer === null ? variable.required && missing : errorOf(variable, answer);
    if (error) errors.push([variable.name, error]);
  }
  const known = new Set(variables.map(({ name }) => name));
  for (const name of Object.keys(values))
    if (!known.has(name)) errors.push([name, { code: "unknown_field" }]);
  return Object.fromEntries(errors);
}

const missing: FieldError = { code: "required" };

function errorOf({ kind, options }: Variable, answer: string): FieldError | null {
  if (answer.length > valueLimit && countCharacters(answer) > valueLimit)
    return { code: "too_long", limit: valueLimit };
  if (controlCharacters.test(answer)) return { code: "control_characters" };
  const text = answer.normalize("NFKC").trim();
  if (kind === "choice" && !options.includes(answer)) return { code: "not_an_option" };
  if (kind === "number" && !number.test(text)) return { code: "not_a_number" };
  if (kind === "date" && !(day.test(text) && !Number.isNaN(Date.parse(text)))) return { code: "not_a_date" };
  if (kind === "url" && !isWebAddress(text)) return { code: "invalid_link" };
  return null;
}

function isWebAddress(text: string): boolean {
  try {
    return ["http:", "https:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
