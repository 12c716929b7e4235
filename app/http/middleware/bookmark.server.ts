import type { MiddlewareFunction } from "react-router";

import { servicesContext } from "~/context";
import { bookmarkCookie } from "~/platform/bookmark";
import { printCookie } from "~/platform/cookies";

/** Seconds after which every replica has surely caught up with a person's own write. */
const lifetime = 5 * 60;

/** After a write, the browser remembers how far the database must have come before it is read again. */
export const bookmark: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const value = context.get(servicesContext).bookmark();
  if (value && request.method !== "GET" && request.method !== "HEAD") {
    const cookie = printCookie(request, { name: bookmarkCookie, value, maxAge: lifetime, httpOnly: true });
    response.headers.append("Set-Cookie", cookie);
  }
  return response;
};
