import { expect, test } from "vitest";

import { failingWrite } from "../../../../tests/support/database/failing-write";
import { fillLibrary } from "../../../../tests/support/database/fill-library";
import { expectIndexesToFit } from "../../../../tests/support/database/library-indexes";
import { setUpLibrary } from "../../../../tests/support/factories/set-up-library";
import { deleteFolder } from "./delete-folder.server";

test("a deleted folder's prompts move to 'uncategorized' unchanged, and counts and lists follow", async () => {
  const { services, viewer, create, foldersOf, uncategorizedOf, contents, row } = await setUpLibrary();
  const first = await create({ content: "first", folder: { name: "仕事" } });
  await create({ content: "second", folder: { id: first.folderId } });
  await create({ content: "elsewhere", folder: { name: "旅行" } });
  await create({ content: "at home" });
  const before = await row(first.id);
  await deleteFolder(services, viewer, first.folderId);
  expect(await foldersOf()).toEqual({ uncategorized: 3, 旅行: 1 });
  const home = await uncategorizedOf();
  expect(await row(first.id)).toEqual({ ...before, folderId: home });
  expect(await contents({ folder: home })).toEqual(["at home", "second", "first"]);
  expect(await contents({ folder: first.folderId })).toEqual([]);
  expect(await contents()).toEqual(["at home", "elsewhere", "second", "first"]);
  await expectIndexesToFit(services.db, viewer.id);
});

test("an empty folder is deleted, and another member's prompts stay in place", async () => {
  const { services, viewer, create, folder, newcomer, foldersOf } = await setUpLibrary();
  const other = await newcomer();
  await create({ folder: { name: "仕事" } }, other);
  const work = await folder("仕事");
  await deleteFolder(services, viewer, work);
  expect(await foldersOf()).toEqual({ uncategorized: 0 });
  expect(await foldersOf(other)).toEqual({ uncategorized: 0, 仕事: 1 });
  await expect(deleteFolder(services, viewer, work)).rejects.toMatchObject({ code: "folder_not_found" });
});

test("'uncategorized' cannot be deleted, and nothing changes", async () => {
  const { services, viewer, create, dump } = await setUpLibrary();
  const { folderId } = await create();
  const before = await dump();
  await expect(deleteFolder(services, viewer, folderId)).rejects.toMatchObject({
    code: "folder_fixed",
    status: 409,
  });
  expect(await dump()).toEqual(before);
});

test("a prompt saved at the last moment into a folder being deleted moves with the others", async () => {
  const { services, viewer, create, folder, database, foldersOf } = await setUpLibrary();
  const work = await folder("仕事");
  database.interrupt(/^update "prompts"/, () => create({ folder: { id: work } }));
  await deleteFolder(services, viewer, work);
  expect(await foldersOf()).toEqual({ uncategorized: 1 });
  await expectIndexesToFit(services.db, viewer.id);
});

test("a deletion that fails midway leaves the folder and all its prompts", async () => {
  const { services, viewer, create, dump } = await setUpLibrary();
  const { folderId } = await create({ folder: { name: "仕事" } });
  await create({ folder: { id: folderId } });
  await create();
  const before = await dump();
  for (const write of ["DELETE ON folders", "UPDATE ON prompts", "UPDATE ON folders"])
    await expect(
      failingWrite(write, () => deleteFolder(services, viewer, folderId)),
      write,
    ).rejects.toThrow();
  expect(await dump()).toEqual(before);
});

test("a folder with 2,500 prompts is deleted at once", async () => {
  const { services, viewer, folder, foldersOf } = await setUpLibrary();
  const work = await folder("仕事");
  await fillLibrary(viewer.id, 5_000);
  expect(await foldersOf()).toEqual({ uncategorized: 2_500, 仕事: 2_500 });
  await deleteFolder(services, viewer, work);
  expect(await foldersOf()).toEqual({ uncategorized: 5_000 });
  await expectIndexesToFit(services.db, viewer.id);
});
