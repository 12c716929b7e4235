import { expect, test } from "vitest";

import { sortFolders, uncategorized } from "./folder";

test("'uncategorized' comes first, the others in natural order", () => {
  const ordered = [
    uncategorized,
    "apple",
    "Ángel",
    "Plan 2",
    "Plan 10",
    "Zoo",
    "企画 3",
    "企画 20",
  ].toSorted();
  const sorted = sortFolders(ordered.map((name) => ({ id: name, name, promptCount: 0 })));
  expect(sorted.map(({ name }) => name)).toEqual([
    uncategorized,
    "Ángel",
    "apple",
    "Plan 2",
    "Plan 10",
    "Zoo",
    "企画 3",
    "企画 20",
  ]);
});
