import { expect, test } from "vitest";

import type { Composition } from "~/domain/composition";

import { inputOfDraft, inputOfOtherKind } from "./input-of-draft";

const draft = { originalInput: "say no", use: "text", deepThinking: false } as const;
const variable = {
  label: "",
  question: "",
  example: "",
  kind: "text",
  required: false,
  options: [],
} as const;
const composition: Composition = {
  use: "text",
  language: "en",
  kind: "b",
  kinds: [],
  certain: true,
  enough: false,
  base: "say no",
  form: "prose",
  exclusions: [],
  ratio: null,
  untranslated: false,
  asking: null,
  variables: [
    { ...variable, options: [], name: "a.what", value: "dinner" },
    { ...variable, options: [], name: "a.why", value: null },
    { ...variable, options: [], name: "model.For_whom", value: "my boss" },
  ],
  wishes: [
    { id: "a.once", text: "", on: true },
    { id: "a.two", text: "", on: false },
    { id: "model.Kindly", text: "", on: true },
  ],
};

test("regeneration starts with the answers and wishes, and the kind of task", () => {
  expect(inputOfDraft({ ...draft, composition })).toEqual({
    purpose: "say no",
    use: "text",
    deepThinking: false,
    kind: "b",
    answers: { "a.what": "dinner", "model.For_whom": "my boss" },
    wishes: ["a.once", "model.Kindly"],
  });
});

test("another kind of task starts with the answers, and without the additions and wishes of the kind before", () => {
  const scene = (camera: boolean): Composition => ({
    ...composition,
    use: "image",
    wishes: [
      { id: "scene.camera", text: "", on: camera },
      { id: "scene.light", text: "", on: true },
      { id: "a.once", text: "", on: true },
    ],
  });
  const { answers, ...own } = inputOfOtherKind({ ...draft, composition: scene(true) });
  expect(answers).toEqual({ "a.what": "dinner", "model.For_whom": "my boss" });
  expect(own).toEqual({ purpose: "say no", use: "text", deepThinking: false });
  expect(inputOfOtherKind({ ...draft, composition: scene(false) }).wishes).toEqual(["scene.light"]);
});

test("an automation of another kind lacks no safe rule, unless all were switched off", () => {
  const rules = (...on: boolean[]): Composition => ({
    ...composition,
    use: "automation",
    wishes: on.map((isOn, index) => ({ id: `safe.${index}`, text: "", on: isOn })),
  });
  const wishesOf = (...on: boolean[]) =>
    inputOfOtherKind({ ...draft, use: "automation", composition: rules(...on) }).wishes;
  expect(wishesOf()).toBeUndefined();
  expect(wishesOf(true, true)).toBeUndefined();
  expect(wishesOf(true, false)).toBeUndefined();
  expect(wishesOf(false, false)).toEqual([]);
});

test("a draft older than questions starts with its line only", () => {
  expect(inputOfDraft({ ...draft, composition: null })).toEqual({
    purpose: "say no",
    use: "text",
    deepThinking: false,
  });
});
