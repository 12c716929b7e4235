import { isDeepStrictEqual } from "node:util";

import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";

import siteRoutes from "~/routes";

import { routeSections } from "./route-sections.server";

type Declared = { id?: string; file: string; path?: string; index?: boolean; children?: Declared[] };

/** The site's routes by id, as in the build, and as a tree. */
function readRoutes(declared: readonly Declared[], parentId = "root") {
  const byId: Record<string, { id: string; parentId?: string; path?: string; index?: boolean }> = {
    root: { id: "root" },
  };
  const add = (routes: readonly Declared[], parent: string) => {
    for (const { id: given, file, path, index, children = [] } of routes) {
      const id = given ?? file;
      byId[id] = { id, parentId: parent, path, index };
      add(children, id);
    }
  };
  add(declared, parentId);
  return byId;
}

const byId = readRoutes((await siteRoutes) as Declared[]);
const { sectionOf, routesOf } = routeSections(byId as unknown as ServerBuild["routes"]);

/** The routes with these ids, as the router takes them. */
function treeOf(ids: string[], parent?: string): RouteObject[] {
  return ids
    .filter((id) => byId[id]!.parentId === parent)
    .map(
      (id) =>
        ({ id, path: byId[id]!.path, index: byId[id]!.index, children: treeOf(ids, id) }) as RouteObject,
    );
}

const wholeSite = treeOf(Object.keys(byId));
const matched = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path)?.map(({ route, params }) => [route.id, params]);

const patterns = Object.keys(byId).map((id): string => {
  const { path, parentId } = byId[id]!;
  const parent = parentId && parentId !== "root" ? byId[parentId]!.path : undefined;
  return `/${[parent, path].filter(Boolean).join("/")}`;
});

/** Paths around each route's: itself, deeper, in capitals, with a slash, encoded, a parameter like a fixed segment. */
const paths = patterns.flatMap((pattern) => {
  const path = pattern.replaceAll(/:\w+|\*/g, "x1");
  const alike = pattern.replaceAll(/:\w+|\*/g, "new");
  return [
    path,
    alike,
    `${path}/`,
    `${path}/more`,
    `${path}/more/still`,
    path.toUpperCase(),
    `/${path}`,
    path.replace("e", "%65"),
    `${path}.data`,
  ];
});

describe("sections of the site", () => {
  it("match the same route as the whole site", () => {
    const differing = paths.filter(
      (path) =>
        !isDeepStrictEqual(matched(treeOf(routesOf(sectionOf(path))), path), matched(wholeSite, path)),
    );
    expect(differing).toEqual([]);
    expect(paths.filter((path) => sectionOf(path) !== null).length).toBeGreaterThan(paths.length / 2);
  });

  it("have a fraction of the routes", () => {
    const all = routesOf(null).length;
    expect(all).toBe(Object.keys(byId).length);
    for (const path of [
      "/",
      "/town-prompts",
      "/dashboard",
      "/api/public-prompts",
      "/api/prompts",
      "/prompts/x1",
    ])
      expect(routesOf(sectionOf(path)).length, path).toBeLessThan(all / 4);
  });
});
