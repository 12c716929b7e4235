import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { pageWindow, Pagination, trailingPage } from "./pagination";

const labels = {
  region: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number) => `Page ${page}`,
};

function draw(current: number, pageCount: number, withLastPage = false): string {
  const hrefFor = (page: number) => `?page=${page}`;
  const pagination = h(Pagination, { current, pageCount, hrefFor, withLastPage, labels });
  return renderToStaticMarkup(h(MemoryRouter, null, pagination));
}
const links = (html: string) => [...html.matchAll(/<a [^>]*href="\/([^"]+)"/g)].map((match) => match[1]);

test("one page needs no pagination", () => {
  expect(draw(1, 1)).toBe("");
  expect(draw(1, 0)).toBe("");
});

test("previous, the window and next are links, and the current page is marked", () => {
  const html = draw(4, 9);
  expect(links(html)).toEqual([3, 2, 3, 4, 5, 6, 5].map((page) => `?page=${page}`));
  expect(html).toMatch(/aria-label="Page 4" aria-current="page"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test("the first page has no previous, the last no next", () => {
  expect(links(draw(1, 2))).toEqual(["?page=1", "?page=2", "?page=2"]);
  expect(links(draw(2, 2))).toEqual(["?page=1", "?page=1", "?page=2"]);
});

test("shows a link to the last page outside the window", () => {
  expect(links(draw(1, 30, true))).toContain("?page=30");
  expect(links(draw(1, 30))).not.toContain("?page=30");
});

test("the window is centered on the current page", () => {
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
