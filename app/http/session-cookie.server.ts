import { isSecure, readCookie, serializeCookie, isLocalHost } from "~/platform/cookies";

const name = "__Host-session";

/** On http://localhost some browsers refuse every Secure cookie; this one stands in there, and is read nowhere else. */
const localName = "session";

/** The names of the cookies that act for a member. */
export const sessionCookies = [name, localName];

const isLocal = (request: Request) => !isSecure(request) && isLocalHost(request.url);

/** The session token that a request carries, or null. */
export function readSessionToken(request: Request): string | null {
  return readCookie(request, name) ?? (isLocal(request) ? readCookie(request, localName) : null);
}

/** The Set-Cookie headers that keep a session's token for `maxAge` seconds; 0 takes it away (ASVS 3.3). */
export function sessionCookieHeaders(request: Request, token: string, maxAge: number): string[] {
  const names = isLocal(request) ? sessionCookies : [name];
  return names.map((each) => serializeCookie(request, { name: each, value: token, maxAge, httpOnly: true }));
}
