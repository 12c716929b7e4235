import type { RouterContextProvider } from "react-router";

import { bearerContext, viewerContext, type Member } from "~/context";

/** The member who makes a call, by a token or else by their session; null: a stranger. */
export const callerOf = (context: Readonly<RouterContextProvider>): Member | null =>
  context.get(bearerContext)?.member ?? context.get(viewerContext);
