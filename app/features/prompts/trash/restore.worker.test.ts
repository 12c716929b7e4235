import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { prompts, promptVersions, trash, users } from "~/db/schema";
import { trashLifetime } from "~/domain/trash";
import { deleteFolder } from "~/features/prompts/folders/delete-folder.server";
import { foldersLimit } from "~/features/prompts/folders/limits";
import { deletePrompt, deletePrompts } from "~/features/prompts/delete-prompt.server";
import { libraryLimit } from "~/features/prompts/limits";
import { undo } from "~/features/library/selection/undo.server";
import { changePrompts } from "~/features/library/selection/change-prompts.server";
import type { Services } from "~/services";

import { failingWrite } from "../../../../tests/support/database/failing-write";
import { fillLibrary } from "../../../../tests/support/database/fill-library";
import { expectIndexesToFit } from "../../../../tests/support/database/library-indexes";
import { refusedStorage } from "../../../../tests/support/database/refused-storage";
import { putPublication } from "../../../../tests/support/database/stored-prompts";
import { setUpLibrary } from "../../../../tests/support/factories/set-up-library";
import { sampled } from "../../../../tests/support/sampling";
import { deleteForGood, emptyTrash, expireTrash } from "./delete-for-good.server";
import { countTrash, listTrash } from "./list-trash.server";
import { restore } from "./restore.server";

const everything = { matching: { search: "", folder: null, tags: [] } };
/** Prompts of three rounds, or of a full library. */
const many = sampled(1_010, libraryLimit);
const missing = { code: "trash_item_not_found", status: 404 };

/** Lets rows be published without the command. */
const allowPublications = ({ db }: Pick<Services, "db">, { id }: { id: string }) =>
  db.update(users).set({ earlyLimit: 10 }).where(eq(users.id, id));

const posted = {
  category: "ai",
  subcategory: "AIツール活用",
  language: "ja",
  publishedAt: new Date(9),
  isPublic: true,
} as const;

test.each([
  ["private", {}, null],
  ["published", { title: "題", pinnedAt: new Date(9) }, { ...posted, townNumber: 7_001 }],
  ["removed by an admin", {}, { withheldAt: new Date(1) }],
] as const)("a restored prompt is the same row: %s", async (_what, values, publication) => {
  const { services, viewer, create, row, dump } = await setUpLibrary();
  const { id } = await create({
    tags: ["文章生成用", "祭り", 'a"\\'],
    content: 'お知らせ {{日}}\n🎆\t"q"',
  });
  await allowPublications(services, viewer);
  await services.db
    .update(prompts)
    .set({ updatedAt: new Date(8), ...values })
    .where(eq(prompts.id, id));
  if (publication) await putPublication(services.db, id, publication);
  const tables = async () => {
    const { search_outbox: _told, users: _written, ...kept } = await dump();
    return Object.entries(kept).map(([name, rows]) => [name, rows.toSorted()]);
  };
  const before = await tables();
  const { undo: deletion } = await deletePrompt(services, viewer, id);
  expect(await row(id)).toBeUndefined();
  await restore(services, viewer, deletion);
  expect(await tables()).toEqual(before);
});

test("a restored prompt counts its listed remixes", async () => {
  const { services, viewer, create, row } = await setUpLibrary();
  const [source, remix] = [await create(), await create()];
  await allowPublications(services, viewer);
  await putPublication(services.db, source.id, { isPublic: true });
  await putPublication(services.db, remix.id, { ...posted, townNumber: 7_002, remixOf: source.id });
  expect(await row(source.id)).toMatchObject({ remixCount: 1 });
  const { undo: deletion } = await deletePrompt(services, viewer, source.id);
  await restore(services, viewer, deletion);
  expect(await row(source.id)).toMatchObject({ remixCount: 1 });
});

test("a prompt whose number is taken comes back after all others, and two with one number both come back", async () => {
  const { services, viewer, create, contents } = await setUpLibrary();
  await create({ content: "first" });
  const second = await create({ content: "second" });
  const { undo: one } = await deletePrompt(services, viewer, second.id);
  const third = await create({ content: "third" });
  const { undo: other } = await deletePrompt(services, viewer, third.id);
  await create({ content: "fourth" });
  // Both had the number that "fourth" has now; as one deletion, as an import could have it.
  await services.db.update(trash).set({ deletionId: one }).where(eq(trash.deletionId, other));
  expect(await restore(services, viewer, one)).toEqual({ changed: 2, left: 0 });
  expect((await contents()).toSorted()).toEqual(["first", "fourth", "second", "third"]);
  expect((await contents()).slice(2)).toEqual(["fourth", "first"]);
  await expectIndexesToFit(services.db, viewer.id);
});

test("a prompt deleted before a column was added comes back with the column's default", async () => {
  const { services, viewer, create, row } = await setUpLibrary();
  const { id } = await create();
  const before = await row(id);
  await deletePrompt(services, viewer, id);
  await env.DB.prepare("UPDATE trash SET item = json_remove(item, '$.version', '$.showProfile') WHERE id = ?")
    .bind(id)
    .run();
  await restore(services, viewer, id);
  expect(await row(id)).toEqual(before);
});

