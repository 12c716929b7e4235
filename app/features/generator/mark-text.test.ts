import { expect, test } from "vitest";

import { compose } from "~/features/generator/composing/compose";
import type { Composition } from "~/domain/composition";

import { markText, originsOfLines } from "./mark-text";

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
