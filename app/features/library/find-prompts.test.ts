import { expect, test } from "vitest";

import { intersection, type BitmapBlock } from "./find-prompts.server";

const block = (key: string, number: number, ...set: number[]): BitmapBlock => ({
  key,
  block: number,
  bits: Array.from({ length: 1_024 }, (_, bit) => (set.includes(bit) ? "1" : "0")).join(""),
});

const blocks = [
  block("a", 0, 0, 1, 1_023),
  block("a", 7, 5),
  block("a", 2, 0, 1_023),
  block("b", 2, 1_023),
  block("b", 0, 1, 2),
  block("c", 3, 1),
];

test("a set is read from its highest number, across all of its blocks and gaps", () => {
  expect(intersection(["a"], blocks)).toEqual([7_173, 3_071, 2_048, 1_023, 1, 0]);
});

test("several sets are intersected", () => {
  expect(intersection(["a", "b"], blocks)).toEqual([3_071, 1]);
  expect(intersection(["b", "a", "b"], blocks)).toEqual([3_071, 1]);
  expect(intersection(["a", "b", "c"], blocks)).toEqual([]);
  expect(intersection(["a", "none"], blocks)).toEqual([]);
  expect(intersection(["none"], [])).toEqual([]);
});
