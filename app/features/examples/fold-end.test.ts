import * as fc from "fast-check";
import { expect, test } from "vitest";

import { foldEnd } from "./fold-end";

test.each([
  ["a line", "x".repeat(500) + "\n" + "y".repeat(600), "x".repeat(500)],
  ["a Japanese sentence", "春".repeat(500) + "。" + "夏".repeat(600), "春".repeat(500) + "。"],
  ["a sentence", "x".repeat(500) + ". " + "y".repeat(600), "x".repeat(500) + "."],
  ["a word", "x".repeat(650) + " " + "y".repeat(600), "x".repeat(650)],
])("a long text is folded after %s", (_, text, start) => {
  expect(foldEnd(text).start).toBe(start);
});

test("a short text is whole", () => {
  for (const text of ["", "a", "x\n".repeat(450)]) expect(foldEnd(text)).toEqual({ start: text, rest: "" });
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
