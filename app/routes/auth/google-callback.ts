import { href, redirect } from "react-router";

import { requestIdContext, servicesContext, viewerContext, type Viewer } from "~/context";
import { AppError } from "~/errors";
import { googleError, type GoogleError } from "~/features/accounts/google-errors";
import { signInWithGoogle, signInWithGoogleOperation } from "~/features/accounts/sign-in-with-google.server";
import { startSession } from "~/features/accounts/start-session.server";
import { enforceLimit } from "~/http/rate-limits.server";
import { asAppError, logFailure } from "~/http/errors.server";
import { googleReturnHeader, readGoogleReturn } from "./google-return.server";
import { page } from "~/http/page.server";
import { plainRefusal } from "~/http/plain-refusal.server";
import { popupResponse } from "./popup-response.server";
import { flashHeader } from "~/http/flash.server";
import { newSessionHeaders, withCookies } from "~/http/session-cookie.server";
import { userAgentOf } from "~/http/request.server";
import { getLanguage } from "~/i18n/middleware.server";

import type { Route } from "./+types/google-callback";

type Args = Pick<Route.LoaderArgs, "request" | "context">;

/** Signs in the person who comes back from Google; the Set-Cookie headers of their session. */
async function finish({ request, context }: Args): Promise<string[]> {
  const services = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  if (!services.google) throw new AppError("not_found");
  await enforceLimit(signInWithGoogleOperation.limit, { request, context });
  const identity = await services.google.finish(request);
  const visit = { language: getLanguage(context), viewerId: viewer?.id };
  const { userId, isNew } = await signInWithGoogle(services, identity, visit);
  const session = await startSession(services, userId, {
    userAgent: userAgentOf(request),
    replaces: viewer?.session.id,
  });
  return [...newSessionHeaders(request, session), flashHeader(request, isNew ? "registered" : "signed_in")];
}

/** Where a failed sign-in is tried again; who is signed in came to confirm it before a deletion. */
function retryPath(viewer: Viewer | null, to: string | null, error: GoogleError): string {
  if (viewer) return `${href("/profile/delete")}?${new URLSearchParams({ error })}`;
  return `${href("/auth")}?${new URLSearchParams({ error, ...(to && { redirectTo: to }) })}`;
}

/** Where Google sends people back to: signs them in, and tells the page that opened the popup, or goes there itself. */
export const loader = page(async ({ request, context }: Route.LoaderArgs) => {
  const { attempt, to } = readGoogleReturn(request);
  let failure: GoogleError | null = null;
  let cookies: string[] = [];
  try {
    cookies = await finish({ request, context });
  } catch (thrown) {
    const error = asAppError(thrown);
    logFailure(error, { request, context });
    failure = googleError(error.code) ?? "google_failed";
  }
  const next = failure ? retryPath(context.get(viewerContext), to, failure) : (to ?? href("/dashboard"));
  const response = attempt ? popupResponse(context, { attempt, failure, to: next }) : redirect(next, 303);
  const forgotten = context.get(servicesContext).google?.forget(request) ?? [];
  return withCookies(response, [...cookies, ...forgotten, googleReturnHeader(request, null)]);
});

/** Google leads people here; it sends nothing. */
export const action = ({ request, context }: Route.ActionArgs) =>
  plainRefusal(new AppError("method_not_allowed"), request, context.get(requestIdContext), {
    Allow: "GET, HEAD",
  });
