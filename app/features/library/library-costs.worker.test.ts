import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";

import { openDb } from "~/db/client";
import { listFolders } from "~/features/prompts/folders/list-folders.server";
import { libraryLimit } from "~/features/prompts/limits";

import { countingSession, type Cost } from "../../../tests/support/database/counting-session";
import { fillLibrary } from "../../../tests/support/database/fill-library";
import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { listPrompts } from "./list-prompts.server";
import { listTags } from "./list-tags.server";
import { pageSizes, sorts } from "./limits";
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
      expect(step, cost.query).toMatch(
        /^SEARCH (\w+ USING (COVERING )?INDEX \w+ \(user_id=\?|publications USING INDEX \w+ \(prompt_id=\?\) LEFT-JOIN)/,
      );
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
  test(`any page in any order with ${what} reads one row for each prompt, and twice those that it shows`, async () => {
    for (const sort of sorts)
      for (const size of pageSizes)
        for (const number of [1, 2, 99_999]) {
          const page = await read(`${address()}&size=${size}&sort=${sort}&page=${number}`);
          const last = Math.ceil(total / size);
          expect(page.total).toBe(total);
          expect(page.page).toBe(Math.min(number, last));
          expect(page.prompts).toHaveLength(Math.min(size, total - (page.page - 1) * size));
          // The index's first row of the next member counts too.
          expect(page.rowsRead).toBeLessThanOrEqual(libraryLimit + 1 + 2 * size);
          await expectIndexes(page.costs);
        }
  });

test("a search reads the member's own prompts once, and twice those that it shows", async () => {
  for (const address of [
    "search=prompt+4999",
    "search=purpose",
    "search=nothing",
    `search=prompt&folder=${folderId}`,
  ]) {
    const page = await read(`${address}&size=50`);
    expect(page.total > 0, address).toBe(!address.includes("nothing"));
    expect(page.rowsRead, address).toBeLessThanOrEqual(libraryLimit + 1 + 2 * 50);
    await expectIndexes(page.costs);
  }
});

test(
  "the whole library reads each prompt with its index, and no other rows for its folders and tags",
  { tags: "promise-28a" },
  async () => {
    takeCosts();
    let length = 0;
    for await (const prompt of streamPrompts(services, viewer, { search: "", folder: null, tags: [] }))
      length += prompt.id ? 1 : 0;
    expect(length).toBe(libraryLimit);
    const sum = () => takeCosts().reduce((rows, { rowsRead }) => rows + rowsRead, 0);
    expect(sum()).toBeLessThanOrEqual(3.1 * libraryLimit);
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
