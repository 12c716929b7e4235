import type { MiddlewareFunction } from "react-router";

import { requestIdContext, servicesContext, viewerContext, type Viewer } from "~/context";
import type { Services } from "~/services";

import { asAppError, errorResponse, logFailure, type RequestArgs } from "../errors.server";
import { pageError } from "../page.server";
import { plainRefusal } from "../plain-refusal.server";
import { readSessionToken, sessionCookieHeaders } from "../session-cookie.server";
import { isApiCall, isBarePage } from "../request.server";
import { keepSubmittedValues } from "../submit-form.server";

interface FoundSession {
  viewer: Viewer;
  prolonged: boolean;
}

/** Finds the viewer of a session token. */
type FindSession = (services: Pick<Services, "db" | "clock">, token: string) => Promise<FoundSession | null>;

/** Responds to the request where sessions cannot be read: a member is not served as a visitor. */
async function fail(thrown: unknown, args: RequestArgs): Promise<Response> {
  if (isApiCall(args.request)) return errorResponse(thrown, args);
  if (isBarePage(args.request)) return plainFailure(thrown, args);
  await keepSubmittedValues(args);
  throw pageError(thrown, args);
}

/** The small error page of a route that draws none. */
function plainFailure(thrown: unknown, args: RequestArgs): Response {
  const error = asAppError(thrown);
  logFailure(error, args);
  return plainRefusal(error, args.request, args.context.get(requestIdContext));
}

/** Sets the viewer of the request. The cookie of a prolonged session is set again for `lifetime` seconds. */
export const session =
  (findSession: FindSession, lifetime: number): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    const token = readSessionToken(request);
    let found: FoundSession | null;
    try {
      found = token ? await findSession(context.get(servicesContext), token) : null;
    } catch (thrown) {
      return fail(thrown, { request, context });
    }
    context.set(viewerContext, found?.viewer ?? null);
    const response = await next();
    const changed = response.headers.getSetCookie().some((cookie) => cookie.includes("session="));
    if (token && found?.prolonged && !changed) {
      for (const header of sessionCookieHeaders(request, token, lifetime))
        response.headers.append("Set-Cookie", header);
    }
    return response;
  };
