import { servicesContext } from "~/context";
import { AppError } from "~/errors";
import { attemptOf, googleReturnHeader } from "./google-return.server";
import { page } from "~/http/page.server";
import { redirectTo } from "~/http/redirect-to";

import type { Route } from "./+types/google";

/** Sends a person to Google; `?attempt=` names the page that opened a popup for it. */
export const loader = page(async ({ request, context, url }: Route.LoaderArgs) => {
  const { google } = context.get(servicesContext);
  if (!google) throw new AppError("not_found");
  const response = await google.start(request);
  const back = { attempt: attemptOf(url.searchParams.get("attempt")), to: redirectTo(url) };
  response.headers.append("Set-Cookie", googleReturnHeader(request, back));
  return response;
});

/** Never seen, and makes it a page: where it fails, an error page says so. */
export default function Google() {
  return null;
}
