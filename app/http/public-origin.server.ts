import type { RouterContextProvider } from "react-router";

import { servicesContext } from "~/context";

/** Scheme and host of this site as readers see it: the configured one, else that of the request. */
export const publicOrigin = (request: Request, context: Readonly<RouterContextProvider>): string =>
  context.get(servicesContext).siteOrigin ?? new URL(request.url).origin;
