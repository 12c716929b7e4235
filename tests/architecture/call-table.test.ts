import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import routes from "../../app/routes";
import { period, quotas } from "../../app/platform/rate-limits";
import { calls, doors, plainPath } from "../contract/calls";

/** The paths that routes.ts knows under /api, with a star where they differ. */
const routed = routes.flatMap(({ path }) => (path?.startsWith("api/") ? [plainPath(`/${path}`)] : []));

test("every path of the call table is a route, and every route of the API is in the table or among its additions", () => {
  const named = doors.map(({ path }) => plainPath(path));
  // What no route answers is 404 as JSON.
  expect(routed.toSorted()).toEqual(["/api/*", ...named].toSorted());
});

test("the call table has the 32 rows of the specification, each once", () => {
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(32);
  expect(calls).toHaveLength(32);
});

test("wrangler.toml has the rate limits that the answers tell", () => {
  const configuration = readFileSync(join(import.meta.dirname, "../../wrangler.toml"), "utf8");
  const gates = configuration.matchAll(
    /\[\[ratelimits\]\]\nname = "(\w+)_LIMIT"\n.*\nsimple = \{ limit = (\d+), period = (\d+) \}/g,
  );
  const camelCase = (name: string) =>
    name.toLowerCase().replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const written = Object.fromEntries(
    [...gates].map(([, name, limit, seconds]) => [camelCase(name!), [Number(limit), Number(seconds)]]),
  );
  expect(written).toEqual(
    Object.fromEntries(Object.entries(quotas).map(([name, limit]) => [name, [limit, period]])),
  );
});
