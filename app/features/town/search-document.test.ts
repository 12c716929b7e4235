import { expect, test } from "vitest";

import { searchRuns } from "./search-document";

test("a search looks for its runs of letters, folded as the texts are", () => {
  expect(searchRuns("ＳＥＯの記事、Café!")).toEqual(["seoの記事", "cafe"]);
  expect(searchRuns("ｶﾞﾗｽ か\u3099")).toEqual(["ガラス", "が"]);
});

test("what has no letters or digits looks for nothing", () => {
  for (const search of ["", " 　", "🦊 *", '"" - ^', "\0\ud800"]) expect(searchRuns(search)).toEqual([]);
});

test("each run counts once, and of many the first four", () => {
  expect(searchRuns("a A ａ b c a d e")).toEqual(["a", "b", "c", "d"]);
});

test("of a long search the first 64 characters count, whole ones", () => {
  expect(searchRuns(`${"𠮷 ".repeat(31)}ab cd`)).toEqual(["𠮷", "ab"]);
  expect(searchRuns(`${" ".repeat(63)}ab`)).toEqual(["a"]);
});

test("of a long run its first 24 characters count, whole ones", () => {
  expect(searchRuns(`${"𠮷".repeat(30)} ab`)).toEqual(["𠮷".repeat(24), "ab"]);
});
