import type { RouterContextProvider } from "react-router";

import { routesContext } from "~/context";

import type { ApiRoute } from "./describe-api.server";
import type { Methods } from "./endpoint.server";

/** The paths of the API with what their endpoints declare. */
export function listApiRoutes(context: Readonly<RouterContextProvider>): ApiRoute[] {
  const routes = context.get(routesContext);
  return Object.values(routes).flatMap((route) => {
    const loader = route?.module.loader as { methods?: Methods } | undefined;
    const path = route?.path ?? "";
    return path.startsWith("api/") && loader?.methods ? [{ path, methods: loader.methods }] : [];
  });
}
