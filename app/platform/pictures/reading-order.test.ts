import { expect, test } from "vitest";

import { splitCharacters } from "./read-title";
import { visualOrder } from "./reading-order";

/** The characters of a title in their order on the line, from the left. */
const seen = (title: string) => {
  const characters = splitCharacters(title);
  return visualOrder(characters.map(({ level }) => level)).map((index) => characters[index]!.shape);
};

test("Arabic words, with joining letters, are one unit each; all others are split into characters", () => {
  const split = (title: string) => splitCharacters(title).map(({ text }) => text);
  expect(split("AIで مرحبا")).toEqual(["A", "I", "で", " ", "مرحبا"]);
  expect(split("می‌خواهم۲").join("")).toBe("می‌خواهم۲");
  expect(split("हिन्दी น้ำ")).toEqual(["हि", "न्दी", " ", "น้ำ"]);
});

test("no unit of a title is longer than a line", () => {
  for (const { text } of splitCharacters("ض".repeat(50))) expect(text.length).toBeLessThanOrEqual(12);
});

test.each([
  ["left to right", "ab c", ["a", "b", " ", "c"]],
  ["right to left", "لا اله", ["اله", " ", "لا"]],
  ["letters that do not join", "אב ג", ["ג", " ", "ב", "א"]],
  ["Latin words inside", "لا AI اله", ["اله", " ", "A", "I", " ", "لا"]],
  ["numbers inside", "لا 12.5 اله", ["اله", " ", "1", "2", ".", "5", " ", "لا"]],
  ["brackets that turn round", "لا (اله)!", ["!", "(", "اله", ")", " ", "لا"]],
  ["two words in a Latin title", "Say لا اله now", [..."Say ", "اله", " ", "لا", ..." now"]],
])("the order on the line: %s", (_, title, order) => {
  expect(seen(title)).toEqual(order);
});
