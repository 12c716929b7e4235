import { AppError } from "~/errors";
import { attemptOf, googleReturnHeader } from "~/pages/google-return.server";
import { page, type PageArgs } from "~/http/page.server";
import { redirectTo } from "~/http/redirect-to";

import type { Route } from "./+types/google";

/** Redirects to Google; `?attempt=` is the id of the page that opened the popup. */
export const loader = page(async ({ services, request, url }: PageArgs<Route.LoaderArgs>) => {
  const { google } = services;
  if (!google) throw new AppError("not_found");
  const response = await google.start(request);
  const back = { attempt: attemptOf(url.searchParams.get("attempt")), to: redirectTo(url) };
  response.headers.append("Set-Cookie", googleReturnHeader(request, back));
  return response;
});

/** Never rendered; with a component, failures draw the error page. */
export default function Google() {
  return null;
}
