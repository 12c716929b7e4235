import { expect, test } from "vitest";

import { libraryAddress } from "./address";
import { firstPage as first, openingPage } from "./limits";
import { lenientLibraryQuery, libraryListQuery, libraryParameters, libraryQuery } from "./query";

const parameters = (address: string) =>
  libraryParameters(new URL(address, "https://town.example").searchParams);

test("an address and its query convert both ways", () => {
  for (const query of [
    first,
    { ...first, search: "会議 & 記録", folder: "f", tags: ["a", "b+c", "#"], page: 3, size: 50 as const },
    { ...first, page: 2 },
    { ...first, size: 30 as const },
  ]) {
    expect(libraryQuery.parse(parameters(libraryAddress("/", query, first)))).toEqual(query);
    expect(lenientLibraryQuery.parse(parameters(libraryAddress("/", query)))).toEqual(query);
  }
  expect(libraryAddress("/", openingPage)).toBe("/");
  expect(libraryAddress("/", first, first)).toBe("/");
  expect(libraryAddress("/", first)).toBe("/?sort=newest");
  expect(libraryAddress("/dashboard", { tags: ["a"], page: 2 })).toBe("/dashboard?tag=a&page=2");
});

test("empty parameters are ignored, and a tag counts once", () => {
  expect(libraryQuery.parse(parameters("/?search=&folder=&tag=&tag=a&tag=a"))).toEqual({
    ...first,
    tags: ["a"],
  });
  expect(libraryQuery.parse(parameters("/?search=%20a%20&other=x"))).toEqual({ ...first, search: "a" });
});

test("a list is whole unless its address names a page or a size", () => {
  expect(libraryListQuery.parse(parameters("/?search=a"))).toEqual({ ...first, search: "a", inPages: false });
  expect(libraryListQuery.parse(parameters("/?page=1"))).toEqual({ ...first, inPages: true });
  expect(libraryListQuery.parse(parameters("/?size=10"))).toEqual({ ...first, inPages: true });
  expect(libraryListQuery.safeParse(parameters("/?page=")).success).toBe(false);
});

test("a page's address never fails: invalid parameters are ignored", () => {
  for (const wrong of ["page=0", "page=x", "size=20", `search=${"a".repeat(201)}`, "page=&size="]) {
    expect(libraryQuery.safeParse(parameters(`/?${wrong}`)).success, wrong).toBe(false);
    expect(lenientLibraryQuery.parse(parameters(`/?${wrong}`)), wrong).toEqual(openingPage);
    expect(lenientLibraryQuery.parse(parameters(`/?${wrong}&folder=f`)).folder).toBe("f");
  }
});

test("too many tags keep the first in a page's address, and are refused by the JSON endpoint", () => {
  const names = Array.from({ length: 21 }, (_, number) => `${number}`);
  const address = `/?${names.map((name) => `tag=${name}`).join("&")}`;
  expect(lenientLibraryQuery.parse(parameters(address)).tags).toEqual(names.slice(0, 20));
  expect(libraryQuery.safeParse(parameters(address)).success).toBe(false);
});
