import { expect, test } from "vitest";

import { probability, trainRegression } from "./logistic-regression";

const fruits = ["a ripe apple", "a ripe pear", "an apple and a pear", "pears are ripe", "apples, ripe"];
const tools = ["a sharp saw", "a sharp axe", "a saw and an axe", "the axes are sharp", "saws, sharp"];
const samples = [
  ...fruits.map((line) => ({ line, isOne: true })),
  ...tools.map((line) => ({ line, isOne: false })),
];
const model = trainRegression(samples);

test("a line like the samples of a kind is probably of it, and one like the others is not", () => {
  expect(probability(model, "my ripe pears")).toBeGreaterThan(0.8);
  expect(probability(model, "his sharp axe")).toBeLessThan(0.2);
});

test("a line of unknown words is as probable as the kind is frequent", () => {
  expect(probability(model, "xyz")).toBeCloseTo(0.5, 1);
  expect(probability(model, "")).toBeCloseTo(0.5, 1);
});

test("the same samples give the same model, which is plain data", () => {
  expect(trainRegression(samples)).toEqual(model);
  expect(probability(JSON.parse(JSON.stringify(model)), "a ripe apple")).toBe(
    probability(model, "a ripe apple"),
  );
});
