import { AppError, type ErrorCode } from "~/errors";

/** The largest body a door reads unless it says otherwise, in bytes. */
export const bodyLimit = 256 * 1024;

/** What is read and thrown away of a body that is too large, in bytes, so that the sender of a phone's photograph hears the answer. */
const discardLimit = 32 * 1024 * 1024;

/** Whether a body comes in a content coding (RFC 9110, section 8.4). Nothing here decodes one. */
export const isEncoded = (request: Request): boolean =>
  (request.headers.get("Content-Encoding") ?? "")
    .split(",")
    .some((coding) => !["", "identity"].includes(coding.trim().toLowerCase()));

/**
 * Reads a body up to `limit` bytes. Errors: `encoded_body`; past the limit, whatever Content-Length says, `body_too_large` or
 * another.
 */
export async function readBody(
  request: Request,
  limit = bodyLimit,
  tooLarge: ErrorCode = "body_too_large",
): Promise<Uint8Array<ArrayBuffer>> {
  if (isEncoded(request)) throw new AppError("encoded_body");
  return readBytes(request, limit, tooLarge);
}

async function readBytes(request: Request, limit: number, tooLarge: ErrorCode) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Typed as the runtime has it: a ReadableStream is async-iterable in workerd.
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > discardLimit) break;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new AppError(tooLarge);
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/** How long an unwanted body is waited for, in milliseconds: its sender may never send it. */
const discardTime = 2_000;

/** Reads what is left of a body that nobody wanted, and throws it away. */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  const late = new Promise((resolve) => setTimeout(resolve, discardTime));
  await Promise.race([readBytes(request, discardLimit, "body_too_large").catch(() => undefined), late]);
}

/** The media type of a request, without parameters, in lower case. */
export const mediaType = (request: Request): string =>
  (request.headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
