import { expect, test } from "vitest";

import { getPrompt } from "./get-prompt.server";

import { failingWrite } from "../../../tests/support/database/failing-write";
import { expectIndexesToFit } from "../../../tests/support/database/library-indexes";
import { setUpLibrary } from "../../../tests/support/factories/set-up-library";

test("a prompt is stored unchanged in the member's folder 'uncategorized', and returned", async () => {
  const { services, viewer, create, row, uncategorizedOf } = await setUpLibrary();
  const now = services.clock.now();
  const prompt = await create();
  expect(prompt).toEqual({
    id: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
    originalInput: "a letter",
    content: "# Role\nYou write letters.",
    variables: [],
    type: "文章生成用",
    tags: ["文章生成用", "letter"],
    folderId: await uncategorizedOf(),
    shareId: null,
    isPublic: false,
    title: null,
    category: null,
    subcategory: null,
    publishedAt: null,
    withheldAt: null,
    showProfile: true,
    description: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    pinnedAt: null,
    lastUsedAt: null,
    language: null,
  });
  expect(await getPrompt(services, viewer, prompt.id)).toEqual(prompt);
  expect(await row(prompt.id)).toMatchObject({
    userId: viewer.id,
    number: 1,
    foldedInput: "a letter",
    foldedTags: "文章生成用\nletter",
    // SQLite's `lower(content)` is the same.
    foldedContent: "",
    variables: null,
  });
});

test("tags keep their order", async () => {
  const { create, list } = await setUpLibrary();
  const tags = ["文章生成用", "z", "a", "m", "123", "null", '"', "tag:a"];
  expect((await create({ tags })).tags).toEqual(tags);
  expect((await list()).prompts[0]?.tags).toEqual(tags);
});

test("a prompt may have no tags, or more than one statement can bind", async () => {
  const { services, viewer, create } = await setUpLibrary();
  expect((await create({ tags: [] })).tags).toEqual([]);
  const many = Array.from({ length: 110 }, (_, number) => `tag ${number}`);
  expect((await create({ tags: many })).tags).toEqual(many);
  await expectIndexesToFit(services.db, viewer.id);
});

test("prompts are numbered from 1 for every member, in order of creation", async () => {
  const { create, row, newcomer } = await setUpLibrary();
  const other = await newcomer();
  const numbers = [];
  for (const owner of [undefined, other, undefined, other, undefined])
    numbers.push((await row((await create({}, owner)).id))?.number);
  expect(numbers).toEqual([1, 1, 2, 2, 3]);
});

test("several prompts created at once have a number each", async () => {
  const { services, viewer, create, list } = await setUpLibrary();
  await Promise.all(["a", "b", "c", "d", "e"].map((content) => create({ content })));
  expect((await list()).total).toBe(5);
  await expectIndexesToFit(services.db, viewer.id);
});

test("a prompt is stored in the chosen folder, or in a new one", async () => {
  const { services, viewer, create, folder, foldersOf } = await setUpLibrary();
  const work = await folder("仕事");
  expect((await create({ folder: { id: work } })).folderId).toBe(work);
  const { folderId } = await create({ folder: { name: "旅行" } });
  expect((await create({ folder: { id: folderId } })).folderId).toBe(folderId);
  expect(await foldersOf()).toEqual({ uncategorized: 0, 仕事: 1, 旅行: 2 });
  await expectIndexesToFit(services.db, viewer.id);
});

test("an unknown folder or another member's is not found, and nothing is stored", async () => {
  const { create, folder, newcomer, dump } = await setUpLibrary();
  const stranger = await newcomer();
  const theirs = await folder("theirs", stranger);
  const before = await dump();
  for (const id of [theirs, "no-such-folder", "", "' OR 1=1 --"])
    await expect(create({ folder: { id } }), id).rejects.toMatchObject({
      code: "folder_not_found",
      status: 404,
    });
  expect(await dump()).toEqual(before);
});

test("a new folder cannot have a taken name, and nothing is stored", async () => {
  const { create, folder, newcomer, dump, foldersOf } = await setUpLibrary();
  await folder("仕事");
  const before = await dump();
  for (const name of ["仕事", "uncategorized"])
    await expect(create({ folder: { name } })).rejects.toMatchObject({
      code: "folder_name_taken",
      status: 409,
    });
  expect(await dump()).toEqual(before);
  const other = await newcomer();
  await create({ folder: { name: "仕事" } }, other);
  expect(await foldersOf(other)).toEqual({ uncategorized: 0, 仕事: 1 });
});

test("a prompt without an owner is not stored, nor any part of it", async () => {
  const { create, dump } = await setUpLibrary();
  const before = await dump();
  for (const folder of [null, { name: "new" }, { id: "no-such-folder" }])
    await expect(create({ folder }, { id: "nobody" })).rejects.toThrow();
  expect(await dump()).toEqual(before);
});

test("a save that fails midway leaves neither a prompt nor a folder", async () => {
  const { create, dump } = await setUpLibrary();
  await create();
  const before = await dump();
  for (const write of [
    "INSERT ON prompts",
    "INSERT ON member_tags WHEN new.tag = 'last'",
    "INSERT ON member_tags WHEN new.tag = 'last'",
    "UPDATE ON counters",
  ])
    for (const folder of [null, { name: "new" }])
      await expect(
        failingWrite(write, () => create({ folder, tags: ["文章生成用", "letter", "last"] })),
        write,
      ).rejects.toThrow();
  expect(await dump()).toEqual(before);
});
