import { expect, test } from "vitest";

import { isProgramPath } from "../../app/program-paths";
import { siteRoutes } from "../support/clients/site-routes";

test("the browser's routes include every page", () => {
  const missing = siteRoutes.filter(({ isPage, path }) => isPage && isProgramPath(path));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test("the browser's routes without a page are a member's files and the return from Google", () => {
  const others = siteRoutes.filter(({ isPage, path }) => !isPage && !isProgramPath(path));
  expect(others.map(({ path }) => path).toSorted()).toEqual([
    "/auth/google/callback",
    "/dashboard/export/file",
    "/dashboard/prompts/:promptId/text",
  ]);
});

test("the pictures of examples are files, the pages that edit examples are not", () => {
  expect(isProgramPath("/examples/:exampleId/:file")).toBe(true);
  expect(isProgramPath("/my-town-prompts/:promptId/examples/:exampleId")).toBe(false);
});
