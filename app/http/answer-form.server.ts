import { redirectWith } from "./redirect-with.server";
import type { Flash } from "./flash";

/** What scripts are told of a form that was taken; the words are `flash.<done>` in the dictionaries. */
export interface Done {
  done: Flash;
}

/** Scripts ask for data under the page's address with this ending; a browser on its own never does. */
export const isFetched = (request: Request): boolean => new URL(request.url).pathname.endsWith(".data");

/**
 * Answers a form that was taken: scripts stay on their page and are told what was done; without scripts the browser goes on
 * to `to`, where a notice says it.
 */
export function answerForm(request: Request, to: string, flash: Flash): Response {
  if (!isFetched(request)) return redirectWith(request, to, { flash });
  return Response.json({ done: flash } satisfies Done);
}
