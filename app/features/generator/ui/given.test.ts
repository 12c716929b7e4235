import { expect, test } from "vitest";

import type { Given } from "~/client/left-off";
import type { Composition } from "~/domain/composition";

import { inputWith, withGiven } from "./given";

const question = (name: string, more: Partial<Composition["variables"][number]> = {}) => ({
  name,
  label: name,
  question: `${name}?`,
  example: "",
  kind: "text" as const,
  required: false,
  options: [],
  value: null,
  ...more,
});
const questions: Composition = {
  use: "text",
  language: "en",
  kind: "a",
  kinds: [],
  certain: true,
  enough: false,
  base: "say no",
  form: "prose",
  exclusions: [],
  ratio: null,
  untranslated: false,
  variables: [question("a.what"), question("a.advert", { kind: "long_text" })],
  wishes: [
    { id: "a.once", text: "Only once", on: false },
    { id: "safe.log", text: "Log", on: true },
  ],
  asking: {
    on: true,
    lead: "Ask: {items}.",
    items: [],
    counts: [],
    last: null,
    rest: "",
    ending: "Then go.",
    isContract: false,
  },
};
const given = (answers: Given["answers"], wishes: Given["wishes"] = {}): Given => ({ answers, wishes });

test("answers to current questions are sent, those to other questions wait", () => {
  expect(inputWith(questions, given({ "a.what": "  x \n y ", "b.size": "big" }))).toEqual({
    answers: { "a.what": "x y" },
  });
  expect(inputWith(questions, given({ "a.what": "  " }))).toEqual({});
});

test("pasted material keeps its lines", () => {
  expect(inputWith(questions, given({ "a.advert": "\n  Cook wanted\n\n10 to 18  \n" })).answers).toEqual({
    "a.advert": "  Cook wanted\n\n10 to 18",
  });
});

test("wishes are sent once one was changed: all selected ones", () => {
  expect(inputWith(questions, given({}, { "b.other": true }))).toEqual({});
  expect(inputWith(questions, given({}, { "a.once": true }))).toEqual({ wishes: ["a.once", "safe.log"] });
  expect(inputWith(questions, given({}, { "safe.log": false }))).toEqual({ wishes: [] });
});

test("the chosen kind is sent, a recognized one is not", () => {
  expect(inputWith(questions, { ...given({}), kind: "b" })).toEqual({ kind: "b" });
  expect(inputWith(questions, given({}))).toEqual({});
});

test("what the person entered is shown in the pieces of the prompt", () => {
  const { variables, wishes, asking } = withGiven(
    questions,
    given({ "a.what": "q" }, { "safe.log": false }),
    false,
  );
  expect(variables.map(({ value }) => value)).toEqual(["q", null]);
  expect(wishes.map(({ on }) => on)).toEqual([false, false]);
  expect(asking!.on).toBe(false);
});
