import { expect, test } from "vitest";

import { cleanHidden, findHidden } from "./hidden-characters";
import { visibleText } from "./visible-text";

test("hidden characters are named with their places", () => {
  expect(findHidden("a\u200Bb\u202Ec\u{E0041}\u0007\u00ADd")).toEqual([
    { index: 1, codePoint: "U+200B", kind: "zero_width" },
    { index: 3, codePoint: "U+202E", kind: "direction" },
    { index: 5, codePoint: "U+E0041", kind: "tag" },
    { index: 7, codePoint: "U+0007", kind: "control" },
    { index: 8, codePoint: "U+00AD", kind: "other" },
  ]);
});

test("emoji, Persian, Indic and right-to-left text has no hidden characters", () => {
  for (const text of ["👨‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥 1️⃣ ©️", "می‌خواهم کتاب‌ها", "क्‍ष नमस्‌ते ශ්‍රී", "שלום עולם مرحبا", "a\r\nb\rc\td"])
    expect(findHidden(text), text).toEqual([]);
});

test("exactly the characters that cleaning removes are found", () => {
  for (const text of [
    "\u200D\u200C a \u200D\uFE0F\n\u200C!\u200D",
    "❤\uFE0F\uFE0E\u{E0101}x\r\n\u200By\r",
    "👨‍👩‍👧\u200D\u200D\u200Bend",
    "\uFEFFa\r\r\n\u2066b\u2069",
    "\uD83Ex\uFFF9",
  ]) {
    const { text: shown, hidden } = cleanHidden(text);
    const places = new Set(hidden.map(({ index }) => index));
    let rest = "";
    let index = 0;
    for (const sign of text) {
      if (!places.has(index)) rest += sign;
      index += sign.length;
    }
    expect(rest.replace(/\r\n?/g, "\n"), JSON.stringify(text)).toBe(visibleText(text));
    expect(shown).toBe(hidden.length > 0 ? visibleText(text) : text);
  }
});
