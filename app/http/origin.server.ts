import type { RouterContextProvider } from "react-router";

import { servicesContext } from "~/context";
import { getLanguage } from "~/i18n/middleware.server";
import type { Language } from "~/languages";

/** Scheme and host of this site: the configured one, else the request's. */
export const siteOrigin = (request: Request, context: Readonly<RouterContextProvider>): string =>
  context.get(servicesContext).siteOrigin ?? new URL(request.url).origin;

/** What a letter needs to know of the request that causes it. */
export const letterOrigin = (
  request: Request,
  context: Readonly<RouterContextProvider>,
): { language: Language; site: string } => ({
  language: getLanguage(context),
  site: siteOrigin(request, context),
});
