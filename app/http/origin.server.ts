import type { RouterContextProvider } from "react-router";

import { servicesContext } from "~/context";
import { getLanguage } from "~/i18n/middleware.server";
import type { Language } from "~/languages";

import type { RequestArgs } from "./error-response.server";
import { rateLimitKey } from "./rate-limit-key.server";

/** Scheme and host of this site, for what leaves it. Errors: `internal` where neither is to be trusted. */
function siteOrigin(context: Readonly<RouterContextProvider>): string {
  const { siteOrigin: origin } = context.get(servicesContext);
  if (origin === null)
    throw new Error("Set SITE_ORIGIN: without it the Host of a request would decide where letters lead.");
  return origin;
}

/** What a letter needs to know of the request that causes it. */
export const letterOrigin = async ({
  request,
  context,
}: RequestArgs): Promise<{ language: Language; site: string; network: string }> => ({
  language: getLanguage(context),
  site: siteOrigin(context),
  network: await rateLimitKey(request, null),
});
