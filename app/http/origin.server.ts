import type { RouterContextProvider } from "react-router";

import { servicesContext } from "~/context";
import { AppError } from "~/errors";
import { getLanguage } from "~/i18n/middleware.server";
import type { Language } from "~/languages";

import type { RequestArgs } from "./error-response.server";
import { rateLimitKey } from "./rate-limit-key.server";

/** What an operator is told in the log and by `/healthz` where no letter can be sent. */
export const originHint =
  "Set SITE_ORIGIN: no letter is sent without it, since the Host header of a request would decide where its link leads.";

/** Scheme and host of this site, for what leaves it. Errors: `origin_unknown` where neither is to be trusted. */
function siteOrigin(context: Readonly<RouterContextProvider>): string {
  const { siteOrigin: origin } = context.get(servicesContext);
  if (origin === null) throw new AppError("origin_unknown", { cause: new Error(originHint) });
  return origin;
}

/** What a letter needs to know of the request that causes it. Errors: `origin_unknown`. */
export const emailOrigin = async ({
  request,
  context,
}: RequestArgs): Promise<{ language: Language; site: string; network: string }> => ({
  language: getLanguage(context),
  site: siteOrigin(context),
  network: await rateLimitKey(request, null),
});
