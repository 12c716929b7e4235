import { expect, test } from "vitest";

import { documentTokens, matchRun, splitRuns } from "./grams";

test("words of Japanese are tokens of two characters, others of three, and a run ends with an underscore", () => {
  expect(documentTokens("議事録の例").grams).toBe("議事 事録 録の の例 _");
  expect(documentTokens("hello sol").grams).toBe("hel ell llo _ sol _");
  expect(documentTokens("한국어").grams).toBe("한국 국어 _");
});

test("across scripts a token is three characters long, up to the end of the run", () => {
  expect(documentTokens("5個作る").grams).toBe("5個作 個作 作る _");
  expect(documentTokens("aiを使う").grams).toBe("aiを iを使 を使 使う _");
  expect(documentTokens("新着ai").grams).toBe("新着 着ai _");
  expect(documentTokens("目次2").grams).toBe("目次 次2_ _");
});

test("a text too short for those is a token without positions, once", () => {
  expect(documentTokens("a ai ai 5個").short).toBe("a ai i 5 5個 個");
  expect(documentTokens("議事").short).toBe("議 事");
  expect(documentTokens("a の").grams).toBe("");
});

test("characters beyond 16 bits count as one", () => {
  expect(documentTokens("𠮷野家")).toEqual({ grams: "𠮷野 野家 _", short: "𠮷 野 家" });
  expect(matchRun("𠮷")).toBe('short : "𠮷"');
  expect(matchRun("𝒳y")).toBe('short : "𝒳y"');
});

test("a run is searched as a phrase of its tokens", () => {
  for (const [run, match] of [
    ["の", 'short : "の"'],
    ["ai", 'short : "ai"'],
    ["5個", 'short : "5個"'],
    ["作成", 'grams : "作成"'],
    ["議事録", 'grams : "議事 事録"'],
    ["hello", 'grams : "hel ell llo"'],
    ["着ai", 'grams : "着ai"'],
    ["aiを", 'grams : "aiを"'],
  ] as const)
    expect(matchRun(run), run).toBe(match);
});

test("only a change of script before its last character makes it end in a token prefix", () => {
  expect(matchRun("目次2")).toBe('grams : "目次 次2" *');
  expect(matchRun("を使う5")).toBe('grams : "を使 使う う5" *');
  expect(matchRun("x次2")).toBe('grams : "x次2"');
  expect(matchRun("2次")).toBe('short : "2次"');
});

test("letters, digits and marks of all scripts make runs; all else separates them", () => {
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
