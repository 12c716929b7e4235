import type { Member } from "~/context";
import { readCookie, serializeCookie } from "~/platform/cookies";

const name = "typed-email";

/** Time limit of a confirmation, in seconds. */
const lifetime = 600;

/** The Set-Cookie header that keeps the address a member typed before a confirmation, out of every page address; null removes it. */
export const typedEmailHeader = (request: Request, { id }: Member, email: string | null): string =>
  serializeCookie(request, {
    name,
    value: email === null ? "" : `${new URLSearchParams({ [id]: email })}`,
    maxAge: email === null ? 0 : lifetime,
    httpOnly: true,
    path: "/profile",
  });

/** The address that this member typed in this browser before a confirmation, or null. */
export const typedEmail = (request: Request, { id }: Member): string | null =>
  new URLSearchParams(readCookie(request, name) ?? "").get(id);
