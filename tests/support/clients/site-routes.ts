import { join } from "node:path";

import type { RouteConfigEntry } from "@react-router/dev/routes";

import routes from "../../../app/routes";
import { parseModule } from "../formats/parse-module";

/** A route of the site, from the route table and its module. */
export interface SiteRoute {
  /** With a colon before parameters: `/prompts/:shareId`. */
  path: string;
  /** Names of its parameters: `shareId`. */
  parameters: string[];
  /** Renders a page: also served as `.data`, and the target of forms. */
  isPage: boolean;
  /** Has an action. */
  hasAction: boolean;
}

const app = join(import.meta.dirname, "../../../app");

const readRoute = ({ file }: RouteConfigEntry, path: string): SiteRoute => {
  const { exports } = parseModule(join(app, file));
  return {
    path,
    parameters: [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!),
    isPage: exports.includes("default"),
    hasAction: exports.includes("action"),
  };
};

const routesOf = (entries: readonly RouteConfigEntry[], parent = ""): SiteRoute[] =>
  entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    // A pure layout route has no address.
    return entry.children ? routesOf(entry.children, path) : [readRoute(entry, `/${path}`)];
  });

/** Every route of the site, in the order of the route table. */
export const siteRoutes: readonly SiteRoute[] = routesOf(routes);

export const isApi = ({ path }: Pick<SiteRoute, "path">): boolean => path.startsWith("/api/");

/** The address of a route with its parameters replaced, and an unknown path for its star. */
export const addressOf = ({ path }: SiteRoute, names: Record<string, string>): string =>
  path.replaceAll(/:(\w+)/g, (colon, name: string) => names[name] ?? colon).replace("*", "no/such/address");

/** The address of a page's data. */
export const dataAddressOf = (address: string): string => (address === "/" ? "/_.data" : `${address}.data`);
