import type { ApiRoute } from "./api-document.server";
import type { Methods } from "./endpoint.server";

/** The paths of the API with what their endpoints declare, as the routes of the built Worker have them. */
export async function listApiRoutes(): Promise<ApiRoute[]> {
  const { routes } = await import("virtual:react-router/server-build");
  return Object.values(routes).flatMap((route) => {
    const loader = route?.module.loader as { methods?: Methods } | undefined;
    const path = route?.path ?? "";
    return path.startsWith("api/") && loader?.methods ? [{ path, methods: loader.methods }] : [];
  });
}
