import { join } from "node:path";

import type { RouteConfigEntry } from "@react-router/dev/routes";

import routes from "../../../app/routes";
import { parseModule } from "../formats/parse-module";

/** A route of the site, as the route table and its module have it. */
export interface SiteRoute {
  /** With a colon before what differs: `/prompts/:shareId`. */
  path: string;
  /** What differs: `shareId`. */
  parameters: string[];
  /** It draws a page: its answers also come as `.data`, and forms are sent to it. */
  isPage: boolean;
  /** It takes what is sent to it. */
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
    // What only frames other routes has no address.
    return entry.children ? routesOf(entry.children, path) : [readRoute(entry, `/${path}`)];
  });

/** Every route of the site, in the order of the route table. */
export const siteRoutes: readonly SiteRoute[] = routesOf(routes);

export const isApi = ({ path }: Pick<SiteRoute, "path">): boolean => path.startsWith("/api/");

/** The address of a route with these names put in, and with a path that is none for its star. */
export const addressOf = ({ path }: SiteRoute, names: Record<string, string>): string =>
  path.replaceAll(/:(\w+)/g, (colon, name: string) => names[name] ?? colon).replace("*", "no/such/address");

/** The addresses under which a page's answers come as data. */
export const dataAddressOf = (address: string): string => (address === "/" ? "/_.data" : `${address}.data`);
