import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** A path that the router reads otherwise than by its plain segments: encoded, with empty segments, or a page's data. */
const unusualPath = /%|\/\/|\.data$/;

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/** The segments of a route's path, with its parents' segments. */
export function allSegments(routes: Routes, id: string): string[] {
  const { path = "", parentId } = routes[id]!;
  return [...(parentId ? allSegments(routes, parentId) : []), ...segmentsOf(path)];
}

/** The leading segments of a route's path without parameters, two at most: `api/prompts` of `/api/prompts/:promptId`. */
function fixedStart(routes: Routes, id: string): string {
  const segments = allSegments(routes, id).slice(0, 2);
  const variable = segments.findIndex((segment) => /[:*?]/.test(segment));
  return segments.slice(0, variable === -1 ? 2 : variable).join("/");
}

/** The sections of a site: a section is a fixed start of paths, with the routes that a path in it may match; null is the whole site. */
export function routeSections(routes: Routes) {
  const starts = new Map(Object.keys(routes).map((id) => [id, fixedStart(routes, id)]));
  const sections = new Set(starts.values());
  return {
    sectionOf(pathname: string): string | null {
      if (unusualPath.test(pathname)) return null;
      const [first = "", second = ""] = segmentsOf(pathname.toLowerCase());
      return [`${first}/${second}`, first, ""].find((start) => sections.has(start)) ?? null;
    },
    routesOf(section: string | null): string[] {
      const mayMatch = (start: string) => start === "" || `${section}/`.startsWith(`${start}/`);
      return [...starts].filter(([, start]) => section === null || mayMatch(start)).map(([id]) => id);
    },
  };
}

const pick = <All extends Record<string, unknown>>(all: All, names: string[]): All =>
  Object.fromEntries(names.filter((name) => name in all).map((name) => [name, all[name]])) as All;

/**
 * React Router's request handlers of a build, one for each section of the site, made when it is first asked for: the router compares
 * a path with all its routes, twice, which took a fifth of a light call.
 */
export function sectionHandlers(build: ServerBuild, mode: string): (pathname: string) => RequestHandler {
  const { sectionOf, routesOf } = routeSections(build.routes);
  const handlers = new Map<string | null, RequestHandler>();
  const create = (section: string | null) => {
    const ids = routesOf(section);
    const assets = { ...build.assets, routes: pick(build.assets.routes, ids) };
    const handler = createRequestHandler({ ...build, assets, routes: pick(build.routes, ids) }, mode);
    handlers.set(section, handler);
    return handler;
  };
  return (pathname) => {
    const section = sectionOf(pathname);
    return handlers.get(section) ?? create(section);
  };
}
