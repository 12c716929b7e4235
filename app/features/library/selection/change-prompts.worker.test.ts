import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { undoSteps, users } from "~/db/schema";
import { deleteFolder } from "~/features/prompts/folders/delete-folder.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { libraryLimit, tagsLimit } from "~/features/prompts/limits";
import { expireTrash } from "~/features/prompts/trash/delete-for-good.server";

import { failingWrite } from "../../../../tests/support/database/failing-write";
import { fillLibrary } from "../../../../tests/support/database/fill-library";
import { expectIndexesToFit } from "../../../../tests/support/database/library-indexes";
import { setUpLibrary } from "../../../../tests/support/factories/set-up-library";
import { sampled } from "../../../../tests/support/sampling";
import { changePrompts } from "./change-prompts.server";
import { undoLifetime, undoStepsLimit } from "./limits";
import type { Change } from "./selection";
import { undo } from "./undo.server";

const everything = { matching: { search: "", folder: null, tags: [] } };
/** Prompts of three rounds, or of a full library. */
const manyPrompts = sampled(1_010, libraryLimit);
const gone = { code: "undo_not_found", status: 404 };

test("a foreign or unknown id among the chosen changes nothing, whatever the action", async () => {
  const { services, viewer, create, newcomer, dump } = await setUpLibrary();
  const stranger = await newcomer();
  const [mine, theirs] = [await create(), await create({}, stranger)];
  const { folderId: foreign } = await create({ folder: { name: "仕事" } }, stranger);
  const before = await dump();
  const changes: Change[] = [
    { action: "move", folder: { name: "new" } },
    { action: "tag", tag: "a" },
    { action: "untag", tag: "letter" },
    { action: "delete" },
  ];
  for (const change of changes)
    for (const other of [theirs.id, "none"])
      await expect(
        changePrompts(services, viewer, { ids: [mine.id, other] }, change),
        change.action,
      ).rejects.toMatchObject({ code: "prompt_not_found", status: 404 });
  await expect(
    changePrompts(services, viewer, { ids: [mine.id] }, { action: "move", folder: { id: foreign } }),
  ).rejects.toMatchObject({ code: "folder_not_found" });
  expect(await dump()).toEqual(before);
});

test("prompts move to a new folder together with its creation, and back without it", async () => {
  const { services, viewer, create, folder, foldersOf } = await setUpLibrary();
  const ids = [(await create()).id, (await create({ folder: { name: "旅" } })).id];
  const done = await changePrompts(services, viewer, { ids }, { action: "move", folder: { name: "仕事" } });
  expect(done).toMatchObject({ changed: 2, left: 0 });
  expect(await foldersOf()).toEqual({ uncategorized: 0, 旅: 0, 仕事: 2 });
  await expect(
    changePrompts(services, viewer, { ids }, { action: "move", folder: { name: "旅" } }),
  ).rejects.toMatchObject({ code: "folder_name_taken" });
  for (let count = 2; count < 200; count += 1) await folder(`folder ${count}`);
  await expect(
    changePrompts(services, viewer, { ids }, { action: "move", folder: { name: "one more" } }),
  ).rejects.toMatchObject({ code: "folders_full" });
  await undo(services, viewer, done.undo!);
  expect(await foldersOf()).toMatchObject({ uncategorized: 1, 旅: 1, 仕事: 0 });
});

test("a prompt moved, deleted or untagged since stays as it is on undo; one of a deleted folder comes home", async () => {
  const { services, viewer, create, folder, row, uncategorizedOf } = await setUpLibrary();
  const [staying, moved, deleted] = [
    await create({ folder: { name: "旅" } }),
    await create(),
    await create(),
  ];
  const [work, other] = [await folder("仕事"), await folder("家")];
  const ids = [staying.id, moved.id, deleted.id];
  const done = await changePrompts(services, viewer, { ids }, { action: "move", folder: { id: work } });
  await changePrompts(services, viewer, { ids: [moved.id] }, { action: "move", folder: { id: other } });
  await deletePrompt(services, viewer, deleted.id);
  await deleteFolder(services, viewer, staying.folderId);
  expect(await undo(services, viewer, done.undo!)).toEqual({ changed: 1, left: 0 });
  expect((await row(staying.id))?.folderId).toBe(await uncategorizedOf());
  expect((await row(moved.id))?.folderId).toBe(other);
  await expect(undo(services, viewer, done.undo!)).rejects.toMatchObject(gone);
  await expectIndexesToFit(services.db, viewer.id);
});

