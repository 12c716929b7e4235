import { AppError } from "~/errors";
import { bookmarkCookie, primaryBookmark } from "~/platform/bookmark";

import { bareResponse } from "./plain-refusal.server";
import { isApiCall, isOAuthCall, isWithoutCookies, pathOf } from "./request.server";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Line breaks, unknown to the router's patterns, and a doubled slash, another site to a link. */
const oddPath = /[\n\r\u2028\u2029]|^\/[/\\]/;

/** The router's `.data` responses are for pages; one for the API would not be streamed. */
const programData = /^\/(?:api(?:\/.*)?|mcp|oauth\/(?:token|register))\.data$/i;

/** The error of a request that the router would fail on: an unknown method (OPTIONS on a page too), an odd path, a malformed Origin. */
function findFault(request: Request): AppError | null {
  const origin = request.headers.get("Origin");
  const mayAskFirst = request.method === "OPTIONS" && (isApiCall(request) || isOAuthCall(request));
  if (!methods.includes(request.method) && !mayAskFirst) return new AppError("method_not_allowed");
  const path = pathOf(request);
  if (oddPath.test(path) || programData.test(path)) return new AppError("not_found");
  if (origin !== null && origin !== "null" && !URL.canParse(origin)) return new AppError("cross_origin");
  return null;
}

/**
 * Returns an error response for requests React Router can't handle, or null to pass them on. `allowedMethods`: those of
 * its route, read where they are declared.
 */
export async function rejectUnroutable(
  request: Request,
  requestId: string,
  allowedMethods: () => Promise<string | null>,
): Promise<Response | null> {
  const fault = findFault(request);
  if (!fault) return null;
  const Allow = fault.code === "method_not_allowed" ? ((await allowedMethods()) ?? "") : null;
  return bareResponse(fault, request, requestId, Allow === null ? {} : { Allow });
}

/**
 * Strips cookies from request and response where they play no part: responses for every reader, programs, calls with a
 * token; other requests pass unchanged. The primary database serves those without cookies: a prompt made private or a
 * revoked token is gone at once, and a program reads its own writes.
 */
export async function withoutCookies(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!isWithoutCookies(request)) return handle(request);
  const headers = new Headers(request.headers);
  headers.set("Cookie", `${bookmarkCookie}=${primaryBookmark}`);
  // With the request's own signal: the work ends when the client leaves.
  const response = await handle(new Request(request, { headers, signal: request.signal }));
  const received = new Response(response.body, response);
  received.headers.delete("Set-Cookie");
  return received;
}
