import { readCookie, serializeCookie } from "~/platform/cookies";

import { safePath } from "~/http/redirect-to";

const name = "google-return";
const path = "/auth/google";

/** Seconds that a person may take at Google's. */
const lifetime = 600;

/** Where a Google sign-in comes back to. */
export interface GoogleReturn {
  /** The attempt of the page whose popup it runs in; null: on the full page. */
  attempt: string | null;
  /** The path of this site to go on to; null: the default. */
  to: string | null;
}

/** The Set-Cookie header that remembers where to come back to; null forgets. */
export const googleReturnHeader = (request: Request, back: GoogleReturn | null): string =>
  serializeCookie(request, {
    name,
    value: back ? `${new URLSearchParams({ attempt: back.attempt ?? "", to: back.to ?? "" })}` : "",
    maxAge: back ? lifetime : 0,
    httpOnly: true,
    path,
  });

/** A text as the name of an attempt, which its page makes up; null for what no page makes up. */
export const attemptOf = (text: string | null): string | null =>
  text !== null && /^[\w-]{8,64}$/.test(text) ? text : null;

/** Where this browser's Google sign-in comes back to. */
export function readGoogleReturn(request: Request): GoogleReturn {
  const back = new URLSearchParams(readCookie(request, name) ?? "");
  return { attempt: attemptOf(back.get("attempt")), to: safePath(back.get("to")) };
}
