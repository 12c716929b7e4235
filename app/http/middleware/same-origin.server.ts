import type { MiddlewareFunction } from "react-router";

import { bearerContext } from "~/context";
import { AppError } from "~/errors";
import { cookieNames } from "~/platform/cookies";

import { errorResponse } from "../error-response.server";
import { isSafe } from "../is-safe.server";
import { sessionCookies } from "../session-cookie.server";

/**
 * Whether an unsafe request comes from this site. Browsers say where a request comes from in Origin and Sec-Fetch-Site;
 * a request with neither is no browser's, and is let in unless it acts for a member.
 */
export function comesFromHere(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  // A page that sends no referrer posts its forms with the origin "null", to its own site too.
  if (origin === "null" && site === "same-origin") return true;
  if (origin !== null && origin !== new URL(request.url).origin) return false;
  if (site !== null) return site === "same-origin" || site === "none";
  return origin !== null || !cookieNames(request).some((name) => sessionCookies.includes(name));
}

/**
 * Refuses unsafe methods from other sites with 403 `cross_origin`, on pages and API alike (OWASP CSRF cheat sheet). A call
 * with a token may come from anywhere: no browser adds the token by itself.
 */
export const sameOrigin: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const mayComeFromAnywhere = isSafe(request) || context.get(bearerContext) !== null;
  if (mayComeFromAnywhere || comesFromHere(request)) return next();
  return Promise.resolve(errorResponse(new AppError("cross_origin"), { request, context }));
};
