import type { z } from "zod";

import { AppError, fieldErrorCodes, type FieldError, type FieldErrorCode, type FieldErrors } from "~/errors";

const isFieldErrorCode = (code: string): code is FieldErrorCode =>
  (fieldErrorCodes as readonly string[]).includes(code);

function limitOf(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code !== "custom") return undefined;
  const limit: unknown = issue.params?.limit;
  return typeof limit === "number" ? limit : undefined;
}

/** Whether the field was not sent; known of a value that was parsed with `reportInput`. */
const isMissing = (issue: z.core.$ZodIssue): boolean => "input" in issue && issue.input === undefined;

/** The most fields of a response, and characters of their names: it must not outgrow its request. */
const mostFields = 20;
const longestName = 200;

/** The issues of a schema as field errors: the first of each field. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  const fields = new Map<string, FieldError>();
  const add = (field: string, fieldError: FieldError) => {
    const name = field.slice(0, longestName);
    if (fields.size < mostFields && !fields.has(name)) fields.set(name, fieldError);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, mostFields)) add(key, { code: "unknown_field" });
    } else {
      const known = isFieldErrorCode(issue.message) ? issue.message : "wrong_type";
      const code = known === "wrong_type" && isMissing(issue) ? "required" : known;
      const limit = limitOf(issue);
      add(issue.path.join("."), limit === undefined ? { code } : { code, limit });
    }
  }
  return Object.fromEntries(fields);
}

/** The value parsed by its schema. Errors: `invalid_fields` with the fields. */
export function parseValue<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw new AppError("invalid_fields", { fields: toFieldErrors(result.error) });
  return result.data;
}
