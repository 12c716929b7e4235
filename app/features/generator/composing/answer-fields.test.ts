import { expect, test } from "vitest";

import { answerText, isTooLong, parseAnswerFields } from "./answer-fields";

test("typed answers win over an option, wherever they are in the form", () => {
  const fields = {
    "answer:a.x": "option",
    "own:a.x": "mine",
    "own:a.y": "yours",
    "answer:a.y": "option",
    "own:a.z": " ",
  };
  expect(parseAnswerFields(Object.entries(fields)).answers).toEqual({ "a.x": "mine", "a.y": "yours" });
});

test("a form with no wish on differs from a form without wishes", () => {
  expect(parseAnswerFields([["purpose", "a line"]]).wishes).toBeUndefined();
  expect(parseAnswerFields([["wish:", ""]]).wishes).toEqual([]);
  expect(
    parseAnswerFields([
      ["wish:", ""],
      ["wish:a.once", "on"],
    ]).wishes,
  ).toEqual(["a.once"]);
});

test("an answer is visible text on one line, of at most 500 characters", () => {
  expect(answerText("  a\r\n b\u200B\tc ")).toBe("a b c");
  expect(isTooLong("🦊".repeat(500))).toBe(false);
  expect(isTooLong("🦊".repeat(501))).toBe(true);
});
