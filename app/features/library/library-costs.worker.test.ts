import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";

import { openDb } from "~/db/client";
import { listFolders } from "~/features/folders/list-folders.server";
import { libraryLimit } from "~/features/prompts/limits";

import { countingSession, type Cost } from "../../../tests/support/database/counting-session";
import { fillLibrary } from "../../../tests/support/database/fill-library";
import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { listPrompts } from "./list-prompts.server";
import { listTags } from "./list-tags.server";
import { pageSizes } from "./limits";
import { lenientLibraryQuery, libraryParameters } from "./query";
import { streamPrompts } from "./stream-prompts.server";

const folderCount = 20;
const { session, takeCosts, explain } = countingSession(env.DB.withSession());
const services = { db: openDb(session) };
let viewer = { id: "" };
let folderId = "";

beforeAll(async () => {
  const library = await setUpLibrary();
  viewer = library.viewer;
  for (let number = 1; number < folderCount; number += 1) await library.folder(`folder ${number}`);
  await fillLibrary(viewer.id, libraryLimit);
  folderId = (await library.row(`prompt 3217 of ${viewer.id}`))!.folderId;
  // Other members' prompts must cost nothing.
  const other = await library.newcomer();
  await fillLibrary(other.id, 1_500);
});

/** A page of the library, and its cost. */
async function read(address: string) {
  takeCosts();
  const query = lenientLibraryQuery.parse(libraryParameters(new URLSearchParams(address)));
  const page = await listPrompts(services, viewer, query);
  const costs = takeCosts();
  return { ...page, costs, rowsRead: costs.reduce((sum, { rowsRead }) => sum + rowsRead, 0) };
}

async function expectIndexes(costs: readonly Cost[]) {
  expect(costs.length).toBeGreaterThan(0);
  for (const cost of costs) {
    const steps = (await explain(cost)).filter((step) => !step.startsWith("USE TEMP B-TREE"));
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps)
      expect(step, cost.query).toMatch(/^SEARCH \w+ USING (COVERING )?INDEX \w+ \(user_id=\?/);
  }
}

const filters = [
  { what: "no filter", address: () => "", total: 5_000 },
  { what: "a folder", address: () => `folder=${folderId}`, total: 250 },
  { what: "one tag", address: () => "tag=seven+3", total: 714 },
  { what: "two tags", address: () => "tag=seven+3&tag=eleven+2", total: 65 },
  {
    what: "a folder and three tags",
    address: () => `folder=${folderId}&tag=fifty+17&tag=seven+4&tag=業務自動化用`,
    total: 7,
  },
];

for (const { what, address, total } of filters)
  test.each(pageSizes)(
    `the first page of %i with ${what} reads at most ten rows for each possible entry`,
    async (size) => {
      const page = await read(`${address()}&size=${size}`);
      expect(page.total).toBe(total);
      expect(page.prompts).toHaveLength(Math.min(size, total));
      expect(page.rowsRead).toBeLessThanOrEqual(10 * size);
      await expectIndexes(page.costs);
    },
  );

test.each(pageSizes)(
  "any later page of %i, the last included, reads no more than the first",
  async (size) => {
    for (const number of [2, 50, 99_999]) {
      const page = await read(`page=${number}&size=${size}`);
      expect(page.page).toBe(Math.min(number, Math.ceil(libraryLimit / size)));
      expect(page.prompts).toHaveLength(Math.min(size, libraryLimit - (page.page - 1) * size));
      expect(page.rowsRead).toBeLessThanOrEqual(10 * size);
      await expectIndexes(page.costs);
    }
  },
);

test.each(["used", "name"])("any page in the order %s reads at most 1,200 rows", async (sort) => {
  for (const address of ["", "page=250", `folder=${folderId}`, "tag=seven+3&tag=eleven+2"]) {
    const page = await read(`sort=${sort}&size=50&${address}`);
    expect(page.prompts, address).toHaveLength(Math.min(50, page.total));
    expect(page.rowsRead, address).toBeLessThanOrEqual(1_200);
    await expectIndexes(page.costs);
  }
});

test.each(pageSizes)(
  "a search reads the member's own prompts once, besides the cost of a page of %i",
  async (size) => {
    const { rowsRead } = await read(`size=${size}`);
    for (const address of [
      "search=prompt+4999",
      "search=purpose",
      "search=nothing",
      `search=prompt&folder=${folderId}`,
    ]) {
      const page = await read(`${address}&size=${size}`);
      expect(page.total > 0, address).toBe(!address.includes("nothing"));
      // The index's first row of the next member counts too, if there is one.
      expect(page.rowsRead, address).toBeLessThanOrEqual(libraryLimit + 1 + rowsRead);
      await expectIndexes(page.costs);
    }
  },
);

test(
  "the whole library reads every prompt once, and no other rows for its folders and tags",
  { tags: "promise-28a" },
  async () => {
    takeCosts();
    let length = 0;
    for await (const prompt of streamPrompts(services, viewer, { search: "", folder: null, tags: [] }))
      length += prompt.id ? 1 : 0;
    expect(length).toBe(libraryLimit);
    const sum = () => takeCosts().reduce((rows, { rowsRead }) => rows + rowsRead, 0);
    expect(sum()).toBeLessThanOrEqual(2.1 * libraryLimit);
    const folders = await listFolders(services, viewer);
    expect(folders.map(({ promptCount }) => promptCount)).toEqual(Array(folderCount).fill(250));
    expect(sum()).toBeLessThanOrEqual(3 * folderCount);
    const tags = await listTags(services, viewer);
    expect(tags).toHaveLength(4 + 7 + 11 + 50);
    expect(sum()).toBeLessThanOrEqual(3 * tags.length);
  },
);

test("a member's tags cost a row per offered tag, however many more there are", async () => {
  const many = await (await setUpLibrary()).newcomer();
  await env.DB.prepare("INSERT INTO member_tags SELECT ?, 'tag ' || value, value % 900 + 2 FROM json_each(?)")
    .bind(many.id, JSON.stringify(Array.from({ length: 3_000 }, (_, index) => index)))
    .run();
  await env.DB.prepare("INSERT INTO member_tags VALUES (?, '文章生成用', 1)").bind(many.id).run();
  takeCosts();
  const tags = await listTags(services, many);
  const costs = takeCosts();
  expect(tags).toHaveLength(1_004);
  // Its count is returned though a thousand others are used more.
  expect(tags[0]).toEqual({ tag: "文章生成用", promptCount: 1 });
  expect(costs.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(1_010);
  expect(await explain(costs[0]!)).toEqual([
    expect.stringContaining("USING COVERING INDEX member_tags_used (user_id=?)"),
  ]);
});
