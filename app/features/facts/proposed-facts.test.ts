import { expect, test } from "vitest";

import { factNameLimit, factTextLimit } from "./limits";
import { draftOf, proposedFacts } from "./proposed-facts";

const answer = (text: string, label = "Who") => ({ name: "letter.who", label, text });
const textsOf = (texts: readonly string[], kept: readonly string[] = []) =>
  proposedFacts(
    texts.map((text) => answer(text)),
    kept.map((text) => ({ text })),
  ).map(({ text }) => text);

test("answers that are not kept yet are proposed once, in their order, eight at most", () => {
  expect(textsOf(["Kotori Coffee", " Kotori Coffee ", "3B teacher"], ["3B teacher"])).toEqual([
    "Kotori Coffee",
  ]);
  const many = Array.from({ length: 12 }, (_, at) => `answer ${at}`);
  expect(textsOf(many)).toEqual(many.slice(0, 8));
});

test("too short, too long, and several lines are no facts", () => {
  expect(textsOf(["no", "a\nb", "x".repeat(factTextLimit + 1), "x".repeat(factTextLimit)])).toEqual([
    "x".repeat(factTextLimit),
  ]);
});

test("a proposal is called by the label of its question, and fits it", () => {
  expect(draftOf(answer("Ada", "x".repeat(80)))).toEqual({
    name: "x".repeat(factNameLimit),
    text: "Ada",
    subject: "",
    fits: ["letter.who"],
  });
});
