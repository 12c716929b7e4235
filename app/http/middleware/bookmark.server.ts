import type { MiddlewareFunction } from "react-router";

import { servicesContext } from "~/context";
import { bookmarkCookie, primaryBookmark } from "~/platform/bookmark";
import { serializeCookie } from "~/platform/cookies";

/** Seconds after which every replica has surely caught up with a person's own write. */
const lifetime = 5 * 60;

const isStream = (response: Response) =>
  response.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;

/**
 * After a write, the browser remembers how far the database must have come before it is read again. A stream's headers
 * leave before its write: there the browser is told to ask the primary.
 */
export const bookmark: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const value = isStream(response) ? primaryBookmark : context.get(servicesContext).bookmark();
  if (value && request.method !== "GET" && request.method !== "HEAD") {
    const cookie = serializeCookie(request, {
      name: bookmarkCookie,
      value,
      maxAge: lifetime,
      httpOnly: true,
    });
    response.headers.append("Set-Cookie", cookie);
  }
  return response;
};
