import { expect, test } from "vitest";

import { literalPieces } from "~/domain/placeholders";

import { comparedWords, runsOf, sharedPart } from "./likeness";

const wordsOf = (text: string) => comparedWords(literalPieces(text));
const share = (of: string, inOther: string) => sharedPart(wordsOf(of), runsOf(wordsOf(inOther)));

const original = `You are a patient travel guide for {{city}}. Ask me three questions about my trip before you plan.
Then write a day plan with a morning, an afternoon and an evening, each with one place and its price.
Close with what to wear and how to get from place to place without a car.`;

test("the same text is shared whole, whatever its case, marks, spaces and variable names", () => {
  expect(share(original, original)).toBe(1);
  expect(
    share(original, original.toUpperCase().replaceAll(/[.,]/g, " ;\n").replace("{{CITY}}", "{{town}}")),
  ).toBe(1);
});

test("other texts share nothing, even with the same words in another order", () => {
  expect(
    share(original, "Write a short poem about the sea in winter, in four lines without any rhyme."),
  ).toBe(0);
  expect(share(original, original.split(" ").toSorted().join(" "))).toBeLessThan(0.2);
});

test("paragraphs in another order are shared but for their seams", () => {
  expect(share(original, original.split("\n").toReversed().join("\n"))).toBe(1);
});

test("a text in a longer one is shared whole, the longer one in part", () => {
  const longer = `${original}\n${"Numbers and letters that nobody wrote before: x1 y2 z3 alpha beta gamma. ".repeat(4)}`;
  expect(share(original, longer)).toBe(1);
  expect(share(longer, original)).toBeLessThan(0.55);
});

test("a tenth of the words changed leaves most of a text shared, half of the words little", () => {
  const changed = (every: number) =>
    original
      .split(" ")
      .map((word, at) => (at % every === every - 1 ? "zebra" : word))
      .join(" ");
  expect(share(original, changed(10))).toBeGreaterThan(0.8);
  expect(share(original, changed(2))).toBeLessThan(0.2);
});

test("Japanese is compared without spaces", () => {
  const text = "あなたは親切な旅の案内人です。旅の予定を立てる前に、行き先と日数と予算をたずねてください。";
  expect(share(text, text.replace("親切な", "ていねいな"))).toBeGreaterThan(0.6);
  expect(share(text, "会議の議事録を、決まったことと次にすることに分けて、短くまとめてください。")).toBe(0);
});

test("empty and tiny texts share nothing", () => {
  expect(share("", original)).toBe(0);
  expect(share("Hello", "Hello")).toBe(0);
});
