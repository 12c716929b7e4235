import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";

import { openDb } from "~/db/client";
import { systemClock } from "~/platform/clock";
import { categoryNames } from "~/domain/categories";
import { listNewestBy } from "~/features/town/feed/list-newest.server";
import { feedLength, pageSize } from "~/features/town/limits";
import { listTown } from "~/features/town/list-town.server";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { countingSession, type Cost } from "../../../tests/support/database/counting-session";
import { fillTown } from "../../../tests/support/database/town-fill";
import { setUpPeople } from "../../../tests/support/factories/set-up-people";
import { getFamily } from "./get-family.server";
import { followsLimit, pagesLimit } from "./limits";
import { countNews, listFollowed } from "./list-followed.server";
import { listMemberPosts, listMemberPostsIn } from "./list-member-posts.server";
import { countPeopleParts, listPeoplePart } from "./list-people.server";
import { noteFamily } from "./note-family.server";

/**
 * Maximum rows read by a first page, by one of remixes only, which have a text each and their sources too, and by any
 * other.
 */
const firstPageBudget = 5 * pageSize;
const remixPageBudget = 7 * pageSize;
const anyPageBudget = 1_200;

const database = countingSession(env.DB.withSession());
const services = {
  clock: systemClock,
  db: openDb(database.session),
  search: d1SearchIndex(env.SEARCH.withSession()),
  adminEmails: [],
};
const sum = (costs: readonly Cost[]) => costs.reduce((rows, { rowsRead }) => rows + rowsRead, 0);

/** The rows and round trips of a read, with its result. */
async function costOf<Result>(read: () => Promise<Result>) {
  database.takeCosts();
  const result = await read();
  const costs = database.takeCosts();
  return { result, rows: sum(costs), trips: new Set(costs.map(({ trip }) => trip)).size, costs };
}

let ada = { id: "" };
let ben = { id: "" };
/** Share ids of a prompt with many remixes, and of the newest of them. */
let source = "";
let remix = "";

beforeAll(async () => {
  const people = await setUpPeople();
  ada = people.viewer;
  ben = await people.shown("Ben");
  await fillTown(ada.id, [{ from: 1, count: 1_500, step: 1 }]);
  await fillTown(ben.id, [{ from: 2_001, count: 1_500, step: 3 }]);
  // All of Ben's are remixes of one of Ada's.
  const id = (await env.DB.prepare(
    "SELECT prompt_id AS id, share_id FROM publications WHERE town_number = 1",
  ).first<{
    id: string;
    share_id: string;
  }>())!;
  source = id.share_id;
  await env.DB.batch([
    env.DB.prepare("UPDATE publications SET remix_of = ? WHERE user_id = ?").bind(id.id, ben.id),
    env.DB.prepare(
      "UPDATE publications SET remix_count = (SELECT count(*) FROM publications WHERE remix_of = ?1 AND is_public = 1) WHERE prompt_id = ?1",
    ).bind(id.id),
  ]);
  remix = (await env.DB.prepare(
    "SELECT share_id FROM publications WHERE user_id = ? AND is_public = 1 ORDER BY town_number DESC",
  )
    .bind(ben.id)
    .first<string>("share_id"))!;
  // As much as one may follow: every category, Ada, Ben and others with a post each.
  for (const category of categoryNames) await people.follow({ kind: "category", target: category }, ada);
  await people.follow({ kind: "person", target: ben.id }, ada);
  for (let at = categoryNames.length + 1; at < followsLimit; at += 1) {
    const other = await people.shown(`m${at}`);
    await people.post(`by ${at}`, {}, other);
    await people.follow({ kind: "person", target: other.id }, ada);
  }
});

