import { expect, test } from "vitest";

import { firstChange } from "./first-change";

test("the first words that differ are shown, wherever they are in the text", () => {
  const head = "役割：編集者\n".repeat(1000);
  expect(firstChange(`${head}短い文`, `${head}長い文`)).toEqual({ removed: "短い", added: "長い" });
  expect(firstChange("one two three", "one 2 three 3")).toEqual({ removed: "two", added: "2" });
  expect(firstChange("a\nb", "a\nb\n\nlast line")).toEqual({ removed: "", added: "last line" });
  expect(firstChange("a\nold line\nb", "a\nb")).toEqual({ removed: "old line", added: "" });
});

test("a long change is its first line's beginning", () => {
  expect(firstChange("", "x".repeat(70))).toEqual({ removed: "", added: `${"x".repeat(60)}…` });
  expect(firstChange("", "one\ntwo")).toEqual({ removed: "", added: "one…" });
});

test("texts with the same words have no change", () => {
  for (const [from, to] of [
    ["same", "same"],
    ["same", "same\n"],
    ["", " "],
  ] as const)
    expect(firstChange(from, to)).toBeNull();
});
