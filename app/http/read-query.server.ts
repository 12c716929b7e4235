import type { z } from "zod";

import { AppError } from "~/errors";

import { toFieldErrors } from "./field-errors";

/** What an address asks for, as its schema has it. Errors: `invalid_fields` with the parameters. */
export function readQuery<Schema extends z.ZodType>(schema: Schema, parameters: unknown): z.output<Schema> {
  const result = schema.safeParse(parameters);
  if (!result.success) throw new AppError("invalid_fields", { fields: toFieldErrors(result.error) });
  return result.data;
}
