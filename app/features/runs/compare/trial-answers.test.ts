import { expect, test } from "vitest";

import { makeVariable } from "../../../../tests/support/factories/make-variable";
import { proposedValues } from "./trial-answers";

const variables = [
  makeVariable("who"),
  makeVariable("tone", { kind: "choice", options: ["warm", "plain"], value: "warm" }),
  makeVariable("count", { kind: "number", value: "3" }),
];

test("sets of values begin with those of the prompt's examples, as far as they still fit", () => {
  const example = { who: "Ada", tone: "loud", count: "many", gone: "x" };
  expect(proposedValues(variables, 0, example)).toEqual({ who: "Ada", tone: "warm", count: "3" });
  expect(proposedValues(variables, 1, { tone: "warm", count: "5" })).toEqual({
    who: "",
    tone: "warm",
    count: "5",
  });
});

test("without an example they begin with the variables' own ones, and then with the options after them", () => {
  expect(proposedValues(variables, 0)).toEqual({ who: "", tone: "warm", count: "3" });
  expect(proposedValues(variables, 1)).toEqual({ who: "", tone: "plain", count: "3" });
  expect(proposedValues(variables, 2)).toEqual({ who: "", tone: "warm", count: "3" });
});
