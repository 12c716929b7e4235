import { expect, test } from "vitest";

import { countGiven, orderedWith, withGiven, type Given, type Questions } from "./given";

const questions: Questions = {
  use: "text",
  enough: false,
  variables: [
    {
      name: "a.what",
      label: "What",
      question: "What?",
      kind: "text",
      required: false,
      options: ["x", "y"],
      value: null,
    },
    {
      name: "a.who",
      label: "Who",
      question: "Who?",
      kind: "text",
      required: false,
      options: ["p", "q"],
      value: null,
    },
  ],
  wishes: [
    { id: "a.once", text: "Only once", on: false },
    { id: "a.proven", text: "Short", on: true },
  ],
};
const given = (answers: Given["answers"], wishes: Given["wishes"] = {}): Given => ({ answers, wishes });

test("answers to current questions are sent, those to other questions wait", () => {
  expect(orderedWith(questions, given({ "a.what": "  x \n y ", "b.size": "big" }), "text")).toEqual({
    answers: { "a.what": "x y" },
  });
  expect(orderedWith(questions, given({ "a.what": "  " }), "text")).toEqual({});
});

test("wishes are sent once one was changed: all selected ones", () => {
  expect(orderedWith(questions, given({}, { "b.other": true }), "text")).toEqual({});
  expect(orderedWith(questions, given({}, { "a.once": true }), "text")).toEqual({
    wishes: ["a.once", "a.proven"],
  });
  expect(orderedWith(questions, given({}, { "a.proven": false }), "text")).toEqual({ wishes: [] });
});

test("questions of another use, or none, add nothing", () => {
  const all = given({ "a.what": "x" }, { "a.once": true });
  expect(orderedWith(questions, all, "image")).toEqual({});
  expect(orderedWith(null, all, "text")).toEqual({});
});

test("earlier input is shown in the questions", () => {
  const { variables, wishes } = withGiven(questions, given({ "a.who": "q" }, { "a.proven": false }));
  expect(variables.map(({ value }) => value)).toEqual([null, "q"]);
  expect(wishes.map(({ on }) => on)).toEqual([false, false]);
});

test("the person's changes count: a wish switched back does not", () => {
  expect(countGiven(questions, given({}))).toBe(0);
  expect(countGiven(questions, given({ "a.what": "x", "b.size": "big" }, { "a.proven": false }))).toBe(2);
  expect(countGiven(questions, given({ "a.what": "" }, { "a.proven": true }))).toBe(0);
});