test("a folder comes back with its prompts, under a free name, without those that were moved since", async () => {
  const { services, viewer, create, folder, foldersOf, row } = await setUpLibrary();
  const staying = await create({ folder: { name: "仕事" } });
  const moving = await create({ folder: { id: staying.folderId } });
  const going = await create({ folder: { id: staying.folderId } });
  await deleteFolder(services, viewer, staying.folderId);
  const other = await folder("仕事");
  await changePrompts(services, viewer, { ids: [moving.id] }, { action: "move", folder: { id: other } });
  await deletePrompt(services, viewer, going.id);
  await restore(services, viewer, staying.folderId);
  expect(await foldersOf()).toEqual({ uncategorized: 0, 仕事: 1, "仕事 2": 1 });
  await restore(services, viewer, going.id);
  expect((await row(going.id))?.folderId).not.toBe(staying.folderId);
  await expectIndexesToFit(services.db, viewer.id);
});

test("a folder with the longest name comes back under a name that fits", async () => {
  const { services, viewer, folder, foldersOf } = await setUpLibrary();
  const name = "🏮".repeat(50);
  const id = await folder(name);
  await deleteFolder(services, viewer, id);
  await folder(name);
  await restore(services, viewer, id);
  expect(Object.keys(await foldersOf()).toSorted()).toEqual(
    [name, `${"🏮".repeat(48)} 2`, "uncategorized"].toSorted(),
  );
});

test("an unknown, expired or foreign item is not found, and nothing changes", async () => {
  const { services, viewer, create, newcomer, dump, pass } = await setUpLibrary();
  const stranger = await newcomer();
  const { id } = await create();
  const { undo: deletion } = await deletePrompt(services, viewer, id);
  const before = await dump();
  for (const one of [id, deletion, "none"]) {
    await expect(restore(services, stranger, one)).rejects.toMatchObject(missing);
    await expect(deleteForGood(services, stranger, one)).rejects.toMatchObject(missing);
    await expect(undo(services, stranger, one)).rejects.toMatchObject({
      code: "undo_not_found",
      status: 404,
    });
  }
  expect((await listTrash(services, stranger, null)).items).toEqual([]);
  expect(await emptyTrash(services, stranger)).toBe(0);
  pass(trashLifetime);
  await expect(restore(services, viewer, id)).rejects.toMatchObject(missing);
  expect((await listTrash(services, viewer, null)).items).toEqual([]);
  expect(await dump()).toEqual(before);
});

test("a failure midway changes nothing: deletions, restores, emptying, and changes with their undo", async () => {
  const { services, viewer, create, dump } = await setUpLibrary();
  const work = await create({ folder: { name: "仕事" }, tags: ["文章生成用", "a"] });
  const other = await create({ tags: ["文章生成用", "b"] });
  const trashed = await create();
  const { folderId: spare } = await create({ folder: { name: "旅" } });
  const { folderId: home } = await create({ folder: { name: "家" } });
  await deletePrompt(services, viewer, trashed.id);
  await deleteFolder(services, viewer, spare);
  const ids = [work.id, other.id];
  const moved = await changePrompts(services, viewer, { ids }, { action: "move", folder: null });
  const tagged = await changePrompts(services, viewer, { ids }, { action: "tag", tag: "c" });
  const before = await dump();
  const cases: [string[], () => Promise<unknown>][] = [
    [
      ["INSERT ON trash", "DELETE ON prompts", "DELETE ON member_tags"],
      () => deletePrompts(services, viewer, ids),
    ],
    [
      ["INSERT ON trash", "UPDATE ON prompts", "DELETE ON folders"],
      () => deleteFolder(services, viewer, home),
    ],
    [
      ["INSERT ON prompts", "UPDATE ON users", "DELETE ON trash"],
      () => restore(services, viewer, trashed.id),
    ],
    [["INSERT ON folders", "UPDATE ON prompts", "DELETE ON trash"], () => restore(services, viewer, spare)],
    [["DELETE ON trash", "UPDATE ON users"], () => emptyTrash(services, viewer)],
    [
      ["INSERT ON folders", "INSERT ON undo_steps", "UPDATE ON prompts", "UPDATE ON folders"],
      () => changePrompts(services, viewer, { ids }, { action: "move", folder: { name: "new" } }),
    ],
    [
      ["INSERT ON undo_steps", "UPDATE ON prompts", "UPDATE ON member_tags"],
      () => changePrompts(services, viewer, { ids }, { action: "untag", tag: "c" }),
    ],
    [["UPDATE ON prompts", "UPDATE ON folders"], () => undo(services, viewer, moved.undo!)],
    [["UPDATE ON prompts", "DELETE ON member_tags"], () => undo(services, viewer, tagged.undo!)],
  ];
  for (const [writes, change] of cases)
    for (const write of writes) {
      await expect(failingWrite(write, change), write).rejects.toThrow();
      expect(await dump(), `${write} of ${change}`).toEqual(before);
    }
});

