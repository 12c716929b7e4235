import { readCookie, serializeCookie } from "~/platform/cookies";

import { safePath } from "~/domain/safe-path";

const name = "google-return";
const path = "/auth/google";

/** Time limit of a sign-in at Google, in seconds. */
const lifetime = 600;

/** The return from a sign-in at Google. */
export interface GoogleReturn {
  /** The attempt id of the page that opened the popup. Null if there is no popup. */
  attempt: string | null;
  /** The path of this site to go to. Null for the default. */
  to: string | null;
}

/** The Set-Cookie header of the return; null removes it. */
export const googleReturnHeader = (request: Request, back: GoogleReturn | null): string =>
  serializeCookie(request, {
    name,
    value: back ? `${new URLSearchParams({ attempt: back.attempt ?? "", to: back.to ?? "" })}` : "",
    maxAge: back ? lifetime : 0,
    httpOnly: true,
    path,
  });

/** A valid attempt id, which the page generates, or null. */
export const attemptOf = (text: string | null): string | null =>
  text !== null && /^[\w-]{8,64}$/.test(text) ? text : null;

/** The return of this browser's sign-in, from its cookie. */
export function readGoogleReturn(request: Request): GoogleReturn {
  const back = new URLSearchParams(readCookie(request, name) ?? "");
  return { attempt: attemptOf(back.get("attempt")), to: safePath(back.get("to")) };
}
