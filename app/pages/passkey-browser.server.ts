import { challengeLifetime } from "~/features/accounts/passkeys/limits";
import { isSecure, readCookie, serializeCookie } from "~/platform/cookies";
import { createToken } from "~/platform/tokens";

/** On plain HTTP, which only localhost has, some browsers refuse the prefix. */
const nameOf = (request: Request) => (isSecure(request) ? "__Host-passkey" : "passkey");

/** The browser of a visitor, to which challenges are bound, by its cookie; empty if it has none. */
export const readBrowser = (request: Request): string => {
  const value = readCookie(request, nameOf(request)) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : "";
};

/** The browser of a visitor, a new one if need be, with the Set-Cookie header that keeps it. Other tabs keep their challenges. */
export function keepBrowser(request: Request): { browser: string; cookie: string } {
  const browser = readBrowser(request) || createToken();
  const cookie = { name: nameOf(request), value: browser, maxAge: challengeLifetime / 1000, httpOnly: true };
  return { browser, cookie: serializeCookie(request, cookie) };
}
