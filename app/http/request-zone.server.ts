import { knownZone, zoneCookie } from "~/domain/formats";
import { readCookie } from "~/platform/cookies";

import { isWithoutCookies } from "./request.server";

/**
 * The reader's time zone: the one that their browser left in its cookie, else that of their network, as Cloudflare guesses it. Null if
 * neither is known, and for a page that is the same for everybody.
 */
export function requestZone(request: Request): string | null {
  if (isWithoutCookies(request)) return null;
  return knownZone(readCookie(request, zoneCookie)) ?? knownZone(request.cf?.timezone as string | undefined);
}
