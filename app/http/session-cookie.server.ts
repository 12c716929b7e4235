import { isSecure, readCookie, serializeCookie, isLocalHost } from "~/platform/cookies";

const name = "__Host-session";

/** The cookie for http://localhost, where some browsers refuse Secure cookies; it is read nowhere else. */
const localName = "session";

export const sessionCookies = [name, localName];

const isLocal = (request: Request) => !isSecure(request) && isLocalHost(request.url);

/** The session token of a request, or null. */
export function readSessionToken(request: Request): string | null {
  return readCookie(request, name) ?? (isLocal(request) ? readCookie(request, localName) : null);
}

/** The Set-Cookie headers of a session token for `maxAge` seconds; 0 removes it (ASVS 3.3). */
export function sessionCookieHeaders(request: Request, token: string, maxAge: number): string[] {
  const names = isLocal(request) ? sessionCookies : [name];
  return names.map((each) => serializeCookie(request, { name: each, value: token, maxAge, httpOnly: true }));
}

/** The Set-Cookie headers of a new session, or of the end of one for null. */
export function newSessionHeaders(
  request: Request,
  session: { token: string; expiresAt: Date } | null,
): string[] {
  if (!session) return sessionCookieHeaders(request, "", 0);
  const maxAge = Math.floor((session.expiresAt.getTime() - Date.now()) / 1000);
  return sessionCookieHeaders(request, session.token, maxAge);
}

/** Appends Set-Cookie headers. */
export function addCookies(headers: Headers, cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
}

/** The response with these Set-Cookie headers appended. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  addCookies(response.headers, cookies);
  return response;
}
