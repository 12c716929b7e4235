import { AppError, type ErrorCode } from "~/errors";

import { bodyLimit, mediaType, readBody } from "./read-body.server";

/** The media type of forms that bring a file. */
export const multipartType = "multipart/form-data";

/** The one file that a form may bring. */
export interface Upload {
  /** The name of its field. */
  field: string;
  /** The largest that is read, in bytes; what is larger by less than a form's other fields take is for its command to refuse. */
  limit: number;
  tooLarge: ErrorCode;
}

interface PostedForm {
  values: Record<string, string>;
  /** Null: none was chosen. */
  file: Uint8Array<ArrayBuffer> | null;
  /** What came as a file by another name. */
  others: Record<string, File>;
}

/**
 * The text fields of a posted form, the file of `upload`, and the files that nobody asked for.
 * Errors: `unsupported_media_type`, `encoded_body`, `bad_request`, and of a body that is too large `body_too_large` or what `upload` says.
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
    if (typeof value === "string") values[name] = value;
    else if (!isChosen(value)) continue;
    else if (name === allowed?.field) file = value;
    else others[name] = value;
  }
  return { values, others, file: file && new Uint8Array(await file.arrayBuffer()) };
}

/** A browser sends a file field in which nothing is chosen as an empty file without a name. */
const isChosen = ({ size, name }: File): boolean => size > 0 || name !== "";
