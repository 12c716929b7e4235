import { expect, test } from "vitest";

import { searchRuns } from "./search-document";

test("a search consists of its runs of letters, folded like the texts", () => {
  expect(searchRuns("ＳＥＯの記事、Café!")).toEqual(["seoの記事", "cafe"]);
  expect(searchRuns("ｶﾞﾗｽ か\u3099")).toEqual(["ガラス", "が"]);
});

test("a search without letters or digits is empty", () => {
  for (const search of ["", " 　", "🦊 *", '"" - ^', "\0\ud800"]) expect(searchRuns(search)).toEqual([]);
});

test("each run counts once, and the first four of many", () => {
  expect(searchRuns("a A ａ b c a d e")).toEqual(["a", "b", "c", "d"]);
});

test("a long search is cut to 64 whole characters", () => {
  expect(searchRuns(`${"𠮷 ".repeat(31)}ab cd`)).toEqual(["𠮷", "ab"]);
  expect(searchRuns(`${" ".repeat(63)}ab`)).toEqual(["a"]);
});

test("a long run is cut to 24 whole characters", () => {
  expect(searchRuns(`${"𠮷".repeat(30)} ab`)).toEqual(["𠮷".repeat(24), "ab"]);
});
