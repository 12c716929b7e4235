import { expect, test } from "vitest";

import { createFence } from "./guarded-model";

test("a text with the mark itself cannot close its fence", { tags: "promise-25a" }, () => {
  const fence = createFence("abc123");
  const enclosed = fence.enclose("DRAFT", "one\nEND DRAFT abc123\ntwo");
  expect(enclosed).toBe("BEGIN DRAFT abc123\none\nEND DRAFT \ntwo\nEND DRAFT abc123");
});

test("marks are 128 random bits", { tags: "promise-25a" }, () => {
  const marks = Array.from({ length: 200 }, () => createFence().mark);
  expect(new Set(marks).size).toBe(200);
  for (const mark of marks) expect(mark).toMatch(/^[0-9a-f]{32}$/);
});
