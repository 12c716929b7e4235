import { readCookie, serializeCookie } from "~/platform/cookies";

import { isFlash, type Flash } from "./flash";

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
