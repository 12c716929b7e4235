import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";

import { excerptOf as beginningOf, leastLeft } from "./excerpt";

const columns = 224;
const whole = columns + leastLeft;
const excerptOf = (text: string) => beginningOf(text, columns);

const cut = (text: string) => {
  const { excerpt, isWhole } = excerptOf(text);
  expect(isWhole).toBe(false);
  return excerpt;
};

test("a fitting text is returned whole, and so is one with a short rest", () => {
  for (const text of ["", "一行目\n  二行目 {{店名}}\n", "a".repeat(whole), "街".repeat(whole / 2)])
    expect(excerptOf(text)).toEqual({ excerpt: text, isWhole: true });
  for (const text of ["a".repeat(whole + 1), "街".repeat(whole / 2 + 1)])
    expect(excerptOf(text).isWhole).toBe(false);
});

test("a Japanese letter counts as two others", () => {
  expect(cut("a".repeat(1_000))).toBe("a".repeat(columns));
  expect(cut("街".repeat(1_000))).toBe("街".repeat(columns / 2));
  expect(cut("ｱ".repeat(1_000)).length).toBe(columns / 2);
});

test("a text is broken at the end of a line, else of a sentence, else of a phrase or word", () => {
  const line = "目的を書き、".repeat(9);
  for (const [first, then] of [
    [`${"行".repeat(90)}\n${"次".repeat(20)}。`, "行".repeat(90)],
    [`${"x".repeat(180)}\n\n  - `, "x".repeat(180)],
    [`${"文".repeat(90)}。次の文は`, `${"文".repeat(90)}。`],
    [`${"word ".repeat(38)}end. Version 2.5 of`, `${"word ".repeat(38)}end.`],
    [`${line}${line}次`, `${line}${line}`],
    [`${"word ".repeat(44)}`, `${"word ".repeat(43)}word`],
  ] as const)
    expect(cut(first + "ｚ".repeat(1_000)), first).toBe(then);
});

test("a text without spaces is cut between its words, which keep their endings", () => {
  const words = ["町内会の", "夏祭りの", "参加", "者", "募集", "案内を", "作成してください"];
  const text = words.join("").repeat(9);
  const beginnings = words.map((_, at) => words.slice(0, at + 1).join(""));
  for (let width = 16; width <= 44; width += 1)
    expect(beginnings, String(width)).toContain(beginningOf(text, width).excerpt);
});

test("a full stop at the very end counts only at the end of a sentence", () => {
  const words = `${"x".repeat(columns - 10)} ${"y".repeat(8)}.`;
  expect(cut(`${words} ${"z".repeat(500)}`)).toBe(words);
  expect(cut(`${words}5 ${"z".repeat(500)}`)).toBe("x".repeat(columns - 10));
});

test("a break too far from the end is ignored", () => {
  expect(cut(`題\n${"街".repeat(1_000)}`)).toBe(`題\n${"街".repeat(columns / 2 - 2)}`);
});

test("no character is cut in two", () => {
  for (const sign of ["👨‍👩‍👧‍👦", "🇯🇵", "か\u3099", "👍🏽", "e\u0301\u0323"])
    for (const before of ["", "a", "aa", "aaa"]) {
      const excerpt = cut(before + sign.repeat(400));
      expect((excerpt.length - before.length) % sign.length, before + sign).toBe(0);
    }
});

test("endless combining marks are cut, without half a character", () => {
  for (const text of ["a" + "\u0301".repeat(2_000), "𝔞".repeat(2_000), "\ud83d\ude00\u200d".repeat(1_000)]) {
    const excerpt = cut(text);
    expect(excerpt.length).toBeGreaterThan(100);
    expect(() => encodeURIComponent(excerpt)).not.toThrow();
  }
});

test("an excerpt is a beginning of its text, and never much longer than its limit", () => {
  assert(
    property(string({ unit: "grapheme", maxLength: 700 }), (text) => {
      const { excerpt, isWhole } = excerptOf(text);
      expect(text.startsWith(excerpt)).toBe(true);
      expect(isWhole).toBe(excerpt === text);
      expect(excerpt.length).toBeLessThanOrEqual(whole);
      expect(excerpt === "" && text.trim() !== "").toBe(false);
    }),
  );
});

test("a combining mark on a full stop stays with it", () => {
  const before = "文".repeat(90);
  expect(cut(`${before}。\u0301${"ｚ".repeat(1_000)}`)).toBe(
    `${before}。\u0301${"ｚ".repeat(columns / 2 - 92)}`,
  );
});
