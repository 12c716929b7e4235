import type { MiddlewareFunction } from "react-router";

import { servicesContext, viewerContext, type Viewer } from "~/context";
import type { Services } from "~/services";

import { readSessionToken, sessionCookieHeaders } from "../session-cookie.server";

/** How the product finds out whose session a token belongs to. */
type FindSession = (
  services: Pick<Services, "db" | "clock">,
  token: string,
) => Promise<{ viewer: Viewer; prolonged: boolean } | null>;

/** Says who is signed in. A prolonged session's cookie is sent again, for as many seconds as sessions last. */
export const session =
  (findSession: FindSession, lifetime: number): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    const token = readSessionToken(request);
    const found = token ? await findSession(context.get(servicesContext), token) : null;
    context.set(viewerContext, found?.viewer ?? null);
    const response = await next();
    const changed = response.headers.getSetCookie().some((cookie) => cookie.includes("session="));
    if (token && found?.prolonged && !changed) {
      for (const header of sessionCookieHeaders(request, token, lifetime))
        response.headers.append("Set-Cookie", header);
    }
    return response;
  };
