import { typedContext } from "~/context";
import { largestFile } from "~/platform/files";

import { isFetched } from "./answer-form.server";
import type { RequestArgs } from "./error-response.server";
import { readForm, type Upload } from "./read-form.server";
import { typedAgain } from "./typed-again.server";

/** A picture that comes with what was typed is read, and does not go back. */
const anyPicture: Upload = { field: "picture", limit: largestFile, tooLarge: "body_too_large" };

/**
 * Reads what was typed into the form of a page that will not be drawn, for the error page to send it again; scripts keep their
 * page, and need nothing back.
 */
export async function keepTyped({ request, context }: RequestArgs): Promise<void> {
  if (request.method !== "POST" || isFetched(request)) return;
  const posted = await readForm(request, anyPicture).catch(() => null);
  if (posted) context.set(typedContext, typedAgain(posted.values));
}
