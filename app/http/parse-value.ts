import type { z } from "zod";

import { AppError } from "~/errors";

import { toFieldErrors } from "./field-errors";

/** What was sent as its schema has it. Errors: `invalid_fields` with the fields. */
export function parseValue<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError("invalid_fields", { fields: toFieldErrors(result.error) });
  return result.data;
}
