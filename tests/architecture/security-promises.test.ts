import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");

/** The rows of the page's tables: the number of a promise, what is promised, and the tests that hold it. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").slice(1, -1))
  .filter(([number]) => /^\s*\d+\s*$/.test(number!))
  .map(([number, promise, tests]) => ({
    number: Number(number),
    promise: promise!.trim(),
    tests: [...tests!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
  }));

const isThere = (path: string) => ["app", "tests"].some((folder) => existsSync(join(root, folder, path)));

test("there are thirty promises, each held by tests that there are", () => {
  const numbers = [...new Set(rows.map(({ number }) => number))].toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  for (const { promise, tests } of rows) {
    expect(tests.length, promise).toBeGreaterThan(0);
    for (const path of tests) {
      expect(path, promise).toMatch(/\.(?:spec|test)\.ts$/);
      expect(isThere(path), `${path}: ${promise}`).toBe(true);
    }
  }
});

test("every promise is tried against the built Worker", () => {
  const bare = [...new Set(rows.map(({ number }) => number))].filter(
    (number) =>
      !rows.some((row) => row.number === number && row.tests.some((path) => path.endsWith(".spec.ts"))),
  );
  expect(bare).toEqual([]);
});

test("what is tried on every route takes its routes from the route table", () => {
  for (const matrix of [
    "cross-site",
    "foreign-ids",
    "headers",
    "foreign-hosts",
    "extra-fields",
    "own-data",
    "stored-scripts",
    "odd-requests",
    "outbound",
  ]) {
    const code = readFileSync(join(root, "tests/worker", `${matrix}.spec.ts`), "utf8");
    expect(code, matrix).toContain('from "../support/site-routes"');
    expect(page, matrix).toContain(`worker/${matrix}.spec.ts`);
  }
});
