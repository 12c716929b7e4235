import { expect, test } from "vitest";

import { splitRuns } from "./split-runs";

test("letters, digits and marks of all scripts make runs; all else parts them", () => {
  for (const [text, ...runs] of [
    ["seo対策2026", "seo対策2026"],
    ["メール、ビジネス・ai", "メール", "ビジネス", "ai"],
    ["人々〆切", "人々〆切"],
    ["snake_case-word's", "snake", "case", "word", "s"],
    ["🦊と👨‍👩‍👧", "と"],
    ["𠮷野家", "𠮷野家"],
    ["हिन्दी", "हिन्दी"],
    ["한국어 검색", "한국어", "검색"],
    ["か\u3099", "か\u3099"],
    ['"near(a* b)^\0-', "near", "a", "b"],
    ["\ud800a\udc00", "a"],
    [" 　\n*()"],
    [""],
  ] as const)
    expect(splitRuns(text), text).toEqual(runs);
});
