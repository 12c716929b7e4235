import * as fc from "fast-check";
import { expect, test } from "vitest";

import { foldEnd } from "./fold-end";

test.each([
  ["a line", "x".repeat(300) + "\n" + "y".repeat(400), "x".repeat(300)],
  ["a Japanese sentence", "春".repeat(300) + "。" + "夏".repeat(400), "春".repeat(300) + "。"],
  ["a sentence", "x".repeat(300) + ". " + "y".repeat(400), "x".repeat(300) + "."],
  ["a word", "x".repeat(350) + " " + "y".repeat(400), "x".repeat(350)],
])("a long text is folded after %s", (_, text, start) => {
  expect(foldEnd(text).start).toBe(start);
});

test("a short text is whole", () => {
  for (const text of ["", "a", "x\n".repeat(275)]) expect(foldEnd(text)).toEqual({ start: text, rest: "" });
});

test("no character is lost or cut", () => {
  const texts = fc.array(fc.constantFrom("🦊", "春", "x", " ", "\n", "。", ". "), { maxLength: 1_500 });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join("");
      const { start, rest } = foldEnd(text);
      expect((start + rest).replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      expect(start + "|" + rest).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});
