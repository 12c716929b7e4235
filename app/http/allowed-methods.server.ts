import { matchRoutes, type MiddlewareFunction, type ServerBuild } from "react-router";

import { routesContext } from "~/context";
import { addressOf, oncePerRequest } from "~/platform/once-per-request";

type Routes = ServerBuild["routes"];

interface Handlers {
  loader?: { allows?: string };
  action?: object;
  default?: unknown;
}

/** Names the methods that a route's handler takes, for the Allow header; a handler without them takes what a page does. */
export const taking = <Handle extends object>(allows: string, handle: Handle) =>
  Object.assign(handle, { allows });

/** A page is read, and takes forms if it has an action. */
function allowOf({ loader, action, default: drawn }: Handlers): string {
  const reads = loader || drawn ? ["GET", "HEAD"] : [];
  return loader?.allows ?? [...reads, ...(action ? ["POST"] : [])].join(", ");
}

/** The segments of a route's path, with its parents' segments. */
function allSegments(routes: Routes, id: string): string[] {
  const { path = "", parentId } = routes[id]!;
  return [...(parentId ? allSegments(routes, parentId) : []), ...path.split("/").filter(Boolean)];
}

/** The path of a request's page or call, without the router's `.data`. */
const routePath = oncePerRequest(
  (request) => addressOf(request).pathname.replace(/(?:\/_|)\.data$/, "") || "/",
);

/** The methods that the route of a request takes. Null if no route has its address. */
export function allowedMethods(routes: Routes, request: Request): string | null {
  const all = Object.keys(routes)
    .filter((id) => id !== "root")
    .map((id) => ({ id, index: routes[id]!.index as true, path: `/${allSegments(routes, id).join("/")}` }));
  const found = matchRoutes(all, routePath(request))?.at(-1);
  return found ? allowOf(routes[found.route.id]!.module as Handlers) : null;
}

/** Sets Allow where a method was refused (RFC 9110, section 15.5.6): the router drops the headers of a refused page. */
export const allow: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  if (response.status !== 405 || response.headers.has("Allow")) return response;
  const methods = allowedMethods(context.get(routesContext), request);
  if (methods) response.headers.set("Allow", methods);
  return response;
};
