import { expect, test } from "vitest";

import { pageWindow, trailingPage } from "./page-window";

test("the window is centred on the current page", () => {
  expect(pageWindow(5, 10)).toEqual([3, 4, 5, 6, 7]);
});

test("at the edges the window shifts and keeps five numbers", () => {
  expect(pageWindow(1, 10)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(2, 10)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(9, 10)).toEqual([6, 7, 8, 9, 10]);
  expect(pageWindow(10, 10)).toEqual([6, 7, 8, 9, 10]);
});

test("a short list shows all of its pages", () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test("a page past the end still gets the last window", () => {
  expect(pageWindow(99, 7)).toEqual([3, 4, 5, 6, 7]);
});

test("the last page trails the window while the window does not reach it", () => {
  expect(trailingPage(1, 10)).toBe(10);
  expect(trailingPage(7, 10)).toBe(10);
  expect(trailingPage(8, 10)).toBeNull();
  expect(trailingPage(1, 5)).toBeNull();
  expect(trailingPage(3, 6)).toBe(6);
  expect(trailingPage(4, 6)).toBeNull();
});

test("the trailing page is never part of the window", () => {
  for (let count = 1; count <= 12; count++) {
    for (let current = 1; current <= count; current++) {
      const trailing = trailingPage(current, count);
      if (trailing !== null) expect(pageWindow(current, count)).not.toContain(trailing);
      else expect(pageWindow(current, count)).toContain(count);
    }
  }
});