test("deleted for good, a prompt takes its versions along; in the trash and restored it keeps them", async () => {
  const { services, viewer, create, pass } = await setUpLibrary();
  const [kept, gone, expiring] = [await create(), await create(), await create()];
  for (const { id } of [kept, gone, expiring])
    await services.db.insert(promptVersions).values({
      promptId: id,
      number: 1,
      userId: viewer.id,
      kind: "created",
      content: "the first",
      createdAt: new Date(1),
    });
  const versions = async () =>
    (await services.db.select().from(promptVersions).where(eq(promptVersions.userId, viewer.id))).map(
      ({ promptId }) => promptId,
    );
  for (const { id } of [kept, gone, expiring]) await deletePrompt(services, viewer, id);
  expect(await versions()).toHaveLength(3);
  await restore(services, viewer, kept.id);
  await deleteForGood(services, viewer, gone.id);
  expect((await versions()).toSorted()).toEqual([kept.id, expiring.id].toSorted());
  pass(trashLifetime + 1);
  await expireTrash(services);
  expect(await versions()).toEqual([kept.id]);
});

test("the trash counts as storage but is not written again; a restored prompt is", async () => {
  const { services, viewer, create } = await setUpLibrary();
  const mine = eq(users.id, viewer.id);
  const counts = async () => {
    const { storedBytes, writtenBytes } = (await services.db.select().from(users).where(mine).get())!;
    return { storedBytes, writtenBytes };
  };
  const empty = await counts();
  const { id } = await create();
  const full = await counts();
  const size = full.storedBytes - empty.storedBytes;
  await deletePrompt(services, viewer, id);
  expect(await counts()).toEqual(full);
  await restore(services, viewer, id);
  expect(await counts()).toEqual({ ...full, writtenBytes: full.writtenBytes + size });
  await deletePrompt(services, viewer, id);
  await services.db
    .update(users)
    .set({ writtenBytes: 50_000_000, writtenOn: new Date().toISOString().slice(0, 10) })
    .where(mine);
  expect(await refusedStorage(restore(services, viewer, id))).toBe("writing_spent");
  await emptyTrash(services, viewer);
  expect((await counts()).storedBytes).toBe(empty.storedBytes);
});

test(
  "a member over a limit still deletes prompts and folders; a folder then comes back without its prompts",
  { tags: "promise-28b" },
  async () => {
    const { services, viewer, create, foldersOf } = await setUpLibrary();
    const { id, folderId } = await create({ folder: { name: "仕事" } });
    await create({ folder: { id: folderId } });
    const change = (values: Partial<typeof users.$inferInsert>) =>
      services.db.update(users).set(values).where(eq(users.id, viewer.id));
    await change({ storedBytes: 2_000_000 });
    // Like a member whose limit was lowered.
    await change({ emailVerifiedAt: null });
    await deleteFolder(services, viewer, folderId);
    await deletePrompt(services, viewer, id);
    await restore(services, viewer, folderId);
    expect(await foldersOf()).toEqual({ uncategorized: 1, 仕事: 0 });
  },
);

test("a library is deleted, undone and emptied in rounds", async () => {
  const { services, viewer, list } = await setUpLibrary();
  await fillLibrary(viewer.id, many);
  const done = await changePrompts(services, viewer, everything, { action: "delete" });
  expect(done).toMatchObject({ changed: many, left: 0 });
  expect((await list()).total).toBe(0);
  expect(await countTrash(services, viewer)).toEqual({ count: 1_000, more: "+" });
  const first = await listTrash(services, viewer, null);
  expect(first.items[0]?.name).toBe(`Purpose ${many}`);
  const [deletedAt, row] = first.next!.split("-").map(Number);
  const second = await listTrash(services, viewer, { deletedAt: new Date(deletedAt!), row: row! });
  expect(second.items[0]?.name).not.toBe(first.items.at(-1)?.name);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(100);
  expect(await undo(services, viewer, done.undo!)).toEqual({ changed: many, left: 0 });
  expect((await list()).total).toBe(many);
  await expectIndexesToFit(services.db, viewer.id);
  await changePrompts(services, viewer, everything, { action: "delete" });
  expect(await emptyTrash(services, viewer)).toBe(many);
});

// Last: others read the whole database many times.
test("nothing comes back into a full library or to 200 folders, and it stays in the trash", async () => {
  const { services, viewer, create, dump } = await setUpLibrary();
  const { id, folderId } = await create({ folder: { name: "仕事" } });
  await deletePrompt(services, viewer, id);
  await deleteFolder(services, viewer, folderId);
  await fillLibrary(viewer.id, libraryLimit);
  await env.DB.prepare(
    `INSERT INTO folders (id, user_id, name) SELECT 'f' || value || ?1, ?1, 'f' || value FROM generate_series(1, ?2)`.replace(
      "generate_series(1, ?2)",
      "(WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?2) SELECT value FROM n)",
    ),
  )
    .bind(viewer.id, foldersLimit)
    .run();
  const before = await dump();
  await expect(restore(services, viewer, id)).rejects.toMatchObject({
    code: "library_full",
    limit: libraryLimit,
  });
  await expect(restore(services, viewer, folderId)).rejects.toMatchObject({ code: "folders_full" });
  expect(await dump()).toEqual(before);
});
