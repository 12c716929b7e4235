import { and, eq, sql, type SQL } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { fillTown } from "../../../tests/support/database/town-fill";
import { expectTownToFit } from "../../../tests/support/database/town-indexes";
import { someOf } from "../../../tests/support/sampling";
import { pageSize, townPagesLimit } from "./limits";
import { listOlder } from "./list-older.server";
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

/** The ids of a list, newest first, by a plain sort. */
const plainIds = async (inList?: SQL): Promise<string[]> => {
  const rows = await town.services.db
    .select({ id: publications.promptId })
    .from(publications)
    .where(and(isListed, inList))
    .orderBy(sql`${publications.townNumber} desc`);
  return rows.map(({ id }) => id);
};

/** Expects the numbered pages of a list, and what is older than one of them, to be the whole list in its order. */
async function expectWholeList(query: Partial<TownQuery>, inList?: SQL) {
  const { services, list } = town;
  const ids = await plainIds(inList);
  const pageCount = Math.min(Math.ceil(ids.length / pageSize), townPagesLimit);
  const pages = Array.from({ length: pageCount }, (_, before) => before + 1);
  for (const page of new Set([1, pageCount, ...someOf(pages, 10)])) {
    const { prompts: shown, ...position } = await list({ ...query, page });
    const onPage = ids.slice((page - 1) * pageSize, page * pageSize);
    expect(
      shown.map(({ id }) => id),
      `page ${page}`,
    ).toEqual(onPage);
    expect(position).toMatchObject({ page, pageCount, total: ids.length });
    expect(position.older === null).toBe(page * pageSize >= ids.length);
  }
  const { prompts: newest, older } = await list(query);
  const walked = newest.map(({ id }) => id);
  for (let from = older; from !== null;) {
    const whole = { category: null, subcategory: null, language: null, ...query };
    const more = await listOlder(services, null, whole, from);
    walked.push(...more.prompts.map(({ id }) => id));
    expect(more).toMatchObject({ page: null, total: ids.length, pageCount });
    from = more.older;
  }
  expect(walked).toEqual(ids);
  return ids.length;
}

test("a list is read whole by its pages and what is older, also after many removals", async () => {
  const { db } = town.services;
  expect(await expectWholeList({})).toBeGreaterThan(2_500);
  await db.run(
    sql`delete from prompts where id in (select prompt_id from publications where town_number between 262100 and 262700)`,
  );
  await db.run(sql`update publications set is_public = not is_public where town_number % 10 = 0`);
  await db.run(sql`update publications set category = 'video', subcategory = '3D' where town_number % 9 = 0`);
  await expectTownToFit(db);
  await expectWholeList({});
  await expectWholeList(place, eq(publications.subcategory, place.subcategory));
  await expectWholeList({ category: "video" }, eq(publications.category, "video"));
});

test("a list shortened before its last page is read shows its new last page", async () => {
  const { services, database, list } = town;
  const { pageCount } = await list();
  database.interrupt(/ from "publications" /, () =>
    services.db.run(
      sql`delete from prompts where id in (select prompt_id from publications where town_number < 4090)`,
    ),
  );
  const { prompts: shown, page, pageCount: left } = await list({ page: pageCount });
  expect(left).toBeLessThan(pageCount);
  expect(page).toBe(left);
  expect(shown.length).toBeGreaterThan(0);
});
