import type { MiddlewareFunction } from "react-router";

import { readCookie, serializeCookie } from "~/platform/cookies";
import { oncePerRequest } from "~/platform/once-per-request";

const name = "followed";
const oneYear = 365 * 24 * 60 * 60;

/** Time in which going on and coming back is one visit, in milliseconds. */
const oneVisit = 30 * 60 * 1000;

/** The reader's visits of the list of what they follow, as times; 0: none. */
interface Visits {
  /** The last look before the present visit: later posts are new in it. */
  before: number;
  started: number;
  /** The last look of all: later posts are unseen. */
  last: number;
}

const readVisits = (request: Request): Visits => {
  const [before = 0, started = 0, last = 0] =
    /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/
      .exec(readCookie(request, name) ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  return { before, started, last };
};

/** The reader's last look at what they follow. */
export const lastLook = (request: Request): Date => new Date(readVisits(request).last);

const visitOf = oncePerRequest((request): Visits => {
  const now = Date.now();
  const { before, started, last } = readVisits(request);
  return now - started < oneVisit
    ? // Somebody who comes back in their first visit has seen what was there.
      { before: before || last, started, last: now }
    : { before: last, started: now, last: now };
});

/** The reader's last look before this visit. Null in their first. */
export function lookBefore(request: Request): Date | null {
  const { before } = visitOf(request);
  return before === 0 ? null : new Date(before);
}

/** Remembers a look at what the reader follows. */
export const rememberLook: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (request.method !== "GET" || response.status !== 200) return response;
  const { before, started, last } = visitOf(request);
  const value = `${before}.${started}.${last}`;
  response.headers.append(
    "Set-Cookie",
    serializeCookie(request, { name, value, maxAge: oneYear, httpOnly: true }),
  );
  return response;
};
