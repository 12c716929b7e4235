import { expect, test } from "vitest";

import { hasSynonym, takeSynonyms } from "./synonyms";

const groups = [
  ["お礼状", "お礼"],
  ["ご飯", "献立", "夕食"],
  ["レシピ", "献立"],
  ["ライン", "line"],
  ["旅", "旅行"],
  ["job interview", "mock interview"],
  ["resume", "cv"],
  ["to do list", "todo"],
];

test.each([
  ["お礼状", [0], ""],
  ["今夜のご飯", [1], "今夜の"],
  ["オンライン", [], "オンライン"],
  ["旅館", [], "旅館"],
  ["一人旅と旅", [4], "一人旅と"],
  ["job interviews, my cv", [5, 6], ", my"],
  ["a to-do list", [7], "a"],
  ["cvs", [6], ""],
  ["resumed", [], "resumed"],
  ["", [], ""],
])("%s speaks of the groups %j", (line, taken, rest) => {
  const found = takeSynonyms(line, groups);
  expect(
    found.groups.map((group) => groups.findIndex((one) => one.every((word) => group.includes(word)))),
  ).toEqual(taken);
  expect(found.rest.trim()).toBe(rest);
});

test("a word of several groups stands for all of them", () => {
  expect(takeSynonyms("献立", groups).groups).toEqual([["献立", "ご飯", "夕食", "レシピ"]]);
});

test.each([
  ["春の献立を考える", 1, true],
  ["オンライン予約", 3, false],
  ["ラインで送る", 3, true],
  ["旅館の予約", 4, false],
  ["cvc", 6, false],
  ["a mock interview", 5, true],
  ["an interview", 5, false],
])("whether %s is about the group %i: %j", (text, group, isAbout) => {
  expect(hasSynonym(text, groups[group]!)).toBe(isAbout);
});
