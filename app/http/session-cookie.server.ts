import { isSecure, readCookie, serializeCookie } from "~/platform/cookies";
import { isLocalHost } from "~/platform/local-host";

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

/** The Set-Cookie headers of a session that begins, or of one that ends (null). */
export function newSessionHeaders(
  request: Request,
  session: { token: string; expiresAt: Date } | null,
): string[] {
  if (!session) return sessionCookieHeaders(request, "", 0);
  const maxAge = Math.floor((session.expiresAt.getTime() - Date.now()) / 1000);
  return sessionCookieHeaders(request, session.token, maxAge);
}

/** Adds Set-Cookie headers. */
export function addCookies(headers: Headers, cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
}

/** A response with these Set-Cookie headers added to it. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  addCookies(response.headers, cookies);
  return response;
}
