import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";

import { openDb } from "~/db/client";
import { languages, type Language } from "~/domain/languages";
import { systemClock } from "~/platform/clock";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { countingSession, type Cost } from "../../../tests/support/database/counting-session";
import { storedPrompts } from "../../../tests/support/database/stored-prompts";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { fillTown } from "../../../tests/support/database/town-fill";
import { findLitShops } from "./find-lit-shops.server";
import { findNear } from "./find-near.server";
import { listNewest } from "./feed/list-newest.server";
import {
  countedResultsLimit,
  feedLength,
  pageSize,
  showcaseSize,
  sitemapPart,
  townPagesLimit,
} from "./limits";
import { listShowcase } from "./list-showcase.server";
import { listPosted } from "~/features/library/list-posted.server";
import { listOlder } from "./list-older.server";
import { listTown } from "./list-town.server";
import { hasOnlyEditors } from "./only-editors.server";
import { lenientTownQuery, townParameters } from "./query";
import { searchDocument } from "./search-document";
import { countSitemapParts, listSitemapPart } from "./sitemap/list-sitemap.server";

/** Maximum rows read by a first page, and by any other. */
const firstPageBudget = 5 * pageSize;
const anyPageBudget = 1_300;

const database = countingSession(env.DB.withSession());
const index = countingSession(env.SEARCH.withSession());
const services = {
  db: openDb(database.session),
  search: d1SearchIndex(index.session),
  adminEmails: [],
  clock: systemClock,
};
const takeCosts = () => [...database.takeCosts(), ...index.takeCosts()];
const tripsOf = (costs: readonly Cost[]) => new Set(costs.map(({ trip }) => trip)).size;
const sum = (costs: readonly Cost[]) => costs.reduce((rows, { rowsRead }) => rows + rowsRead, 0);
let viewer = { id: "" };

beforeAll(async () => {
  const town = await setUpTown();
  viewer = town.viewer;
  // Numbers close together, and with gaps.
  await fillTown(viewer.id, [
    { from: 1, count: 2_400, step: 1 },
    { from: 4_096, count: 2_000, step: 131 },
    { from: 300_000, count: 1_600, step: 1 },
  ]);
  const rows = await storedPrompts(services.db);
  const changes = rows.map((row, order) => ({
    townNumber: row.townNumber!,
    version: 1,
    document: {
      scopes: searchDocument(row).scopes,
      text: [
        "common purpose",
        ...(row.townNumber! % 50 === 0 ? ["rare"] : []),
        ...(order < countedResultsLimit ? ["exact"] : []),
        ...(order <= countedResultsLimit ? ["beyond"] : []),
      ].join(" "),
    },
  }));
  for (let start = 0; start < changes.length; start += 500)
    await town.services.search.apply(changes.slice(start, start + 500));
});

async function read(address: string, readerLanguage?: Language) {
  takeCosts();
  const query = lenientTownQuery.parse(townParameters(new URLSearchParams(address)));
  const view = await listTown(services, null, query, readerLanguage);
  const costs = takeCosts();
  return { ...view, costs, rowsRead: sum(costs) };
}

/** The query plan of the statement that reads a page's prompts. */
async function planOf(costs: readonly Cost[]): Promise<string[]> {
  const cost = costs.find(({ query }) => query.includes('from "publications"'))!;
  return database.explain(cost);
}

const places = [
  { what: "all", address: "", index: "publications_lead", atLeast: 5_000 },
  { what: "a category", address: "category=marketing", index: "publications_category", atLeast: 3_000 },
  {
    what: "a subcategory",
    address: "category=marketing&subcategory=コピーライティング",
    index: "publications_subcategory",
    atLeast: 2_700,
  },
  { what: "a language", address: "language=ja", index: "publications_language", atLeast: 3_500 },
  {
    what: "a category in a language",
    address: "language=ja&category=marketing",
    index: "publications_language_category",
    atLeast: 2_000,
  },
  {
    what: "a subcategory in a language",
    address: "language=en&category=marketing&subcategory=コピーライティング",
    index: "publications_language_subcategory",
    atLeast: 500,
  },
];

