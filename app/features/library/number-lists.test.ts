import { expect, test } from "vitest";

import { inOrder, intersection, type BitmapBlock } from "./number-lists";

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

test("an order puts numbers without a key last, equal keys newest first, and pinned numbers before all", () => {
  const keys: Record<string, string>[] = [
    { 1: "b", 2: "a" },
    { 130: "b", 200: "10" },
  ];
  const numbers = [300, 200, 130, 2, 1];
  const none = new Set<number>();
  expect(inOrder(numbers, null, none)).toEqual(numbers);
  expect(inOrder(numbers, { sort: "name", keys }, none)).toEqual([200, 2, 130, 1, 300]);
  expect(inOrder(numbers, { sort: "name", keys }, new Set([1, 300, 7]))).toEqual([1, 300, 200, 2, 130]);
  const hours = [{ 2: 9, 1: 100 }];
  expect(inOrder(numbers, { sort: "used", keys: hours }, none)).toEqual([1, 2, 300, 200, 130]);
});
