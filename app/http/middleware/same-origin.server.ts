import type { MiddlewareFunction } from "react-router";

import { bearerContext, requestIdContext } from "~/context";
import { AppError } from "~/errors";
import { cookieNames } from "~/platform/cookies";
import { addressOf } from "~/platform/once-per-request";

import { isAppShare, isFetched, isMcpCall, isOAuthCall, isSafe, isWidgetUse } from "../request.server";
import { pageError } from "../page.server";
import { plainRefusal } from "../plain-refusal.server";
import { sessionCookies } from "../session-cookie.server";

/** The origin of a Referer; a header sent twice has a space, which no address has, and counts as none. */
const originOf = (referer: string): string | null =>
  URL.canParse(referer) && !referer.includes(" ") ? new URL(referer).origin : null;

/**
 * Whether an unsafe request comes from this site, by Origin and Sec-Fetch-Site, or by Referer for text browsers. A request without
 * these headers comes from no browser, and passes unless it has a session cookie.
 */
export function comesFromHere(request: Request): boolean {
  const own = addressOf(request).origin;
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  // A page that sends no referrer posts its forms with the origin "null", to its own site too.
  if (origin === "null" && site === "same-origin") return true;
  if (origin !== null && origin !== own) return false;
  if (site !== null) return site === "same-origin" || site === "none";
  if (origin !== null) return true;
  const referer = request.headers.get("Referer");
  if (referer !== null) return originOf(referer) === own;
  return !cookieNames(request).some((name) => sessionCookies.includes(name));
}

/**
 * Refuses unsafe methods from other sites with 403 `cross_origin`, on pages and API alike (OWASP CSRF cheat sheet). A
 * call of the API with a token may come from anywhere: no browser adds the token on its own. So may a program's
 * sign-in, which has no cookies. The MCP server refuses other sites even with a token, as its specification asks (DNS
 * rebinding). A use in the widget's sandboxed frame comes with the origin "null"; it is counted without cookies, and
 * nothing else takes that origin, but what another app shares by the phone's own menu: it only fills the generator in.
 */
export const sameOrigin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const hasToken = context.get(bearerContext) !== null && !isMcpCall(request);
  const isFromFrame = isWidgetUse(request) && request.headers.get("Origin") === "null";
  const isAllowed = isSafe(request) || hasToken || isOAuthCall(request) || isFromFrame || isAppShare(request);
  if (isAllowed || comesFromHere(request)) return next();
  const error = new AppError("cross_origin");
  // The router's scripts read errors in the router's format.
  if (isFetched(request)) throw pageError(error, { request, context });
  return plainRefusal(error, request, context.get(requestIdContext));
};
