import type { MiddlewareFunction } from "react-router";

import { servicesContext } from "~/context";
import { bookmarkCookie, primaryBookmark } from "~/platform/bookmark";
import { serializeCookie } from "~/platform/cookies";
import type { Services } from "~/services";

import { mayHaveWritten } from "../request.server";

/** Runs `work` in the background after a possible write. */
export const afterWrite =
  (work: (services: Services) => Promise<void>): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    const response = await next();
    const services = context.get(servicesContext);
    if (mayHaveWritten({ request, context })) services.background(work(services));
    return response;
  };

/** Seconds after which every replica has the write. */
const lifetime = 60;

/** After a possible write, a cookie sends the reads of this browser to the primary database for a while. */
export const bookmark: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  if (mayHaveWritten({ request, context })) {
    const value = primaryBookmark;
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
