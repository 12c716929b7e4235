import type { z } from "zod";

import { AppError, type ErrorCode } from "~/errors";

import { parseValue } from "./parse-value";

/** The largest body of a request by default, in bytes: forms and escaped JSON take up to 12 bytes a character of the longest prompt. */
export const bodyLimit = 384 * 1024;

/** How much of a body too large is read and discarded, in bytes, so that the sender of a photograph gets the response. */
const discardLimit = 32 * 1024 * 1024;

/** Whether a body has a content coding (RFC 9110, section 8.4); none is decoded. */
export const isEncoded = (request: Request): boolean =>
  (request.headers.get("Content-Encoding") ?? "")
    .split(",")
    .some((coding) => !["", "identity"].includes(coding.trim().toLowerCase()));

/** Reads a body up to `limit` bytes. Errors: `encoded_body`; past the limit `body_too_large` or another. */
export async function readBody(
  request: Request,
  limit = bodyLimit,
  tooLarge: ErrorCode = "body_too_large",
): Promise<Uint8Array<ArrayBuffer>> {
  if (isEncoded(request)) throw new AppError("encoded_body");
  return readBytes(request, limit, tooLarge);
}

async function readBytes(request: Request, limit: number, tooLarge: ErrorCode) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // Typed as the runtime has it: a ReadableStream is async-iterable in workerd.
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength;
    if (size > discardLimit) break;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new AppError(tooLarge);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** How long a discarded body is waited for, in milliseconds: its sender may never send it. */
const discardTime = 2_000;

/** Reads and discards an unread body. */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  const late = new Promise((resolve) => setTimeout(resolve, discardTime));
  await Promise.race([readBytes(request, discardLimit, "body_too_large").catch(() => undefined), late]);
}

/** The media type of a request, without parameters, in lower case. */
export const mediaType = (request: Request): string =>
  (request.headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();

export const jsonType = "application/json";

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("invalid_json", { cause });
  }
}

/**
 * The JSON body of a request of at most `limit` bytes, parsed by its schema.
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

/** The media type of forms with a file. */
export const multipartType = "multipart/form-data";

/** The field of a list of checkboxes: its values are one text, one a line. Of every other repeated field the last value counts. */
const listField = "id";

/** The one file that a form may have. */
export interface Upload {
  field: string;
  /** The largest file that is read, in bytes; one slightly larger is read too and refused by its command. */
  limit: number;
  tooLarge: ErrorCode;
}

/** The file of a form. Null if there is none. */
export interface UploadedFile {
  file: Uint8Array<ArrayBuffer> | null;
  /** As its sender calls it. */
  fileName: string | null;
}

interface PostedForm extends UploadedFile {
  values: Record<string, string>;
  /** Files in other fields. */
  others: Record<string, File>;
}

/**
 * The text fields of a posted form, the file of `upload`, and files in other fields.
 * Errors: `unsupported_media_type`, `encoded_body`, `bad_request`; for a body too large `body_too_large` or that of `upload`.
 */
export async function readForm(request: Request, upload?: Upload): Promise<PostedForm> {
  const type = mediaType(request);
  if (type !== multipartType && type !== "application/x-www-form-urlencoded")
    throw new AppError("unsupported_media_type");
  const allowed = type === multipartType ? upload : undefined;
  const body = await readBody(request, bodyLimit + (allowed?.limit ?? 0), allowed?.tooLarge);
  const headers = { "Content-Type": request.headers.get("Content-Type")! };
  const form = await new Response(body, { headers }).formData().catch((cause: unknown) => {
    throw new AppError("bad_request", { cause });
  });
  const values: Record<string, string> = {};
  const others: Record<string, File> = {};
  let file: File | null = null;
  for (const [name, value] of form) {
    if (typeof value === "string")
      values[name] = name === listField && name in values ? `${values[name]}\n${value}` : value;
    else if (!isChosen(value)) continue;
    else if (name === allowed?.field) file = value;
    else others[name] = value;
  }
  return {
    values,
    others,
    file: file && new Uint8Array(await file.arrayBuffer()),
    fileName: file && file.name,
  };
}

/** A browser sends a file field in which nothing is chosen as an empty file without a name. */
const isChosen = ({ size, name }: File): boolean => size > 0 || name !== "";
