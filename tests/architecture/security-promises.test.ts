import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import { expect, test } from "vitest";
import { createVitest } from "vitest/node";

import {
  type TaggedTest,
  fileOfTest,
  misnamedPromises,
  promiseIds,
  promises,
} from "../support/reporters/promises";

test("docs/security.md has thirty promises, each with a test against the built Worker", () => {
  const numbers = new Set(promises.map(({ id }) => Number.parseInt(id, 10)));
  expect([...numbers].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  expect(new Set(promises.map(({ id }) => id)).size).toBe(promises.length);
  for (const { id, files } of promises) {
    expect(
      files.some((file) => file.endsWith(".spec.ts")),
      id,
    ).toBe(true);
    for (const file of files) expect(file, id).toMatch(/\.(?:spec|test)\.ts$/);
  }
});

/** The tests with promise tags among all that Playwright would run. */
async function listPlaywright(): Promise<TaggedTest[]> {
  const { stdout } = await promisify(execFile)("playwright", ["test", "--list", "--reporter=json"], {
    env: { ...process.env, TEST_STATE: tmpdir() },
    maxBuffer: 100_000_000,
  });
  const { config, suites } = JSON.parse(stdout) as JSONReport;
  const specs = ({ specs: own, suites: inner = [] }: JSONReportSuite): JSONReportSpec[] => [
    ...own,
    ...inner.flatMap(specs),
  ];
  return suites.flatMap(specs).map(({ file, title, tags }) => ({
    file: fileOfTest(join(config.rootDir, file)),
    title,
    ids: promiseIds(tags),
  }));
}

/** The tests with promise tags among all that Vitest would run. */
async function listVitest(): Promise<TaggedTest[]> {
  const vitest = await createVitest("test", { watch: false });
  try {
    const modules = await vitest.experimental_parseSpecifications(await vitest.globTestSpecifications());
    return modules.flatMap(({ moduleId, children }) =>
      [...children.allTests()].map(({ name, tags }) => ({
        file: fileOfTest(moduleId),
        title: name,
        ids: promiseIds(tags),
      })),
    );
  } finally {
    await vitest.close();
  }
}

test("docs/security.md names the files whose tests have a promise's tag, and no others", async () => {
  const [specs, tests] = await Promise.all([listPlaywright(), listVitest()]);
  expect([...misnamedPromises(specs, ".spec.ts"), ...misnamedPromises(tests, ".test.ts")]).toEqual([]);
});

const held: TaggedTest[] = promises.flatMap(({ id, files }) =>
  files
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => ({ file, title: `holds ${id}`, ids: [id] })),
);

test.each<[string, TaggedTest[], string]>([
  ["no tagged test in a named file", held.slice(1), `${held[0]!.ids[0]}: no test of ${held[0]!.file}`],
  ["a tagged test in another file", [...held, { ...held[0]!, file: "e2e/x.spec.ts" }], "not name"],
  ["an unknown promise", [...held, { ...held[0]!, ids: ["31a"] }], "an unknown promise 31a"],
])("%s is one fault", (_, tests, sentence) => {
  expect(misnamedPromises(tests, ".spec.ts")).toEqual([expect.stringContaining(sentence)]);
});
