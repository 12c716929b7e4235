import { and, eq, sql, type SQL } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { isListed } from "~/db/prompt-conditions";
import { counters, prompts } from "~/db/schema";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { fillTown } from "../../../tests/support/database/town-fill";
import { expectTownToFit } from "../../../tests/support/database/town-indexes";
import { someOf } from "../../../tests/support/sampling";
import { pageSize, plainPages } from "./limits";
import { publicationAt } from "./list-position.server";
import type { TownQuery } from "./query";

const place = { category: "marketing", subcategory: "コピーライティング" } as const;

let town: Awaited<ReturnType<typeof setUpTown>>;

beforeAll(async () => {
  town = await setUpTown();
  await fillTown(town.viewer.id, [
    { from: 1, count: 900, step: 1 },
    { from: 4_090, count: 300, step: 7 },
    { from: 12_288, count: 130, step: 64 },
    { from: 262_100, count: 700, step: 1 },
    { from: 300_000, count: 300, step: 1_613 },
    { from: 1_048_575, count: 400, step: 3 },
    { from: 20_000_000, count: 120, step: 1 },
  ]);
});

/** The numbers of a list, newest first, by a plain sort. */
async function plainNumbers(inList?: SQL): Promise<number[]> {
  const rows = await town.services.db
    .select({ publication: prompts.publication })
    .from(prompts)
    .where(and(isListed, inList));
  return rows.map(({ publication }) => publication!).sort((one, other) => other - one);
}

/** The buckets' numbers for every offset of a list, and for two beyond its end. */
async function numbersByBuckets(list: string, length: number, inList?: SQL): Promise<(number | null)[]> {
  const { db } = town.services;
  const offsets = Array.from({ length: length + 2 }, (_, offset) => offset);
  const found: (number | null)[] = [];
  for (let start = 0; start < offsets.length; start += 200) {
    const [first, ...others] = offsets.slice(start, start + 200).map((offset) =>
      db
        .select({ at: sql<number | null>`${publicationAt(list, offset, inList ?? sql`true`)}` })
        .from(counters)
        .where(eq(counters.name, "publications")),
    );
    const answers = await db.batch([first!, ...others]);
    found.push(...answers.map(([row]) => row!.at));
  }
  return found;
}

const lists = [
  { list: "all", inList: undefined, atLeast: 2_500 },
  { list: place.category, inList: eq(prompts.category, place.category), atLeast: 1_400 },
  { list: place.subcategory, inList: eq(prompts.subcategory, place.subcategory), atLeast: 1_200 },
  { list: "3D", inList: eq(prompts.subcategory, "3D"), atLeast: 20 },
];

test.each(lists)(
  "the buckets of the list $list find the number at every offset, across every gap",
  async ({ list, inList, atLeast }) => {
    const numbers = await plainNumbers(inList);
    expect(numbers.length).toBeGreaterThan(atLeast);
    expect(await numbersByBuckets(list, numbers.length, inList)).toEqual([...numbers, null, null]);
  },
);

test("every page of every list equals a plain offset's, also after many removals", async () => {
  const { services, list } = town;
  const { db } = services;
  const expectPages = async (query: Partial<TownQuery>, inList?: SQL) => {
    const rows = await db
      .select({ id: prompts.id })
      .from(prompts)
      .where(and(isListed, inList))
      .orderBy(sql`${prompts.publication} desc`);
    const pageCount = Math.ceil(rows.length / pageSize);
    const pages = Array.from({ length: pageCount }, (_, before) => before + 1);
    for (const page of new Set([1, pageCount, ...someOf(pages, 40)])) {
      const { prompts: shown, ...position } = await list({ ...query, page });
      expect(
        shown.map(({ id }) => id),
        `page ${page}`,
      ).toEqual(rows.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id));
      expect(position).toMatchObject({ page, pageCount, total: rows.length });
    }
    return pageCount;
  };
  expect(await expectPages({})).toBeGreaterThan(200);
  await db.run(sql`delete from prompts where publication between 262100 and 262700`);
  await db.run(sql`update prompts set is_public = not is_public where publication % 10 = 0`);
  await db.run(sql`update prompts set category = 'video', subcategory = '3D' where publication % 9 = 0`);
  await expectTownToFit(db);
  expect(await expectPages({})).toBeGreaterThan(plainPages);
  expect(await expectPages(place, eq(prompts.subcategory, place.subcategory))).toBeGreaterThan(plainPages);
  expect(await expectPages({ category: "video" }, eq(prompts.category, "video"))).toBeGreaterThan(plainPages);
});

test("a list shortened before its last page is read shows its new last page", async () => {
  const { services, database, list } = town;
  const { pageCount } = await list();
  database.interrupt(/ from "prompts" /, () =>
    services.db.run(sql`delete from prompts where publication < 4090`),
  );
  const { prompts: shown, page, pageCount: left } = await list({ page: pageCount });
  expect(left).toBeLessThan(pageCount);
  expect(page).toBe(left);
  expect(shown.length).toBeGreaterThan(0);
});
