import type { z } from "zod";

import { AppError, fieldErrorCodes, type FieldError, type FieldErrorCode, type FieldErrors } from "~/errors";

const isFieldErrorCode = (code: string): code is FieldErrorCode =>
  (fieldErrorCodes as readonly string[]).includes(code);

function limitOf(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code !== "custom") return undefined;
  const limit: unknown = issue.params?.limit;
  return typeof limit === "number" ? limit : undefined;
}

/** An answer names this many fields, each by as much of its name: it must not outgrow its request. */
const mostFields = 20;
const longestName = 200;

/** Turns a schema's complaints into one per field; the first complaint about a field stands. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  const fields = new Map<string, FieldError>();
  const complain = (field: string, complaint: FieldError) => {
    const name = field.slice(0, longestName);
    if (fields.size < mostFields && !fields.has(name)) fields.set(name, complaint);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, mostFields)) complain(key, { code: "unknown_field" });
    } else {
      const code = isFieldErrorCode(issue.message) ? issue.message : "wrong_type";
      const limit = limitOf(issue);
      complain(issue.path.join("."), limit === undefined ? { code } : { code, limit });
    }
  }
  return Object.fromEntries(fields);
}

/** What was sent as its schema has it. Errors: `invalid_fields` with the fields. */
export function parseValue<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError("invalid_fields", { fields: toFieldErrors(result.error) });
  return result.data;
}
