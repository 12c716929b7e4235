import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { deletePrompt } from "~/features/prompts/delete-prompt.server";

import { failingWrite } from "../../../../tests/support/database/failing-write";
import { setUpLibrary } from "../../../../tests/support/factories/set-up-library";
import { createFolder } from "./create-folder.server";
import { deleteFolder } from "./delete-folder.server";
import { listFolders } from "./list-folders.server";
import { renameFolder } from "./rename-folder.server";

/** Adds folders with the names 'folder 1' to 'folder `count`'. */
const addFolders = (userId: string, count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
    INSERT INTO folders (id, user_id, name) SELECT 'folder ' || n || ' of ' || ?1, ?1, 'folder ' || n FROM numbers`,
  )
    .bind(userId, count)
    .run();

test("folders are listed with their counts, 'uncategorized' first, the others by name", async () => {
  const { services, viewer, create, folder } = await setUpLibrary();
  for (const name of ["b", "a", "旅行"]) await folder(name);
  await create({ folder: { name: "c" } });
  const listed = await listFolders(services, viewer);
  expect(listed.map(({ name, promptCount }) => [name, promptCount])).toEqual([
    ["uncategorized", 0],
    ["a", 0],
    ["b", 0],
    ["c", 1],
    ["旅行", 0],
  ]);
});

test("a new folder has its own id; another member's may have the same name", async () => {
  const { services, viewer, newcomer, foldersOf } = await setUpLibrary();
  const other = await newcomer();
  const mine = await createFolder(services, viewer, { name: "仕事" });
  expect(mine).toEqual({ id: expect.stringMatching(/^[0-9A-Za-z]{22}$/), name: "仕事" });
  expect((await createFolder(services, other, { name: "仕事" })).id).not.toBe(mine.id);
  expect(await foldersOf(other)).toEqual({ uncategorized: 0, 仕事: 0 });
});

test("a name that differs in case alone is taken, for a new folder and a renamed one", async () => {
  const { services, viewer, folder } = await setUpLibrary();
  const taken = { code: "folder_name_taken" };
  const id = await folder("Élan");
  for (const name of ["élan", "ÉLAN"])
    await expect(createFolder(services, viewer, { name })).rejects.toMatchObject(taken);
  const other = await folder("Work");
  await expect(renameFolder(services, viewer, other, { name: "ÉLAN" })).rejects.toMatchObject(taken);
  expect(await renameFolder(services, viewer, id, { name: "ÉLAN" })).toEqual({ id, name: "ÉLAN" });
});

test("a member's folder names are unique, for creations at once and in turn", async () => {
  const { folder, dump, foldersOf } = await setUpLibrary();
  const taken = { code: "folder_name_taken", status: 409 };
  const outcomes = await Promise.allSettled([folder("仕事"), folder("仕事")]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: taken });
  const before = await dump();
  for (const name of ["仕事", "uncategorized"]) await expect(folder(name)).rejects.toMatchObject(taken);
  expect(await dump()).toEqual(before);
  expect(Object.keys(await foldersOf())).toEqual(["uncategorized", "仕事"]);
});

test("200 folders fit besides 'uncategorized'; the 201st is refused with the limit, also when created by a save", async () => {
  const { services, viewer, create, folder, newcomer, dump } = await setUpLibrary();
  await addFolders(viewer.id, 199);
  await folder("the 200th");
  const before = await dump();
  const full = { code: "folders_full", limit: 200, status: 409 };
  await expect(folder("the 201st")).rejects.toMatchObject(full);
  for (const name of ["the 201st", "the 200th"])
    await expect(create({ folder: { name } }), name).rejects.toMatchObject(full);
  expect(await dump()).toEqual(before);

  await create();
  await folder("mine", await newcomer());
  await deleteFolder(services, viewer, `folder 1 of ${viewer.id}`);
  const outcomes = await Promise.allSettled([folder("one"), folder("two")]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await listFolders(services, viewer)).toHaveLength(201);
});

test("a folder without an owner is not created", async () => {
  const { folder, dump } = await setUpLibrary();
  const before = await dump();
  await expect(folder("new", { id: "nobody" })).rejects.toThrow();
  expect(await dump()).toEqual(before);
});

test("a renamed folder keeps its prompts", async () => {
  const { services, viewer, create, foldersOf } = await setUpLibrary();
  const prompt = await create({ folder: { name: "仕事" } });
  const renamed = { id: prompt.folderId, name: "会社" };
  for (let time = 0; time < 2; time += 1)
    expect(await renameFolder(services, viewer, prompt.folderId, { name: "会社" })).toEqual(renamed);
  expect(await foldersOf()).toEqual({ uncategorized: 0, 会社: 1 });
  await deletePrompt(services, viewer, prompt.id);
  expect(await foldersOf()).toEqual({ uncategorized: 0, 会社: 0 });
});

test("a taken name is refused, and 'uncategorized' cannot be renamed", async () => {
  const { services, viewer, folder, uncategorizedOf, dump } = await setUpLibrary();
  const work = await folder("仕事");
  await folder("旅行");
  const before = await dump();
  for (const name of ["旅行", "uncategorized"])
    await expect(renameFolder(services, viewer, work, { name })).rejects.toMatchObject({
      code: "folder_name_taken",
      status: 409,
    });
  for (const name of ["会社", "uncategorized"])
    await expect(renameFolder(services, viewer, await uncategorizedOf(), { name })).rejects.toMatchObject({
      code: "folder_fixed",
      status: 409,
    });
  expect(await dump()).toEqual(before);
});

test("an unknown folder or another member's is not found, 'uncategorized' included, and nothing changes", async () => {
  const { services, folder, newcomer, uncategorizedOf, dump } = await setUpLibrary();
  const stranger = await newcomer();
  const work = await folder("仕事");
  const missing = { code: "folder_not_found", status: 404 };
  const before = await dump();
  for (const id of [work, await uncategorizedOf(), "no-such-folder", ""]) {
    await expect(renameFolder(services, stranger, id, { name: "mine" })).rejects.toMatchObject(missing);
    await expect(deleteFolder(services, stranger, id)).rejects.toMatchObject(missing);
  }
  expect(await dump()).toEqual(before);
});

test("a folder deleted during its renaming is not found", async () => {
  const { services, viewer, folder, database, foldersOf } = await setUpLibrary();
  const work = await folder("仕事");
  database.interrupt(/^update "folders"/, () => deleteFolder(services, viewer, work));
  await expect(renameFolder(services, viewer, work, { name: "会社" })).rejects.toMatchObject({
    code: "folder_not_found",
  });
  expect(await foldersOf()).toEqual({ uncategorized: 0 });
});

test("a name whose write fails leaves the old one", async () => {
  const { services, viewer, folder, dump } = await setUpLibrary();
  const work = await folder("仕事");
  const before = await dump();
  const rename = () => renameFolder(services, viewer, work, { name: "会社" });
  await expect(failingWrite("UPDATE ON folders", rename)).rejects.toThrow();
  expect(await dump()).toEqual(before);
});