test(
  "a member's first page reads at most seven rows for each remix, and any page at most 1,200, in one round trip",
  { tags: "promise-28a" },
  async () => {
    for (const page of [1, 2, 40, pagesLimit, 999_999_999]) {
      const { result, rows, trips, costs } = await costOf(() =>
        listMemberPosts(services, null, ben.id, page),
      );
      expect(result.prompts).toHaveLength(pageSize);
      expect(result).toMatchObject({
        page: Math.min(page, pagesLimit),
        pageCount: pagesLimit,
        isCapped: true,
      });
      expect(rows, `page ${page}`).toBeLessThanOrEqual(page === 1 ? remixPageBudget : anyPageBudget);
      expect(trips).toBe(1);
      const plan = await database.explain(costs.find(({ query }) => query.includes("source_user"))!);
      expect(plan.join("\n")).toMatch(/SEARCH publications USING INDEX publications_member \(user_id=\?/);
      expect(plan.join("\n")).not.toContain("TEMP B-TREE");
      if (page > 1)
        expect(plan.join("\n")).toMatch(
          /SEARCH publications USING COVERING INDEX publications_member \(user_id=\?/,
        );
    }
  },
);

test("a remix costs a list three rows more: its source, the text and the author of that", async () => {
  const query = {
    category: null,
    subcategory: null,
    search: "",
    page: 3,
    language: null,
    order: "new",
  } as const;
  const all = await costOf(() => listTown(services, null, query));
  expect(all.result.prompts.filter(({ basedOn }) => basedOn)).toHaveLength(pageSize);
  await env.DB.prepare("UPDATE publications SET remix_of = 'gone ' || remix_of").run();
  const none = await costOf(() => listTown(services, null, query));
  expect(none.result.prompts.filter(({ basedOn }) => basedOn)).toEqual([]);
  await env.DB.prepare("UPDATE publications SET remix_of = substr(remix_of, 6)").run();
  expect(all.rows - none.rows).toBe(3 * pageSize);
});

test("the family note of a prompt's page costs a few rows, however many remixes it has", async () => {
  for (const shareId of [source, remix]) {
    const { result, rows, trips } = await costOf(() => noteFamily(services, null, shareId));
    expect(result.remixes > 1_000 ? result.newest.length : result.basedOn?.shareId).toBe(
      shareId === source ? 3 : source,
    );
    expect(rows).toBeLessThanOrEqual(12);
    expect(trips).toBe(1);
  }
});

test(
  "a family's first page reads at most 60 rows, any page at most 1,200",
  { tags: "promise-28a" },
  async () => {
    for (const page of [1, 2, pagesLimit, 999_999_999]) {
      const { result, rows, trips, costs } = await costOf(() => getFamily(services, null, source, page));
      expect(result.remixes).toHaveLength(pageSize);
      expect(rows, `page ${page}`).toBeLessThanOrEqual(page === 1 ? firstPageBudget : anyPageBudget);
      expect(trips).toBe(1);
      const plan = await database.explain(costs.at(-1)!);
      expect(plan.join("\n")).toMatch(/SEARCH source USING INDEX publications_remixes \(remix_of=\?/);
      expect(plan.join("\n")).not.toContain("TEMP B-TREE");
    }
  },
);

test(
  "any page of the posts of thirty followed reads at most 376 rows in one round trip",
  { tags: "promise-28a" },
  async () => {
    let before = Number.MAX_SAFE_INTEGER;
    for (let page = 1; page <= 40; page += 1) {
      const { result, rows, trips } = await costOf(() => listFollowed(services, ada, before));
      expect(result.follows).toHaveLength(followsLimit);
      expect(result.prompts).toHaveLength(pageSize);
      expect(rows, `page ${page}`).toBeLessThanOrEqual(350 + 2 * (pageSize + 1));
      expect(trips).toBe(1);
      before = result.next!;
    }
    const news = await costOf(() => countNews(services, ada, new Date(0)));
    expect(news.result).toBeGreaterThan(0);
    expect(news.rows).toBeLessThanOrEqual(200);
    expect(news.trips).toBe(1);
  },
);

test(
  "in one language a page reads the newest posts besides, in two round trips",
  { tags: "promise-28a" },
  async () => {
    for (const page of [1, 5, 999_999_999]) {
      const { result, rows, trips } = await costOf(() =>
        listMemberPostsIn(services, null, ben.id, page, "en"),
      );
      expect(result?.prompts.length).toBeGreaterThan(0);
      expect(rows, `page ${page}`).toBeLessThanOrEqual(anyPageBudget);
      expect(trips).toBe(2);
    }
  },
);

test("a feed reads its own entries only, and a part of the sitemap its members", async () => {
  const feed = await costOf(() => listNewestBy(services, ben.id));
  expect(feed.result).toHaveLength(feedLength);
  expect(feed.rows).toBeLessThanOrEqual(7 * feedLength);
  const count = await costOf(() => countPeopleParts(services));
  expect(count).toMatchObject({ result: 1, rows: 1 });
  const part = await costOf(() => listPeoplePart(services, 1));
  expect(part.result.length).toBeGreaterThan(20);
  expect(part.rows).toBeLessThanOrEqual(anyPageBudget);
});