test("a tag is added where there is room and it is missing; its search and its time follow", async () => {
  const { services, viewer, create, row, contents, pass } = await setUpLibrary();
  const many = ["文章生成用", ...Array.from({ length: tagsLimit }, (_, at) => `t${at}`)];
  const full = await create({ content: "full", tags: many });
  const has = await create({ content: "has it", tags: ["文章生成用", "祭り"] });
  const lacks = await create({ content: "lacks it", tags: ["文章生成用"] });
  const before = await row(lacks.id);
  pass(1_000);
  const done = await changePrompts(services, viewer, everything, { action: "tag", tag: "祭り" });
  expect(done).toMatchObject({ changed: 1, left: 0 });
  expect((await row(full.id))?.tags).toEqual(many);
  expect((await row(has.id))?.updatedAt).toEqual(has.updatedAt);
  expect((await row(lacks.id))?.tags).toEqual(["文章生成用", "祭り"]);
  expect((await row(lacks.id))?.updatedAt).toEqual(services.clock.now());
  expect(await contents({ tags: ["祭り"] })).toEqual(["lacks it", "has it"]);
  expect(await contents({ search: "祭り" })).toEqual(["lacks it", "has it"]);
  await undo(services, viewer, done.undo!);
  expect(await row(lacks.id)).toMatchObject({ tags: before!.tags, foldedTags: before!.foldedTags });
  expect(await contents({ search: "祭り" })).toEqual(["has it"]);
});

test("the latest ten changes can be undone, for a day", async () => {
  const { services, viewer, create, newcomer, pass } = await setUpLibrary();
  const { id } = await create();
  const stranger = await newcomer();
  const other = await create({}, stranger);
  const theirs = await changePrompts(services, stranger, { ids: [other.id] }, { action: "tag", tag: "x" });
  const undos: string[] = [];
  for (let count = 0; count <= undoStepsLimit; count += 1) {
    const done = await changePrompts(services, viewer, { ids: [id] }, { action: "tag", tag: `t${count}` });
    undos.push(done.undo!);
  }
  await expect(undo(services, viewer, undos[0]!)).rejects.toMatchObject(gone);
  await expect(undo(services, viewer, theirs.undo!)).rejects.toMatchObject(gone);
  expect(await undo(services, viewer, undos[1]!)).toEqual({ changed: 1, left: 0 });
  pass(undoLifetime);
  await expect(undo(services, viewer, undos[2]!)).rejects.toMatchObject(gone);
  pass(1);
  await expireTrash(services);
  expect(await services.db.select().from(undoSteps).where(eq(undoSteps.userId, viewer.id))).toEqual([]);
});

test("a change of what is already so has no undo", async () => {
  const { services, viewer, create } = await setUpLibrary();
  const { id, folderId } = await create({ tags: ["文章生成用", "a"] });
  const changes: Change[] = [
    { action: "move", folder: null },
    { action: "move", folder: { id: folderId } },
    { action: "tag", tag: "a" },
    { action: "untag", tag: "b" },
  ];
  for (const change of changes)
    expect(await changePrompts(services, viewer, { ids: [id] }, change)).toEqual({
      changed: 0,
      left: 0,
      undo: null,
    });
});

test("a library moves and is tagged in rounds, with one undo each", async () => {
  const { services, viewer, folder, foldersOf, list } = await setUpLibrary();
  await fillLibrary(viewer.id, manyPrompts);
  const work = await folder("仕事");
  const moved = await changePrompts(services, viewer, everything, { action: "move", folder: { id: work } });
  expect(moved).toMatchObject({ changed: manyPrompts, left: 0 });
  expect(await foldersOf()).toEqual({ uncategorized: 0, 仕事: manyPrompts });
  const tagged = await changePrompts(services, viewer, everything, { action: "tag", tag: "祭り" });
  expect(tagged).toMatchObject({ changed: manyPrompts, left: 0 });
  expect((await list({ tags: ["祭り"] })).total).toBe(manyPrompts);
  // A tag writes each row again; the library and its tags are most of what a day allows.
  await services.db.update(users).set({ writtenBytes: 0 }).where(eq(users.id, viewer.id));
  for (const { undo: id } of [tagged, moved])
    expect(await undo(services, viewer, id!)).toEqual({ changed: manyPrompts, left: 0 });
  expect(await foldersOf()).toEqual({ uncategorized: manyPrompts, 仕事: 0 });
  expect((await list({ tags: ["祭り"] })).total).toBe(0);
  await expectIndexesToFit(services.db, viewer.id);
});

test("a failed later round leaves the rest unchanged, and the finished rounds can be undone", async () => {
  const { services: all, viewer, foldersOf, folder } = await setUpLibrary();
  const failures: unknown[] = [];
  const background = (work: Promise<unknown>) => void work.catch((failure) => failures.push(failure));
  const services = { ...all, background };
  await fillLibrary(viewer.id, 1_200);
  const work = await folder("仕事");
  const failing = "UPDATE OF folder_id ON prompts WHEN old.number = 700 AND old.folder_id <> new.folder_id";
  const move = { action: "move", folder: { id: work } } as const;
  const done = await failingWrite(failing, () => changePrompts(services, viewer, everything, move));
  expect(done).toMatchObject({ changed: 500, left: 700 });
  expect(failures).toHaveLength(1);
  expect(await foldersOf()).toEqual({ uncategorized: 700, 仕事: 500 });
  expect(await undo(services, viewer, done.undo!)).toEqual({ changed: 500, left: 0 });
  expect(await foldersOf()).toEqual({ uncategorized: 1_200, 仕事: 0 });
  await expectIndexesToFit(services.db, viewer.id);
});
