import { expect, test } from "vitest";

import { pageLinks } from "./page-links.server";

const relations = (page: number, pageCount: number) => {
  const { Link } = pageLinks(new URL("https://town.example/api/list"), { page, pageCount, total: 0 }, []);
  return [...Link!.matchAll(/page=(\d+)>; rel="(\w+)"/g)].map(([, number, name]) => `${name} ${number}`);
};

test("a page names the first, the last and those beside it, as far as there are any", () => {
  expect(relations(1, 1)).toEqual(["first 1", "last 1"]);
  expect(relations(1, 3)).toEqual(["first 1", "next 2", "last 3"]);
  expect(relations(2, 3)).toEqual(["first 1", "prev 1", "next 3", "last 3"]);
  expect(relations(3, 3)).toEqual(["first 1", "prev 2", "last 3"]);
});

test("the filters stay in the links, and nothing can break out of them", () => {
  const url = new URL(
    "https://town.example/api/list?tag=a&tag=%3E%3B%20rel%3D%22x%22%0D%0A&search=会議&page=9&size=30&other=x",
  );
  const headers = pageLinks(url, { page: 1, pageCount: 1, total: 7 }, ["tag", "search", "size"]);
  expect(headers["X-Total-Count"]).toBe("7");
  const query = "tag=a&tag=%3E%3B+rel%3D%22x%22%0D%0A&search=%E4%BC%9A%E8%AD%B0&size=30&page=1";
  expect(headers.Link).toBe(`</api/list?${query}>; rel="first", </api/list?${query}>; rel="last"`);
});
