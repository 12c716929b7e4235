import { expect, test } from "vitest";
import { z } from "zod";

import { typedText, boundedList } from "./typed-text";

const codeOf = (value: unknown, limit = 10) => typedText(limit).safeParse(value).error?.issues[0]?.message;

test("text is trimmed and its line ends are unified", () => {
  expect(typedText(10).parse("  a\r\nb\rc\t \n")).toBe("a\nb\nc");
});

test("length is counted in characters, not in code units", () => {
  expect(codeOf("🦊".repeat(10))).toBeUndefined();
  expect(codeOf("🦊".repeat(11))).toBe("too_long");
});

test("the limit applies after trimming", () => {
  expect(codeOf(` ${"a".repeat(10)} `)).toBeUndefined();
});

test("blank and invisible text is missing text", () => {
  for (const text of ["", "  ", "\n\t", "\u3000", "\u200B\u2060\uFEFF", undefined])
    expect(codeOf(text), JSON.stringify(text)).toBe("required");
});

test("control characters are refused, layout is not", () => {
  for (const text of ["a\u0000", "\u001B[0m", "a\u0085b", "\uD83E", "\u007F"])
    expect(codeOf(text), JSON.stringify(text)).toBe("control_characters");
  for (const text of ["a\tb\nc", "שלום", "👨‍👩‍👧‍👦", "e\u0301"]) expect(codeOf(text)).toBeUndefined();
});

test("everything but text has the wrong type", () => {
  for (const value of [1, null, true, ["a"], {}]) expect(codeOf(value)).toBe("wrong_type");
});

const seen: unknown[] = [];
const item = z.unknown().transform((value) => {
  seen.push(value);
  return value;
});

const messages = (value: unknown) =>
  boundedList(z.array(item, { error: "wrong_type" }), 3, 2)
    .safeParse(value)
    .error?.issues.map((issue) => [issue.message, issue.code === "custom" && issue.params?.limit]);

test("a too long list is not read, and the error has the limit", () => {
  expect(messages([1, 2, 3])).toBeUndefined();
  expect(seen.splice(0)).toEqual([1, 2, 3]);
  expect(messages([1, 2, 3, 4])).toEqual([["too_many", 2]]);
  expect(messages(Array.from({ length: 200_000 }, () => 1))).toEqual([["too_many", 2]]);
  expect(seen).toEqual([]);
});

test("a value other than a list is left to the schema", () => {
  for (const value of [undefined, null, "long text", { length: 9 }])
    expect(messages(value)).toEqual([["wrong_type", false]]);
});
