import type { z } from "zod";

import { AppError } from "~/errors";

import { toFieldErrors } from "./field-errors";
import { mediaType, readBody } from "./read-body.server";

/** The media type of every JSON body. */
export const jsonType = "application/json";

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("invalid_json", { cause });
  }
}

/**
 * The JSON body of a request as its schema has it.
 * Errors: `unsupported_media_type`, `body_too_large`, `invalid_json`, `invalid_fields` with the fields.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (mediaType(request) !== jsonType) throw new AppError("unsupported_media_type");
  const result = schema.safeParse(parseJson(await readBody(request)));
  if (!result.success) throw new AppError("invalid_fields", { fields: toFieldErrors(result.error) });
  return result.data;
}
