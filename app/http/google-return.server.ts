import { readCookie, serializeCookie } from "~/platform/cookies";

import { safePath } from "./safe-path";

const name = "google-return";
const path = "/auth/google";

/** Seconds that a person may take at Google's. */
const lifetime = 600;

/** Where a Google sign-in comes back to. */
export interface GoogleReturn {
  /** It runs in a popup, which tells the page that opened it and closes. */
  popup: boolean;
  /** The path of this site to go on to; null: the default. */
  to: string | null;
}

/** The Set-Cookie header that remembers where to come back to; null forgets. */
export const googleReturnHeader = (request: Request, back: GoogleReturn | null): string =>
  serializeCookie(request, {
    name,
    value: back ? `${new URLSearchParams({ ...(back.popup && { popup: "1" }), to: back.to ?? "" })}` : "",
    maxAge: back ? lifetime : 0,
    httpOnly: true,
    path,
  });

/** Where this browser's Google sign-in comes back to. */
export function readGoogleReturn(request: Request): GoogleReturn {
  const back = new URLSearchParams(readCookie(request, name) ?? "");
  return { popup: back.has("popup"), to: safePath(back.get("to")) };
}
