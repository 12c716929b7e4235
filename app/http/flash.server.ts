import type { MiddlewareFunction } from "react-router";

import { readCookie, serializeCookie } from "~/platform/cookies";

import { isFlash, type Flash } from "./flash";
import { isApiCall } from "./request.server";

/** The cookie that carries a notice over a redirect. */
export const flashCookie = "flash";

/** Seconds after which a notice is no news any more. */
const lifetime = 60;

/** The notice that a request is to show, or null. */
export function readFlash(request: Request): Flash | null {
  const value = readCookie(request, flashCookie);
  return value !== null && isFlash(value) ? value : null;
}

/** The Set-Cookie header of a notice for the next page; null takes it away. */
export const flashHeader = (request: Request, flash: Flash | null): string =>
  serializeCookie(request, {
    name: flashCookie,
    value: flash ?? "",
    maxAge: flash ? lifetime : 0,
    httpOnly: true,
  });

/** A notice is shown once: the page that shows it takes its cookie away. */
export const flash: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const shows =
    !isApiCall(request) && request.method === "GET" && readFlash(request) && response.status < 300;
  if (shows && !response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${flashCookie}=`)))
    response.headers.append("Set-Cookie", flashHeader(request, null));
  return response;
};
