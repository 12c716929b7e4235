import * as fc from "fast-check";
import { expect, test } from "vitest";

import { rankLabels, train, type Example } from "./classifier";

const examples: Example[] = Object.entries({
  resign: [
    "resignation letter for my boss",
    "letter to resign from work",
    "write my letter of resignation, two weeks notice",
    "I quit my job, polite letter to my boss",
  ],
  recipe: [
    "recipe for a chocolate cake",
    "what can I cook with eggs and rice",
    "a quick dinner recipe for two",
    "how to cook rice for a dinner",
  ],
  trip: [
    "plan a weekend trip to Rome",
    "what to see on a trip to Paris",
    "travel plan for two weeks in Italy",
    "a weekend in Paris with my boss",
  ],
}).flatMap(([label, lines]) => lines.map((line) => ({ label, line })));
const model = train(examples);

const japanese = train(
  Object.entries({
    refusal: ["飲み会の誘いを断る", "頼みごとを断りたい", "誘いを断るLINE", "結婚式の招待を断る"],
    recipe: ["カレーの作り方", "鶏肉で夕飯のレシピ", "夕飯の献立を考えて", "簡単なカレーのレシピ"],
  }).flatMap(([label, lines]) => lines.map((line) => ({ label, line }))),
);

const best = (line: string) => rankLabels(model, line)[0]?.label;

test("a line is of the label whose lines it is like", () => {
  expect(best("short resignation letter")).toBe("resign");
  expect(best("cook dinner with rice")).toBe("recipe");
  expect(best("a trip to Italy in two weeks")).toBe("trip");
  expect(rankLabels(japanese, "二次会の誘いを断りたい")[0]!.label).toBe("refusal");
  expect(rankLabels(japanese, "カレーの簡単なレシピ")[0]!.label).toBe("recipe");
});

test("typos, case, accents and width do not matter", () => {
  for (const line of [
    "resignaton leter for my bos",
    "RESIGNATION LETTER",
    "Résignation lettèr",
    "ｒｅｓｉｇｎａｔｉｏｎ",
  ])
    expect([line, best(line)]).toEqual([line, "resign"]);
});

test("every label has its probability, the most probable first, one in all", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."resign trip cook letter 飲み会 ") }), (line) => {
      const guesses = rankLabels(model, line);
      if (guesses.length === 0) return;
      expect(guesses.map(({ label }) => label).sort()).toEqual(["recipe", "resign", "trip"]);
      const shares = guesses.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }),
  );
});

test("a line without a known word has no label", () => {
  for (const line of ["", " ", "?!", "zzz", "飲み会", "constructor", "__proto__", "🦊"])
    expect([line, rankLabels(model, line)]).toEqual([line, []]);
});

test("words of a single line decide nothing", () => {
  expect(rankLabels(model, "eggs")).toEqual([]);
  expect(rankLabels(model, "Rome")).toEqual([]);
});

test("numbers are alike", () => {
  const numbered = train([
    { label: "words", line: "shorten to 100 words" },
    { label: "words", line: "in 300 words" },
    { label: "people", line: "dinner for many people" },
    { label: "people", line: "cake for some people" },
  ]);
  expect(rankLabels(numbered, "4711")[0]!.label).toBe("words");
});

test("what is learned is plain data", () => {
  const copy = JSON.parse(JSON.stringify(model)) as typeof model;
  expect(rankLabels(copy, "resignation letter")).toEqual(rankLabels(model, "resignation letter"));
});

test("the beginning and the end of a long text are read, in a time that grows no faster than the text", () => {
  const middle = "trip to Paris, travel plan ".repeat(40_000);
  expect(best(`resignation letter ${"- ".repeat(100)}${middle}${"- ".repeat(100)} to my boss`)).toBe(
    "resign",
  );
  const timeOf = (line: string) => {
    const from = performance.now();
    rankLabels(model, line);
    return performance.now() - from;
  };
  const least = (line: string) => Math.min(...Array.from({ length: 5 }, () => timeOf(line)));
  const [small, large] = ["a letter to resign ".repeat(4_000), "a letter to resign ".repeat(32_000)];
  expect(least(large)).toBeLessThan(16 * Math.max(least(small), 1));
});