for (const { what, address, index: name, atLeast } of places) {
  test(`the first page of ${what} reads at most five rows per possible entry, counts included`, async () => {
    const page = await read(address);
    expect(page.total).toBeGreaterThan(atLeast);
    expect(page.prompts).toHaveLength(pageSize);
    expect(page.rowsRead).toBeLessThanOrEqual(firstPageBudget);
  });

  test(
    `any page of ${what} reads at most 1,300 rows, with its counts in one round trip`,
    { tags: "promise-28a" },
    async () => {
      const { pageCount } = await read(address);
      const middle = Math.ceil(pageCount / 2);
      for (const number of [2, middle, pageCount - 1, pageCount, 999_999_999]) {
        const page = await read(`${address}&page=${number}`);
        expect(page.page).toBe(Math.min(number, pageCount));
        expect(page.prompts.length).toBeGreaterThan(0);
        expect(page.rowsRead, `page ${number}`).toBeLessThanOrEqual(anyPageBudget);
        // A page beyond the last one is recognized only by its response.
        const isBeyond = Math.min(number, townPagesLimit) > pageCount;
        expect(tripsOf(page.costs)).toBe(isBeyond ? 2 : 1);
      }
    },
  );

  test(`the pages of ${what} are read from ${name} in its order, without sorting the list`, async () => {
    const ofPage = expect.stringMatching(new RegExp(`^SEARCH publications USING INDEX ${name} \\(`));
    const ofTexts = expect.stringMatching(/^SEARCH prompts USING INDEX \w+ \(id=\?\)/);
    const ofUsers = expect.stringMatching(/^SEARCH users USING INDEX \w+ \(id=\?\)/);
    // Of a remix its source and that one's texts and author, each by its id.
    const ofSources = ["publications", "prompts", "users"].map((table) =>
      expect.stringMatching(
        new RegExp(
          `^SEARCH source(_text|_user)? USING INDEX sqlite_autoindex_${table}_1 \\((prompt_)?id=\\?\\) LEFT-JOIN`,
        ),
      ),
    );
    // Shelf lookup: its key is null for a visitor.
    const ofShelf = [
      expect.stringMatching(/^CORRELATED SCALAR SUBQUERY/),
      expect.stringMatching(/^SEARCH saves USING COVERING INDEX \w+ \(user_id=\? AND prompt_id=\?\)/),
    ];
    // The version in the reader's language, if it is asked for.
    const ofVersion = expect.stringMatching(
      /^SEARCH version USING INDEX publications_work \(work_id=\? AND language=\?\) LEFT-JOIN/,
    );
    const wanted = (versions: unknown[]) => [
      "CO-ROUTINE page",
      ofPage,
      "SCAN page",
      ...versions,
      ofTexts,
      ofUsers,
      ...ofSources,
      ...ofShelf,
    ];
    for (const number of [1, townPagesLimit])
      expect(await planOf((await read(`${address}&page=${number}`)).costs)).toEqual(wanted([ofVersion]));
    takeCosts();
    const query = lenientTownQuery.parse(townParameters(new URLSearchParams(address)));
    await listOlder(services, null, query, 3_000);
    const costs = takeCosts();
    expect(sum(costs)).toBeLessThanOrEqual(firstPageBudget);
    expect(await planOf(costs)).toEqual(wanted([]));
  });
}

test.each([
  "search=common",
  "search=rare",
  "search=absent",
  "search=c",
  "search=common&category=marketing",
  "search=common&language=es",
  "search=rare&language=ja&category=marketing",
])("the search %s reads at most 1,200 rows on any page, and its prompts by number", async (address) => {
  for (const number of [1, 2, 50, 999_999_999]) {
    const page = await read(`${address}&page=${number}`);
    expect(page.total > 0).toBe(!address.includes("absent"));
    expect(page.total).toBeLessThanOrEqual(countedResultsLimit);
    expect(page.isCapped).toBe(page.total === countedResultsLimit);
    expect(page.rowsRead, `page ${number}`).toBeLessThanOrEqual(anyPageBudget);
    if (page.prompts.length === 0) continue;
    const steps = (await planOf(page.costs)).filter((step) => /\bpublications\b/.test(step));
    expect(steps).toEqual([
      expect.stringMatching(/^SEARCH publications USING INDEX publications_town \(town_number=\?\)/),
    ]);
  }
});

test("the viewer's posts cost a row for each of theirs and those of the page, and so does a search", async () => {
  const own = async (search: string, page: number) => {
    takeCosts();
    const found = await listPosted(services, viewer, { search, page });
    return { total: found.total, shown: found.prompts.length, rowsRead: sum(takeCosts()) };
  };
  for (const page of [1, 20, 250, 500]) {
    const { total, shown, rowsRead } = await own("", page);
    expect([total, shown]).toEqual([6_000, pageSize]);
    // The text and the author of each, and one post beyond the range.
    expect(rowsRead, `page ${page}`).toBeLessThanOrEqual(6_001 + 3 * pageSize + 1);
  }
  const found = await own("prompt 1999", 1);
  expect(found.total).toBeGreaterThan(0);
  expect(found.rowsRead).toBeLessThanOrEqual(6_001 + firstPageBudget);
});

