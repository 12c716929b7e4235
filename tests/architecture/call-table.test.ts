import { join } from "node:path";

import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

import routes from "../../app/routes";
import { period, quotas } from "../../app/platform/rate-limits";
import { calls, endpointsByPath, plainPath } from "../contract/calls";

/** The paths of routes.ts under /api, with a star for each parameter. */
const routed = routes.flatMap(({ path }) => (path?.startsWith("api/") ? [plainPath(`/${path}`)] : []));

test("every path of the call table is a route, and every API route is in the table or its additions", () => {
  const named = endpointsByPath.map(({ path }) => plainPath(path));
  // Unknown paths are 404 as JSON.
  expect(routed.toSorted()).toEqual(["/api/*", ...named].toSorted());
});

test("the call table has the 32 rows of the specification, each once", () => {
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(32);
  expect(calls).toHaveLength(32);
});

test("wrangler.toml has the rate limits of the API's responses", () => {
  const { ratelimits }: { ratelimits: { name: string; simple: object }[] } = unstable_readConfig({
    config: join(import.meta.dirname, "../../wrangler.toml"),
  });
  const binding = (name: string) => `${name.replaceAll(/[A-Z]/g, "_$&").toUpperCase()}_LIMIT`;
  expect(Object.fromEntries(ratelimits.map(({ name, simple }) => [name, simple]))).toEqual(
    Object.fromEntries(Object.entries(quotas).map(([name, limit]) => [binding(name), { limit, period }])),
  );
});
