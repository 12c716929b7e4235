import { expect, test } from "vitest";

import { visibleLine, visibleText } from "./visible-text";

test("direction controls, tags and zero-width characters are removed", { tags: "promise-17b" }, () => {
  for (const [text, seen] of [
    ["\u202Eevil\u202C.exe", "evil.exe"],
    ["\u2066a\u2069\u2067b\u2068c\u061C\u200E\u200F", "abc"],
    ["a\u200Bb\uFEFFc\u2060d\u00ADe\u034Ff", "abcdef"],
    ["\u{E0041}\u{E007F}x", "x"],
    ["a\u3164b\uFFA0c\u115Fd", "abcd"],
    ["a\uFFF9b\uFFFBc\u{1D173}", "abc"],
    ["a\u0000b\u001Bc\u0085d\uD83E", "abcd"],
  ] as const)
    expect(visibleText(text), JSON.stringify(text)).toBe(seen);
});

test(
  "joiners and variation selectors stay if a script or an emoji needs them",
  { tags: "promise-17b" },
  () => {
    for (const text of [
      "👨‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥 👁️‍🗨️ 1️⃣ ©️",
      "می‌خواهم کتاب‌ها",
      "ه‍ ـ‍",
      "क्‍ष नमस्‌ते ශ්‍රී ന്‍",
      "辻󠄀 葛󠄁 ≨︀",
      "ᠠ᠋ᠨ᠎".replaceAll("\u180E", ""),
    ])
      expect(visibleText(text)).toBe(text);
  },
);

test("further joiners and selectors, without effect, are removed", () => {
  expect(visibleText("a\u200D\u200D\u200Cb")).toBe("a\u200Db");
  expect(visibleText("❤\uFE0F\uFE0E\u{E0101}\u{E0102}x")).toBe("❤\uFE0Fx");
  expect(visibleText("\u200D\u200C a \u200D\uFE0F\n\u200C!\u200D")).toBe(" a \n!");
  expect(visibleText(" \u200B\u200D\u200Bb")).toBe(" b");
});

test("cleaning is idempotent", () => {
  for (const text of [
    "a\u200D\u200B\u200D\u200Cb",
    "\u200D\u{E0041}\uFE0F字\uFE0F\u200B\uFE0F",
    " \uFE0F\u200Dx",
  ])
    expect(visibleText(visibleText(text))).toBe(visibleText(text));
});

test("a line has no breaks, and single spaces", () => {
  expect(visibleLine(" a\r\n\tb\u2028c \u202E ")).toBe("a b c");
});
