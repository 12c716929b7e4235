import { expect, test } from "vitest";

import { type TaggedTest, promises, unheldPromises } from "../support/reporters/promises";

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

const held: TaggedTest[] = promises.flatMap(({ id, files }) =>
  files
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => ({ file, title: `holds ${id}`, ids: [id], passed: true })),
);

test("a run with a passed test in every named file has no fault", () => {
  expect(unheldPromises(held, ".spec.ts")).toEqual([]);
});

test.each<[string, TaggedTest[], string]>([
  ["without a tagged test of a named file", held.slice(1), `${held[0]!.ids[0]}: no test of ${held[0]!.file}`],
  [
    "with a tagged test that failed or was skipped",
    [{ ...held[0]!, passed: false }, ...held],
    "did not pass",
  ],
  [
    "with a tagged test of a file that is not named",
    [...held, { ...held[0]!, file: "e2e/x.spec.ts" }],
    "not name",
  ],
  ["with an unknown promise", [...held, { ...held[0]!, ids: ["31a"] }], "an unknown promise 31a"],
])("a run %s has one fault", (_, tests, sentence) => {
  const faults = unheldPromises(tests, ".spec.ts");
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(sentence);
});
