import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { additions, calls } from "../contract/calls";

const root = join(import.meta.dirname, "../..");
const pages = ["docs/spec-coverage.md", ...globSync("docs/spec-coverage/*.md", { cwd: root })].map(
  (page) => ({
    page,
    text: readFileSync(join(root, page), "utf8"),
  }),
);

/** The file paths in a text; on the pages, relative to app/ (code) and tests/ (tests) unless given in full. */
const named = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|m?js|json|md|toml))`/g)].map(([, path]) => path!);
const isThere = (path: string) => ["", "app", "tests"].some((folder) => existsSync(join(root, folder, path)));
const isTest = (path: string) => /\.(test|spec)\.ts$/.test(path);

/** The rows of a page's tables of four columns: what, code, tests, notes. */
const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").slice(1, -1))
    .filter((cells) => cells.length === 4 && !/^[\s-]*$/.test(cells[0]!) && cells[2]!.trim() !== "tests")
    .map(([what, code, tests]) => ({ what: what!.trim(), code: named(code!), tests: named(tests!) }));

test("every file and test named on the coverage pages exists", () => {
  const missing = pages.flatMap(({ page, text }) =>
    named(text)
      .filter((path) => !isThere(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every row names its code and its test", () => {
  const rows = pages.flatMap(({ text }) => rowsOf(text));
  expect(rows.length).toBeGreaterThan(200);
  const bare = rows.filter(
    ({ code, tests }) => code.length === 0 || tests.length === 0 || !tests.every(isTest),
  );
  expect(bare.map(({ what }) => what)).toEqual([]);
});

test("the calls are those of the call table in its order, then the additions", () => {
  const { text } = pages.find(({ page }) => page.endsWith("calls.md"))!;
  const listed = rowsOf(text).flatMap(({ what }) => /^`([A-Z]+ \/api\/.*)`$/.exec(what)?.[1] ?? []);
  expect(listed).toEqual([...calls, ...additions].map(({ call }) => call));
});

test("every departure named in a row has its reason, and every reason is used", () => {
  const departures = pages.find(({ page }) => page.endsWith("departures.md"))!;
  const explained = [...departures.text.matchAll(/^- \*\*(D\d+):/gm)].map(([, number]) => number!);
  const used = pages
    .filter((page) => page !== departures && page.page !== "docs/spec-coverage.md")
    .flatMap(({ text }) => text.split("\n").filter((line) => line.startsWith("|")))
    .flatMap((line) => line.match(/\bD\d+\b/g) ?? []);
  expect(explained.toSorted()).toEqual([...new Set(used)].toSorted());
});
