import { expect, test } from "vitest";

import { purposeLimit } from "~/features/prompts/limits";

import { advisedItem } from "./advised-item";

test("a title as long as a file is cut without a copy of each of its characters", () => {
  const originalInput = "🐎".repeat(10_000_000);
  // The engine builds a repeated text when it is first read.
  expect(originalInput.charCodeAt(1)).toBe(0xdc0e);
  const started = performance.now();
  const item = advisedItem({ originalInput, content: "Ride." });
  // An array of all its characters takes a second, and 80 MB.
  expect(performance.now() - started).toBeLessThan(500);
  expect(item).toEqual({ originalInput: "🐎".repeat(purposeLimit), content: "Ride." });
});
