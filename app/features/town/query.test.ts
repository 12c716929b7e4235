import { expect, test } from "vitest";

import { townAddress } from "./address";
import {
  lenientPostedQuery,
  lenientTownQuery,
  postedQuery,
  townParameters,
  townQuery,
  type TownQuery,
} from "./query";

const first: TownQuery = {
  category: null,
  subcategory: null,
  search: "",
  page: 1,
  language: null,
  order: "new",
};
const parameters = (address: string) => townParameters(new URL(address, "https://town.example").searchParams);
/** The refused fields of a query. */
const refused = (schema: typeof townQuery | typeof lenientTownQuery, address: string) =>
  schema.safeParse(parameters(address)).error?.issues.map(({ path, message }) => [path.join(), message]);

test("an address and its query convert both ways", () => {
  for (const query of [
    first,
    { ...first, page: 3 },
    { ...first, category: "ai" as const },
    { ...first, language: "all" as const },
    { ...first, subcategory: null, order: "week" as const, page: 2 },
    {
      ...first,
      category: "ai" as const,
      subcategory: "AIと倫理" as const,
      search: "会議 & #1+",
      page: 999_999_999,
      language: "en" as const,
    },
  ])
    for (const schema of [townQuery, lenientTownQuery])
      expect(schema.parse(parameters(townAddress("/town-prompts", query)))).toMatchObject(query);
  expect(townAddress("/town-prompts", first)).toBe("/town-prompts");
  expect(townAddress("/my-town-prompts", { search: "a", page: 2 })).toBe("/my-town-prompts?search=a&page=2");
});

test("the category `all` and empty parameters filter nothing", () => {
  for (const address of [
    "/",
    "/?category=all",
    "/?category=&subcategory=&search=",
    "/?search=%20%0A",
    "/?x=1",
  ])
    for (const schema of [townQuery, lenientTownQuery])
      expect(schema.parse(parameters(address)), address).toMatchObject(first);
});

test("unknown or mismatched categories and subcategories are refused by name", () => {
  for (const schema of [townQuery, lenientTownQuery]) {
    for (const name of [
      "cooking",
      "AI",
      "toString",
      "__proto__",
      "marketing ",
      "マーケティング",
      "a".repeat(10_240),
    ])
      expect(refused(schema, `/?category=${encodeURIComponent(name)}`), name).toEqual([
        ["category", "not_an_option"],
      ]);
    for (const address of [
      "/?category=ai&subcategory=SEO",
      "/?category=marketing&subcategory=seo",
      "/?category=marketing&subcategory=cooking",
      "/?category=marketing&subcategory=length",
      "/?category=all&subcategory=SEO",
      "/?subcategory=SEO",
    ])
      expect(refused(schema, address), address).toEqual([["subcategory", "not_an_option"]]);
    expect(refused(schema, "/?category=cooking&subcategory=SEO")).toEqual([["category", "not_an_option"]]);
  }
});

test.each(["0", "-1", "1e9", "abc", "1.5", "01", "+1", " 1", "１", "NaN", "Infinity", "0x10", ""])(
  "the page %j is refused by a call, and is the first one in a page's address",
  (page) => {
    const address = `/?page=${encodeURIComponent(page)}`;
    expect(refused(townQuery, address)).toEqual([["page", "not_an_option"]]);
    expect(postedQuery.safeParse(parameters(address)).success).toBe(false);
    expect(lenientTownQuery.parse(parameters(address))).toEqual(first);
    expect(lenientPostedQuery.parse(parameters(address))).toEqual({ search: "", page: 1 });
  },
);

test("a long search is cut to 64 whole characters", () => {
  for (const text of ["a".repeat(10_240), "🦊".repeat(10_240), `${" ".repeat(10_240)}${"か".repeat(65)}`]) {
    const { search } = townQuery.parse({ ...parameters("/"), search: text });
    expect([...search]).toEqual(Array(64).fill([...text.trim()][0]));
  }
  expect(postedQuery.parse({ search: ` ${"b".repeat(63)} c`, page: "1" }).search).toBe("b".repeat(63));
});

test("a page beyond every list is accepted: the list clamps it", () => {
  for (const page of ["999999999", "1000000000", "9".repeat(400)])
    for (const schema of [townQuery, lenientTownQuery])
      expect(schema.parse(parameters(`/?page=${page}`)).page, page).toBeGreaterThan(999_999_998);
});

test("what is older is asked for by a publication's number, in the order of publication and without a search or a page", () => {
  const parse = (address: string) => townQuery.safeParse(parameters(address));
  expect(parse("/?category=ai&older=17").data).toMatchObject({ category: "ai", older: 17 });
  for (const address of [
    "/?older=0",
    "/?older=x",
    "/?older=",
    "/?older=9&search=a",
    "/?older=9&page=2",
    "/?older=9&order=best",
  ])
    expect(parse(address).error?.issues, address).toEqual([
      expect.objectContaining({ path: ["older"], message: "not_an_option" }),
    ]);
});
