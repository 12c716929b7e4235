import { servicesContext } from "~/context";
import { AppError } from "~/errors";
import { googleReturnHeader } from "~/http/google-return.server";
import { page } from "~/http/page.server";
import { redirectTo } from "~/http/redirect-to";

import type { Route } from "./+types/google";

/** Sends a person to Google; `?popup` says that they go there in a window of its own. */
export const loader = page(async ({ request, context, url }: Route.LoaderArgs) => {
  const { google } = context.get(servicesContext);
  if (!google) throw new AppError("not_found");
  const response = await google.start(request);
  const back = { popup: url.searchParams.has("popup"), to: redirectTo(url) };
  response.headers.append("Set-Cookie", googleReturnHeader(request, back));
  return response;
});