test("the first view of a list reads at most five rows per possible entry with its street, in one round trip", async () => {
  const town = await read("");
  const category = await read("category=marketing");
  takeCosts();
  const [lit] = await Promise.all([
    findLitShops({ ...services, clock: { now: () => new Date(2) } }),
    hasOnlyEditors(services, { category: null, subcategory: null }, null),
  ]);
  expect(lit.length).toBeGreaterThan(0);
  const street = takeCosts();
  expect(tripsOf(street)).toBe(1);
  expect(town.rowsRead + sum(street)).toBeLessThanOrEqual(firstPageBudget);
  const [shops] = street;
  expect(category.rowsRead + shops!.rowsRead).toBeLessThanOrEqual(firstPageBudget);
  expect(await database.explain(shops!)).toContainEqual(
    expect.stringMatching(
      /^SEARCH publications USING INDEX publications_category \(<expr>=\? AND town_number>\?\)$/,
    ),
  );
});

test("the home page reads at most thirty rows of the town, with its cards' texts, in any language", async () => {
  for (const language of languages) {
    takeCosts();
    expect((await listShowcase(services, language))!.prompts).toHaveLength(showcaseSize);
    const costs = takeCosts();
    expect(sum(costs)).toBeLessThanOrEqual(30);
    expect(tripsOf(costs)).toBe(1);
  }
});

test("a search that finds nothing reads at most 1,200 rows with what is near it, and with this week's list where nothing is", async () => {
  for (const words of ["common purpose rare", "c".repeat(64), "purpose ".repeat(7)]) {
    const { total, rowsRead } = await read(`search=${words} absent&language=ja`);
    expect(total).toBe(0);
    takeCosts();
    const query = { search: words, category: null, subcategory: null };
    const { prompts } = await findNear(services, null, query, "ja");
    expect(prompts.length > 0).toBe(words.startsWith("purpose"));
    const costs = takeCosts();
    expect(rowsRead + sum(costs)).toBeLessThanOrEqual(1_200);
    // The week's ranking and, before the first, the newest are read after it.
    expect(tripsOf(costs)).toBeLessThanOrEqual(prompts.length > 0 ? 3 : 5);
  }
});

test("a feed reads its own entries only, and a part of the sitemap its own", async () => {
  for (const [category, language, name] of [
    [null, null, "publications_lead"],
    ["marketing", null, "publications_category"],
    [null, "es", "publications_language"],
    ["marketing", "ja", "publications_language_category"],
  ] as const) {
    takeCosts();
    expect(await listNewest(services, category, language)).toHaveLength(feedLength);
    const costs = takeCosts();
    expect(sum(costs)).toBeLessThanOrEqual(5 * feedLength);
    expect((await planOf(costs)).join("\n")).toMatch(
      new RegExp(`(SCAN|SEARCH) publications USING INDEX ${name}\\b`),
    );
  }
  expect(await countSitemapParts(services)).toBe(Math.ceil(301_600 / sitemapPart));
  takeCosts();
  const listed = await listSitemapPart(services, 1);
  const costs = takeCosts();
  expect(listed).toHaveLength(sitemapPart - Math.floor(sitemapPart / 11));
  expect(sum(costs)).toBeLessThanOrEqual(anyPageBudget);
  const inPrompts = (await planOf(costs)).filter((step) => /^S\w+ (publications|v)\b/.test(step));
  expect(inPrompts).toEqual([
    expect.stringMatching(
      /^SEARCH publications USING INDEX publications_town \(town_number>\? AND town_number<\?\)/,
    ),
    expect.stringMatching(/^SEARCH v USING INDEX publications_work \(work_id=\?\)/),
  ]);
});

test("search results are counted exactly up to the limit, and beyond it the total is capped", async () => {
  expect(await read("search=exact")).toMatchObject({ total: countedResultsLimit, isCapped: false });
  expect(await read("search=beyond")).toMatchObject({ total: countedResultsLimit, isCapped: true });
});

test("a page of all languages reads at most two rows more for each card that its reader's language has", async () => {
  // The newest: works of an English lead and a Japanese or Spanish version, and nothing else.
  await env.DB.batch([
    env.DB.prepare(
      "UPDATE publications SET is_public = 0 WHERE town_number > 301000 AND town_number % 5 IN (1, 2, 3)",
    ),
    env.DB.prepare(
      "UPDATE publications SET work_id = 'work ' || ((town_number + 1) / 5) WHERE town_number > 301003 AND town_number % 5 IN (4, 0)",
    ),
  ]);
  const leads = await read("");
  expect(leads.prompts.filter(({ language }) => language === "en").length).toBeGreaterThan(9);
  const shown = await read("", "ja");
  expect(shown.prompts.map(({ language }) => language)).toContain("ja");
  expect(shown.prompts.filter(({ language }) => language === "ja").length).toBeGreaterThan(7);
  expect(shown.rowsRead - leads.rowsRead).toBeLessThanOrEqual(2 * pageSize);
  expect(shown.rowsRead).toBeLessThanOrEqual(firstPageBudget);
  expect(tripsOf(shown.costs)).toBe(1);
});
