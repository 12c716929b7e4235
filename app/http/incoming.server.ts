import { AppError } from "~/errors";
import { bookmarkCookie, primaryBookmark } from "~/platform/bookmark";

import { bareAnswer } from "./plain-refusal.server";
import { decodedPath, isApiCall, isShared, isTokenCall } from "./request.server";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Line breaks, which the router's patterns do not match, and a doubled slash, which a link would take for another site. */
const oddPath = /[\n\r\u2028\u2029]|^\/[/\\]/;

/** The router's own form of an answer, which is for pages: of the API's it would hold a whole library in memory instead of streaming it. */
const apiData = /^\/api(?:\/.*)?\.data$/i;

/** What the router cannot take: a method it does not know (OPTIONS on a page too), an odd path, an Origin that is no origin. */
function findFault(request: Request): AppError | null {
  const origin = request.headers.get("Origin");
  const mayAskFirst = request.method === "OPTIONS" && isApiCall(request);
  if (!methods.includes(request.method) && !mayAskFirst) return new AppError("method_not_allowed");
  const path = decodedPath(new URL(request.url));
  if (oddPath.test(path) || apiData.test(path)) return new AppError("not_found");
  if (origin !== null && origin !== "null" && !URL.canParse(origin)) return new AppError("cross_origin");
  return null;
}

/** Answers a request that would make the router fail; null lets it in. */
export function rejectUnroutable(request: Request, requestId: string): Response | null {
  const fault = findFault(request);
  if (!fault) return null;
  const allowed = fault.code === "method_not_allowed" && { Allow: methods.join(", ") };
  return bareAnswer(fault, request, requestId, { ...allowed });
}

/** As Cloudflare numbers requests: `8f1c2d3e4a5b6c7d`, mostly with the name of a location behind it. */
const ray = /^[\da-f]{16}(?:-[A-Z]{3})?$/;

/**
 * What names a request: Cloudflare's number for it, else a new one of our own. Nothing else of its header counts: where Cloudflare
 * is not in front its sender writes it, and a kept page changes wherever it holds the name (`kept-page.server.ts`).
 */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("CF-Ray") ?? "";
  return ray.test(given) ? given : crypto.randomUUID();
}

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
