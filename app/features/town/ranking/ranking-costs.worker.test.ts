import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { openDb } from "~/db/client";
import { publications, rankOutbox } from "~/db/schema";
import { saveToShelf } from "~/features/sharing/shelf/change-shelf.server";
import { shelfLimit, shelfPageSize } from "~/features/sharing/shelf/limits";
import { listShelf } from "~/features/sharing/shelf/list-shelf.server";
import { feedLength, pageSize, rankedPagesLimit } from "~/features/town/limits";
import { listFeed } from "~/features/town/feed/list-newest.server";
import { listTown } from "~/features/town/list-town.server";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { countingSession } from "../../../../tests/support/database/counting-session";
import { fillTown } from "../../../../tests/support/database/town-fill";
import { setUpRanking, visitorAt } from "../../../../tests/support/factories/set-up-ranking";
import { countUse } from "./count-use.server";
import { listSimilar } from "./list-similar.server";
import { rankTown } from "./rank-town.server";

/** Maximum rows read by a first page, and by any other. */
const firstPageBudget = 5 * pageSize;
const anyPageBudget = 1_200;

const database = countingSession(env.DB.withSession());
const now = new Date("2042-06-01T12:00:00Z");
const services = {
  db: openDb(database.session),
  search: d1SearchIndex(env.SEARCH.withSession()),
  adminEmails: [],
  clock: { now: () => now },
};
let reader = { id: "" };

beforeAll(async () => {
  const town = await setUpRanking();
  await fillTown(town.viewer.id, [{ from: 1, count: 4_000, step: 1 }]);
  reader = await town.member();
  // Half of the town was published lately; two of three have saves, every fifth today.
  await services.db.update(publications).set({
    publishedAt: sql`iif(town_number % 4 < 2, ${now.getTime()}, 1)`,
    saveCount: sql`iif(town_number % 3, 1 + town_number % 5, 0)`,
    rankedSaveCount: sql`iif(town_number % 3, 1 + town_number % 5, 0)`,
    useCount: sql`town_number % 7`,
  });
  await services.db.run(
    sql`insert into town_days select prompt_id, ${Math.floor(now.getTime() / 86_400_000)}, 1, 1 from publications where town_number % 5 = 0`,
  );
  await services.db.run(sql`insert into saves select ${reader.id}, prompt_id, town_number, 1 from publications
    where is_public = 1 order by town_number desc limit ${shelfLimit}`);
  await rankTown(services, 1_000);
});

/** What work reads, writes and asks. */
async function costOf<Result>(work: Promise<Result> | (() => Promise<Result>)) {
  database.takeCosts();
  const result = await (typeof work === "function" ? work() : work);
  const costs = database.takeCosts();
  const sum = (what: "rowsRead" | "rowsWritten") => costs.reduce((total, cost) => total + cost[what], 0);
  return {
    result,
    rowsRead: sum("rowsRead"),
    rowsWritten: sum("rowsWritten"),
    trips: new Set(costs.map(({ trip }) => trip)).size,
  };
}

const places = [
  { category: null, subcategory: null },
  { category: "business", subcategory: null },
  { category: "marketing", subcategory: "コピーライティング" },
] as const;

test.each(places)(
  "a first page of %o reads at most five rows for each card in one round trip",
  async (place) => {
    for (const order of ["week", "best"] as const) {
      const query = { ...place, order, search: "", page: 1, language: null };
      const { result, rowsRead, trips } = await costOf(() => listTown(services, null, query));
      expect(result.prompts).toHaveLength(pageSize);
      expect(rowsRead).toBeLessThanOrEqual(firstPageBudget);
      expect(trips).toBe(1);
    }
  },
);

test("any page of a ranking reads at most 1,200 rows, and there are fifty", async () => {
  for (const page of [2, 25, rankedPagesLimit, 999_999_999]) {
    const query = { ...places[0], order: "best", search: "", page, language: null } as const;
    const { result, rowsRead } = await costOf(() => listTown(services, reader, query));
    expect(result).toMatchObject({
      page: Math.min(page, rankedPagesLimit),
      pageCount: rankedPagesLimit,
      isCapped: true,
    });
    expect(result.prompts).toHaveLength(pageSize);
    expect(rowsRead, `page ${page}`).toBeLessThanOrEqual(anyPageBudget);
  }
});

test("similar prompts read at most 20 rows of a language, in a full and in a nearly empty subcategory", async () => {
  const some = await services.db
    .select({ shareId: publications.shareId, townNumber: publications.townNumber })
    .from(publications)
    .where(sql`is_public = 1 and town_number % 97 = 0`);
  for (const { shareId } of some) {
    const { result, rowsRead, trips } = await costOf(() => listSimilar(services, shareId, "en"));
    expect(result).toHaveLength(4);
    expect(result.map((prompt) => prompt.shareId)).not.toContain(shareId);
    expect(rowsRead).toBeLessThanOrEqual(40);
    expect(trips).toBe(1);
  }
});

test("a feed of the best reads its own entries only", async () => {
  const { result, rowsRead } = await costOf(() => listFeed(services, "business", "best", null));
  expect(result).toHaveLength(feedLength);
  expect(rowsRead).toBeLessThanOrEqual(5 * feedLength);
});

test("a page of a full shelf reads the rows before it, and four for each of its own", async () => {
  const first = await costOf(() => listShelf(services, reader, 1));
  expect(first.result.items).toHaveLength(shelfPageSize);
  expect(first.rowsRead).toBeLessThanOrEqual(firstPageBudget);
  const last = await costOf(() => listShelf(services, reader, first.result.pageCount));
  expect(last.rowsRead).toBeLessThanOrEqual(anyPageBudget);
});

test("a save, a use and a ranking cost the same in any town", async () => {
  const prompt = await services.db.select().from(publications).where(eq(publications.townNumber, 9)).get();
  const other = await setUpOther();
  const save = await costOf(() => saveToShelf(services, other, prompt!.shareId));
  const use = await costOf(() => countUse(services, visitorAt("one"), prompt!.shareId));
  const again = await costOf(() => countUse(services, visitorAt("one"), prompt!.shareId));
  expect(await services.db.$count(rankOutbox, eq(rankOutbox.due, 0))).toBe(1);
  const rank = await costOf(() => rankTown(services, 1));
  for (const { rowsRead } of [save, use, again]) expect(rowsRead).toBeLessThanOrEqual(20);
  expect(save.rowsWritten).toBeLessThanOrEqual(12);
  expect(use.rowsWritten).toBeLessThanOrEqual(10);
  expect(again.rowsWritten).toBe(0);
  expect(rank.rowsRead).toBeLessThanOrEqual(300);
  expect(rank.rowsWritten).toBeLessThanOrEqual(60);
});

async function setUpOther() {
  const other = { ...reader, id: `${reader.id} too` };
  await services.db.run(sql`insert into users (id, email, language, created_at, last_sign_in_at)
    values (${other.id}, 'other@example.com', 'ja', 1, 1)`);
  return other;
}
