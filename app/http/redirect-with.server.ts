import { redirect } from "react-router";

import type { Flash } from "./flash";
import { flashHeader } from "./flash.server";
import { sessionCookieHeaders } from "./session-cookie.server";
import { withCookies } from "./with-cookies.server";

export interface RedirectOptions {
  /** Shown on the next page. */
  flash?: Flash;
  /** A session that begins; null: the session ends. */
  session?: { token: string; expiresAt: Date } | null;
}

/** Answers a form with 303 to a path of this site, with a notice and a session's beginning or end. */
export function redirectWith(request: Request, to: string, { flash, session }: RedirectOptions): Response {
  return withCookies(redirect(to, 303), [
    ...(flash ? [flashHeader(request, flash)] : []),
    ...(session === undefined ? [] : newSessionHeaders(request, session)),
  ]);
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
