import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { recentValues } from "./recent-values";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a value is found until its lifetime ends", () => {
  const values = recentValues<string>(100);
  values.keep("a", "one", 3, 1_000);
  vi.advanceTimersByTime(999);
  expect(values.find("a")).toBe("one");
  vi.advanceTimersByTime(1);
  expect(values.find("a")).toBeUndefined();
  expect(values.find("b")).toBeUndefined();
});

test("the oldest values go when all are larger than the limit, keys counted in", () => {
  const values = recentValues<number>(10);
  for (const [at, key] of ["a", "b", "c"].entries()) values.keep(key, at, 3, 1_000);
  expect(["a", "b", "c"].map(values.find)).toEqual([undefined, 1, 2]);
  values.keep("b", 3, 1, 1_000);
  values.keep("d", 4, 3, 1_000);
  expect(["b", "c", "d"].map(values.find)).toEqual([3, 2, 4]);
  values.keep("large", 5, 11, 1_000);
  expect(["b", "c", "d", "large"].map(values.find)).toEqual([undefined, undefined, undefined, undefined]);
});
