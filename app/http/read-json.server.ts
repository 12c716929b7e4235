import type { z } from "zod";

import { AppError } from "~/errors";

import { parseValue } from "./parse-value";
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
 * The JSON body of a request, of at most `limit` bytes, as its schema has it.
 * Errors: `unsupported_media_type`, `encoded_body`, `body_too_large`, `invalid_json`, `invalid_fields` with the fields.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  limit?: number,
): Promise<z.output<Schema>> {
  if (mediaType(request) !== jsonType) throw new AppError("unsupported_media_type");
  return parseValue(schema, parseJson(await readBody(request, limit)));
}
