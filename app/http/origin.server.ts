import type { RouterContextProvider } from "react-router";

import { servicesContext } from "~/context";
import { AppError } from "~/errors";
import { getLanguage } from "~/i18n/middleware.server";
import type { Language } from "~/domain/languages";
import { addressOf } from "~/platform/once-per-request";

import type { RequestArgs } from "./errors.server";
import { callerKeyOf } from "./rate-limits.server";

/** The hint in the log and at `/healthz` where no email can be sent. */
export const originHint =
  "Set SITE_ORIGIN: no email is sent without it, since the Host header of a request would decide where its link leads.";

/** Scheme and host of this site for links in emails. Errors: `origin_unknown` where they are not configured. */
function siteOrigin(context: Readonly<RouterContextProvider>): string {
  const { siteOrigin: origin } = context.get(servicesContext);
  if (origin === null) throw new AppError("origin_unknown", { cause: new Error(originHint) });
  return origin;
}

/** Language, site and network of the request that an email answers. Errors: `origin_unknown`. */
export const emailOrigin = async ({
  request,
  context,
}: RequestArgs): Promise<{ language: Language; site: string; network: string }> => ({
  language: getLanguage(context),
  site: siteOrigin(context),
  network: await callerKeyOf(request, null),
});

/** Scheme and host of this site as readers see it: the configured one, else that of the request. */
export const publicOrigin = (request: Request, context: Readonly<RouterContextProvider>): string =>
  context.get(servicesContext).siteOrigin ?? addressOf(request).origin;
