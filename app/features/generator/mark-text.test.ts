import { expect, test } from "vitest";

import { compose } from "~/features/generator/composing/compose";
import type { Composition } from "~/domain/composition";

import { changedParts, markText, originsOfLines } from "./mark-text";

const composition: Composition = {
  use: "text",
  language: "en",
  kind: "b",
  kinds: [],
  certain: true,
  enough: false,
  base: "say no to dinner",
  form: "prose",
  exclusions: [],
  ratio: null,
  untranslated: false,
  asking: null,
  variables: [
    {
      name: "d.who",
      label: "Who",
      question: "Who?",
      example: "",
      kind: "text",
      required: false,
      options: ["a"],
      value: "my boss",
    },
    {
      name: "d.why",
      label: "Why",
      question: "Why?",
      example: "",
      kind: "text",
      required: false,
      options: ["a"],
      value: null,
    },
  ],
  wishes: [
    { id: "d.once", text: "Apologise only once", on: true },
    { id: "d.two", text: "Two versions", on: false },
    { id: "d.kind", text: "Keep it kind", on: true },
  ],
};
const marksOf = (text: string, of: Composition | null = composition) =>
  markText(text, of)
    .filter(({ origin }) => origin)
    .map(({ origin, text: own }) => [origin, own]);

test("words, answers and wishes are marked separately, and join to the text", () => {
  const text = compose(composition);
  expect(marksOf(text)).toEqual([
    ["words", "say no to dinner"],
    ["answer", "- Who: my boss"],
    ["wish", "- Apologise only once"],
    ["wish", "- Keep it kind"],
  ]);
  expect(
    markText(text, composition)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("an edited text keeps the marks of its unchanged parts", () => {
  expect(marksOf("Dear all,\nsay no to dinner\n- Who: my aunt\n- Apologise only once, please")).toEqual([
    ["words", "say no to dinner"],
    ["wish", "- Apologise only once"],
  ]);
  expect(marksOf("Something else")).toEqual([]);
});

test("marks of an image prompt are on its phrases, not on the generator's flags", () => {
  const picture: Composition = {
    ...composition,
    use: "image",
    form: "midjourney",
    base: "a cat.",
    ratio: "1:1",
  };
  expect(compose(picture)).toBe("a cat, my boss, Apologise only once, Keep it kind --ar 1:1");
  expect(marksOf(compose(picture), picture)).toEqual([
    ["words", "a cat"],
    ["answer", "my boss"],
    ["wish", "Apologise only once"],
    ["wish", "Keep it kind"],
  ]);
});

test("a draft older than questions has no marks", () => {
  expect(markText("old", null)).toEqual([{ text: "old", origin: null, id: "before 0" }]);
});

test("each line has the origin of the first added piece on it", () => {
  const pieces = markText(`${compose(composition)}\nby hand`, composition);
  expect([...originsOfLines(pieces)]).toEqual([
    [1, "answer"],
    [2, "wish"],
    [3, "wish"],
  ]);
});

test("only what changed is marked: a new line, a sentence, or the words of one", () => {
  const changed = (text: string, earlier: string) =>
    Array.from(changedParts(text, earlier), ([at, ranges]) => [
      at,
      ...ranges.map(({ start, end }) => text.split("\n")[at]!.slice(start, end)),
    ]);
  const start = "Write a letter to my landlord. Keep it short.\n- Tone: firm";
  expect(changed(start, start)).toEqual([]);
  expect(changed(`${start}\n- Place: Ohio`, start)).toEqual([[2, "- Place: Ohio"]]);
  expect(changed(start.replace("firm", "friendly"), start)).toEqual([[1, "friendly"]]);
  expect(changed(start.replace("Keep it short.", "Ask for a reply by Friday."), start)).toEqual([
    [0, "Ask for a reply by Friday."],
  ]);
  expect(changed(start.replace(" to my landlord", ""), start)).toEqual([]);
  expect(changed("夕暮れの街、雨、傘の人", "夕暮れの街、傘の人")).toEqual([[0, "雨、"]]);
  expect(
    changed(
      "雨の日の喫茶店、水彩画、窓辺の猫、横長、秋",
      "雨の日の喫茶店、窓辺の猫、50mmレンズの写真、浅いぼけ",
    ),
  ).toEqual([[0, "水彩画", "横長", "秋"]]);
  // Not the number of the point after it.
  expect(
    changed(
      "Ask about what only I know, such as (1) the change and its start (2) what counts as success",
      "Ask about what only I know, such as (1) what counts as success",
    ),
  ).toEqual([[0, "the change and its start"]]);
  expect(changed("駅前の店を案内する。三行で。", "駅前の宿を案内する。三行で。")).toEqual([[0, "店"]]);
});
