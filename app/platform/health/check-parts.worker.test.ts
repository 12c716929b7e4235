import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { withFaults } from "../../../tests/faults/faults";
import { kvCache } from "~/platform/kv-cache.server";
import { r2Files } from "~/platform/r2-files.server";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { checkParts } from "./check-parts.server";

/** The parts with this order's faults. */
function ordered(order: string | null) {
  const bindings = withFaults(env, order);
  return {
    db: openDb(bindings.DB.withSession()),
    search: d1SearchIndex(bindings.SEARCH.withSession()),
    cache: kvCache(bindings.CACHE),
    files: r2Files(bindings.FILES),
  };
}

const sound = { database: "ok", search: "ok", cache: "ok", files: "ok" };

test("working parts are reported as such", async () => {
  expect(await checkParts(ordered(null))).toEqual({ parts: sound, failures: [] });
});

test.each([
  ["db", "database"],
  ["search", "search"],
  ["cache", "cache"],
  ["files", "files"],
])("a failing %s is the only part reported as failed", async (binding, part) => {
  const { parts, failures } = await checkParts(ordered(`${binding}=error`));
  expect(parts).toEqual({ ...sound, [part]: "failed" });
  expect(failures).toHaveLength(1);
});

test("a silent part delays nobody", async () => {
  const silent = ordered("db=silent, search=silent, cache=silent, files=silent");
  const { parts, failures } = await checkParts(silent, 5);
  expect(Object.values(parts)).toEqual(["failed", "failed", "failed", "failed"]);
  expect(failures.map(String)).toContain("Error: The database did not answer within 5 ms.");
});
