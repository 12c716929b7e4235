import { expect, test } from "vitest";

import { addPageLinks } from "./page-links.server";

const headersOf = (page: number, pageCount: number) => {
  const headers = new Headers();
  addPageLinks(headers, { page, pageCount, total: 7 }, "/api/list?search=a");
  return headers;
};

const relations = (page: number, pageCount: number) =>
  [
    ...headersOf(page, pageCount)
      .get("Link")!
      .matchAll(/page=(\d+)>; rel="(\w+)"/g),
  ].map(([, number, name]) => `${name} ${number}`);

test("a page links to the first, the last and its neighbors, where they exist", () => {
  expect(relations(1, 1)).toEqual(["first 1", "last 1"]);
  expect(relations(1, 3)).toEqual(["first 1", "next 2", "last 3"]);
  expect(relations(2, 3)).toEqual(["first 1", "prev 1", "next 3", "last 3"]);
  expect(relations(3, 3)).toEqual(["first 1", "prev 2", "last 3"]);
});

test("Link follows the standard, with X-Total-Count", () => {
  const headers = headersOf(1, 1);
  expect(headers.get("X-Total-Count")).toBe("7");
  expect(headers.get("Link")).toBe(
    '</api/list?search=a&page=1>; rel="first", </api/list?search=a&page=1>; rel="last"',
  );
});

test("links too long for clients are left out, the total is not", () => {
  const headers = new Headers();
  addPageLinks(headers, { page: 2, pageCount: 3, total: 7 }, `/api/list?tag=${"%F0%9F%8F%AE".repeat(200)}`);
  expect(headers.get("Link")).toBeNull();
  expect(headers.get("X-Total-Count")).toBe("7");
});
