import { readCookie, serializeCookie } from "~/platform/cookies";
import { hashToken } from "~/platform/tokens";

/** The name of the cookie that remembers a visitor's form over the sign-in. */
const formCookie = "sent_form";

/** Seconds for which a sent form waits. */
const lifetime = 600;

/**
 * The Set-Cookie header that remembers that a visitor has sent the form at `path` themselves, so that it is finished after the
 * sign-in; null forgets it.
 */
export const sentFormHeader = async (request: Request, path: string | null): Promise<string> =>
  serializeCookie(request, {
    name: formCookie,
    value: path === null ? "" : await hashToken(path),
    maxAge: path === null ? 0 : lifetime,
    httpOnly: true,
  });

/** Whether this browser has sent the form at `path` before the sign-in. */
export const hasSentForm = async (request: Request, path: string): Promise<boolean> =>
  readCookie(request, formCookie) === (await hashToken(path));
