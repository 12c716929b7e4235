import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Composition } from "~/domain/composition";
import { AppError } from "~/errors";

import { answerComposition } from "./answer-composition";

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
    {
      name: "b.who",
      label: "Who",
      question: "Who?",
      example: "",
      kind: "text",
      required: false,
      options: ["Ada", "Ben"],
      value: "Ada",
    },
    {
      name: "b.what",
      label: "What",
      question: "What?",
      example: "",
      kind: "text",
      required: false,
      options: ["A", "B"],
      value: null,
    },
  ],
  wishes: [
    { id: "b.once", text: "Apologise once", on: true },
    { id: "b.two", text: "Two versions", on: false },
  ],
};
const state = ({ variables, wishes }: Composition) => [
  variables.map(({ value }) => value),
  wishes.map(({ on }) => on),
];

test("an answer that says there is none leaves the question open", () => {
  expect(state(answerComposition(composition, { "b.what": "no idea" }, []))[0]).toEqual([null, null]);
});

test("given answers and wishes are complete: omitted ones are unanswered and off", () => {
  const answered = answerComposition(composition, { "b.what": "my own words" }, ["b.two"]);
  expect(state(answered)).toEqual([
    [null, "my own words"],
    [false, true],
  ]);
  expect({ ...answered, variables: [], wishes: [] }).toEqual({ ...composition, variables: [], wishes: [] });
  expect(state(answerComposition(composition, { "b.who": "" }, []))).toEqual([
    [null, null],
    [false, false],
  ]);
});

test("the given composition is not changed", () => {
  const before = structuredClone(composition);
  answerComposition(composition, { "b.who": "Ben" }, ["b.two"]);
  expect(composition).toEqual(before);
});

test("unknown names and ids are refused by field", () => {
  const known = [...composition.variables.map(({ name }) => name), ...composition.wishes.map(({ id }) => id)];
  const stranger = fc
    .oneof(fc.string(), fc.constantFrom("constructor", "__proto__", "toString", "b.", "B.WHO"))
    .filter((name) => !known.includes(name));
  fc.assert(
    fc.property(stranger, (name) => {
      const refusals = [
        () => answerComposition(composition, Object.fromEntries([[name, "x"]]), []),
        () => answerComposition(composition, {}, [name]),
      ].map((attempt) => {
        try {
          return attempt();
        } catch (error) {
          return error;
        }
      });
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(AppError);
      const notAnOption = { code: "not_an_option" };
      expect(refusals).toMatchObject([
        { code: "invalid_fields", fields: Object.fromEntries([[`answers.${name}`, notAnOption]]) },
        { code: "invalid_fields", fields: { wishes: notAnOption } },
      ]);
    }),
  );
});
