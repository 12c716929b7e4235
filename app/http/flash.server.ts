import type { MiddlewareFunction } from "react-router";

import { readCookie, serializeCookie } from "~/platform/cookies";

import { isFlash, type Flash } from "./flash";
import { isApiCall } from "./request.server";

/** The name of the cookie that carries a flash over a redirect. */
export const flashCookie = "flash";

/** Seconds after which a flash expires unseen. */
const lifetime = 60;

/** The flash of a request, or null. */
export function readFlash(request: Request): Flash | null {
  const value = readCookie(request, flashCookie);
  return value !== null && isFlash(value) ? value : null;
}

/** The Set-Cookie header of a flash for the next page; null removes it. */
export const flashHeader = (request: Request, flash: Flash | null): string =>
  serializeCookie(request, {
    name: flashCookie,
    value: flash ?? "",
    maxAge: flash ? lifetime : 0,
    httpOnly: true,
  });

/** Shows a flash once: the page that shows it removes the cookie. */
export const flash: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const shows =
    !isApiCall(request) && request.method === "GET" && readFlash(request) && response.status < 300;
  if (shows && !response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${flashCookie}=`)))
    response.headers.append("Set-Cookie", flashHeader(request, null));
  return response;
};
