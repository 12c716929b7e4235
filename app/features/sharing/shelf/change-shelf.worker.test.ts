import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { restore } from "~/features/prompts/trash/restore.server";
import { deleteForGood } from "~/features/prompts/trash/delete-for-good.server";

import { setUpRanking } from "../../../../tests/support/factories/set-up-ranking";
import { shelfLimit, shelfPageSize } from "./limits";

async function setUp() {
  const ranking = await setUpRanking();
  const reader = await ranking.member();
  const id = await ranking.post("letters");
  return {
    ...ranking,
    id,
    reader,
    savesOf: async (prompt = id) => (await ranking.row(prompt))?.saveCount,
    countOf: async (member: { id: string }) => (await ranking.user((await emailOf(member))!))?.shelfCount,
  };
  async function emailOf(member: { id: string }) {
    const row = await ranking.services.db.select().from(users).where(eq(users.id, member.id)).get();
    return row?.email;
  }
}

test("a saved prompt is on the shelf with its author's changes, and counts once", async () => {
  const { save, shelf, id, reader, savesOf, editAs, viewer } = await setUp();
  await save(id, reader);
  await save(id, reader);
  expect(await savesOf()).toBe(1);
  await editAs(id, { content: "better letters" });
  const { items, total, pageCount } = await shelf(reader);
  expect([total, pageCount]).toEqual([1, 1]);
  expect(items).toMatchObject([{ id, prompt: { content: "better letters", saves: 1, uses: 0 } }]);
  expect((await shelf(viewer)).items).toEqual([]);
});

test("a prompt taken off the shelf counts no more; taken off twice, nothing changes", async () => {
  const { save, unsave, id, reader, member, savesOf, countOf, row } = await setUp();
  const other = await member();
  await save(id, reader);
  await save(id, other);
  expect(await countOf(reader)).toBe(1);
  for (const _ of ["once", "twice"]) {
    await unsave((await row(id))!.shareId!, reader);
    expect([await savesOf(), await countOf(reader), await countOf(other)]).toEqual([1, 0, 1]);
  }
});

test("one's own prompt, a private one and an unknown one are refused, and nothing is stored", async () => {
  const { save, unsave, id, reader, viewer, toggle, dump } = await setUp();
  const before = await dump();
  await expect(save(id, viewer)).rejects.toMatchObject({ code: "prompt_own", status: 409 });
  await expect(save("none", reader)).rejects.toMatchObject({ code: "prompt_not_found" });
  await expect(unsave("none", reader)).rejects.toMatchObject({ code: "prompt_not_found" });
  expect(await dump()).toEqual(before);
  await toggle(id, false);
  await expect(save(id, reader)).rejects.toMatchObject({ code: "prompt_not_found" });
  await expect(unsave(id, reader)).rejects.toMatchObject({ code: "prompt_not_found" });
});

test("a private or deleted prompt leaves a row without its text, which can be removed", async () => {
  const { save, unsave, shelf, id, reader, toggle, viewer, services } = await setUp();
  await save(id, reader);
  await toggle(id, false);
  const gone = [{ id, savedAt: services.clock.now(), prompt: null }];
  expect((await shelf(reader)).items).toEqual(gone);
  await toggle(id, true);
  expect((await shelf(reader)).items[0]!.prompt).not.toBeNull();
  await deletePrompt(services, viewer, id);
  expect((await shelf(reader)).items).toEqual(gone);
  await deleteForGood(services, viewer, id);
  expect((await shelf(reader)).items).toEqual(gone);
  await unsave(id, reader);
  expect(await shelf(reader)).toMatchObject({ items: [], total: 0 });
});

test("a restored prompt has its current number of saves", async () => {
  const { save, unsave, id, reader, member, savesOf, viewer, services } = await setUp();
  const other = await member();
  await save(id, reader);
  await save(id, other);
  await deletePrompt(services, viewer, id);
  await unsave(id, reader);
  await restore(services, viewer, id);
  expect(await savesOf()).toBe(1);
});

test("a full shelf takes no more, until something leaves it", async () => {
  const { save, unsave, shelf, id, reader, services, post, countOf } = await setUp();
  await services.db
    .run(sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${shelfLimit})
    insert into saves (user_id, prompt_id, created_at) select ${reader.id}, 'gone ' || n, n from numbers`);
  await expect(save(id, reader)).rejects.toMatchObject({ code: "shelf_full", limit: shelfLimit });
  expect(await countOf(reader)).toBe(shelfLimit);
  await unsave("gone 1", reader);
  await save(id, reader);
  await expect(save(await post("more"), reader)).rejects.toMatchObject({ code: "shelf_full" });
  await save(id, reader);
  const first = await shelf(reader);
  expect(first.items[0]).toMatchObject({ id });
  expect([first.items.length, first.pageCount]).toEqual([
    shelfPageSize,
    Math.ceil(shelfLimit / shelfPageSize),
  ]);
  expect((await shelf(reader, 999)).items.at(-1)!.id).toBe("gone 2");
});

test("two members who save at once are both counted, and one who saves twice at once is counted once", async () => {
  const { save, id, reader, member, savesOf } = await setUp();
  const other = await member();
  await Promise.all([save(id, reader), save(id, other), save(id, reader), save(id, other)]);
  expect(await savesOf()).toBe(2);
});
