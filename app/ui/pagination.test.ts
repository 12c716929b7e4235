import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Pagination } from "./pagination";

const labels = {
  region: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number) => `Page ${page}`,
};

function draw(current: number, pageCount: number, withLastPage = false): string {
  const hrefFor = (page: number) => `?page=${page}`;
  return renderToStaticMarkup(h(Pagination, { current, pageCount, hrefFor, withLastPage, labels }));
}
const links = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1]);

test("one page needs no pagination", () => {
  expect(draw(1, 1)).toBe("");
  expect(draw(1, 0)).toBe("");
});

test("previous, the window and next are links, and the current page says so", () => {
  const html = draw(4, 9);
  expect(links(html)).toEqual([3, 2, 3, 4, 5, 6, 5].map((page) => `?page=${page}`));
  expect(html).toMatch(/aria-label="Page 4" aria-current="page"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test("there is nothing before the first and nothing after the last page", () => {
  expect(links(draw(1, 2))).toEqual(["?page=1", "?page=2", "?page=2"]);
  expect(links(draw(2, 2))).toEqual(["?page=1", "?page=1", "?page=2"]);
});

test("the last page trails the window where it is asked for", () => {
  expect(links(draw(1, 30, true))).toContain("?page=30");
  expect(links(draw(1, 30))).not.toContain("?page=30");
});
