import { href, redirect } from "react-router";

import { requestIdContext, type Viewer } from "~/context";
import { AppError } from "~/errors";
import { googleError, type GoogleError } from "~/features/accounts/google-errors";
import { signInWithGoogle, signInWithGoogleOperation } from "~/features/accounts/sign-in-with-google.server";
import { taking } from "~/http/allowed-methods.server";
import { enforceLimit } from "~/http/rate-limits.server";
import { asAppError, logFailure } from "~/http/errors.server";
import { completeSignIn } from "~/pages/complete-sign-in.server";
import { googleReturnHeader, readGoogleReturn } from "~/pages/google-return.server";
import { page, type PageArgs } from "~/http/page.server";
import { plainRefusal } from "~/http/plain-refusal.server";
import { popupResponse } from "~/pages/popup-response.server";
import { withCookies } from "~/http/session-cookie.server";
import { getLanguage } from "~/i18n/middleware.server";

import type { Route } from "./+types/google-callback";

/** Signs in after the return from Google. */
async function finish(args: PageArgs<Route.LoaderArgs>, to: string | null) {
  const { services, viewer, request, context } = args;
  if (!services.google) throw new AppError("not_found");
  await enforceLimit(signInWithGoogleOperation.limit, args);
  const identity = await services.google.finish(request);
  const visit = { language: getLanguage(context), viewerId: viewer?.id };
  const { userId, isNew } = await signInWithGoogle(services, identity, visit);
  return completeSignIn(args, { userId, flash: isNew ? "registered" : "signed_in", to });
}

/** The routes on which a signed-in viewer confirms who they are, before a passkey or another address; else it is before a deletion. */
const confirming: (string | null)[] = [href("/profile"), href("/profile/email")];

/** The page to retry a failed sign-in or confirmation. */
function retryPath(viewer: Viewer | null, to: string | null, error: GoogleError): string {
  if (viewer)
    return `${confirming.includes(to) ? to : href("/profile/delete")}?${new URLSearchParams({ error })}`;
  return `${href("/auth")}?${new URLSearchParams({ error, ...(to && { redirectTo: to }) })}`;
}

/** The return from Google: signs in, then responds to the popup or redirects. */
export const loader = taking(
  "GET, HEAD",
  page(async (args: PageArgs<Route.LoaderArgs>) => {
    const { services, viewer, request, context } = args;
    const { attempt, to } = readGoogleReturn(request);
    let failure: GoogleError | null = null;
    let completed: Awaited<ReturnType<typeof finish>> | null = null;
    try {
      completed = await finish(args, to);
    } catch (thrown) {
      const error = asAppError(thrown);
      logFailure(error, args);
      failure = googleError(error.code) ?? "google_failed";
    }
    const next = completed?.to ?? retryPath(viewer, to, failure ?? "google_failed");
    const response = attempt ? popupResponse(context, { attempt, failure, to: next }) : redirect(next, 303);
    const forgotten = services.google?.forget(request) ?? [];
    const cookies = completed?.cookies ?? [];
    return withCookies(response, [...cookies, ...forgotten, googleReturnHeader(request, null)]);
  }),
);

/** Google redirects here with GET only. */
export const action = ({ request, context }: Route.ActionArgs) =>
  plainRefusal(new AppError("method_not_allowed"), request, context.get(requestIdContext));
