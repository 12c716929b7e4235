import { AppError } from "~/errors";

import { mediaType, readBody } from "./read-body.server";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The text fields of a posted form. Errors: `unsupported_media_type`, `body_too_large`, `bad_request`. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!formTypes.includes(mediaType(request))) throw new AppError("unsupported_media_type");
  const body = await readBody(request);
  const headers = { "Content-Type": request.headers.get("Content-Type")! };
  const form = await new Response(body, { headers }).formData().catch((cause: unknown) => {
    throw new AppError("bad_request", { cause });
  });
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  return values;
}
