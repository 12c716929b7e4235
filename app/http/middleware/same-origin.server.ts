import type { MiddlewareFunction } from "react-router";

import { bearerContext, requestIdContext } from "~/context";
import { AppError } from "~/errors";
import { cookieNames } from "~/platform/cookies";

import { isFetched, isSafe } from "../request.server";
import { pageError } from "../page.server";
import { plainRefusal } from "../plain-refusal.server";
import { sessionCookies } from "../session-cookie.server";

/** A Referer that came twice has a space, which no address has, and is believed in neither. */
const originOf = (referer: string): string | null =>
  URL.canParse(referer) && !referer.includes(" ") ? new URL(referer).origin : null;

/**
 * Whether an unsafe request comes from this site. Browsers say where a request comes from in Origin and Sec-Fetch-Site, text
 * browsers in Referer alone; a request with none of them is no browser's, and is let in unless it acts for a member.
 */
export function comesFromHere(request: Request): boolean {
  const own = new URL(request.url).origin;
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
 * Refuses unsafe methods from other sites with 403 `cross_origin`, on pages and API alike (OWASP CSRF cheat sheet). A call
 * with a token may come from anywhere: no browser adds the token by itself.
 */
export const sameOrigin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const mayComeFromAnywhere = isSafe(request) || context.get(bearerContext) !== null;
  if (mayComeFromAnywhere || comesFromHere(request)) return next();
  const error = new AppError("cross_origin");
  // Scripts of the site's pages read its refusals as the router writes them.
  if (isFetched(request)) throw pageError(error, { request, context });
  return plainRefusal(error, request, context.get(requestIdContext));
};
