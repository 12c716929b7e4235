import { bookmarkCookie, primaryBookmark } from "~/platform/bookmark";

import { decodedPath } from "./decoded-path.server";
import { isTokenCall } from "./is-token-call.server";

/** What is the same for everybody: the widget, what describes it, pictures, avatars, feeds, what search engines read, and what monitors ask. */
const shared =
  /^\/(?:embed|oembed|pictures|avatars|feeds|sitemaps|sitemap\.xml|robots\.txt|healthz)(?:\/|$)/i;

/** Whether a request asks for something that is the same for everybody. */
export const isShared = (request: Request): boolean => shared.test(decodedPath(new URL(request.url)));

/**
 * Answers without a cookie in or out what is the same for everybody, so that nothing can depend on who asks, and calls with a
 * token, so that nothing of a browser acts for its bearer; every other request goes through as it is. The primary database
 * answers: what has been made private or revoked is so at once, and a caller without cookies reads their own writes.
 */
export async function withoutCookies(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!isShared(request) && !isTokenCall(request)) return handle(request);
  const headers = new Headers(request.headers);
  headers.set("Cookie", `${bookmarkCookie}=${primaryBookmark}`);
  // With the request's own signal: a caller who leaves ends the work.
  const response = await handle(new Request(request, { headers, signal: request.signal }));
  const answer = new Response(response.body, response);
  answer.headers.delete("Set-Cookie");
  return answer;
}
