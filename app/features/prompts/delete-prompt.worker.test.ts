import { expect, test } from "vitest";

import { pictureKey } from "~/domain/file-keys";

import { failingWrite } from "../../../tests/support/database/failing-write";
import { expectIndexesToFit } from "../../../tests/support/database/library-indexes";
import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { countPrompts } from "./count-prompts.server";
import { deletePrompt } from "./delete-prompt.server";
import { findPrompt, getPrompt } from "./get-prompt.server";

test("a deleted prompt is gone with its tags and from counts and lists", async () => {
  const { services, viewer, create, contents, foldersOf } = await setUpLibrary();
  const kept = await countPrompts(services);
  const prompt = await create({ tags: ["文章生成用", "only here"], folder: { name: "仕事" } });
  await create({ content: "another" });
  await deletePrompt(services, viewer, prompt.id);
  expect(await findPrompt(services, viewer, prompt.id)).toBeNull();
  expect(await contents()).toEqual(["another"]);
  expect(await foldersOf()).toEqual({ uncategorized: 1, 仕事: 0 });
  expect(await countPrompts(services)).toBe(kept + 1);
  await expectIndexesToFit(services.db, viewer.id);
});

test("a shared prompt is deleted with its picture, and no other's", async () => {
  const { services, viewer, create, share, waitForBackground } = await setUpLibrary();
  const [gone, kept] = [await create(), await create()];
  const keys: string[] = [];
  for (const { id } of [gone, kept]) {
    await share(id);
    const { shareId } = await getPrompt(services, viewer, id);
    const key = pictureKey(viewer.id, shareId!);
    keys.push(key);
    await services.files.write(key, new Uint8Array([1]), { type: "image/png", version: "1" });
  }
  await deletePrompt(services, viewer, gone.id);
  await waitForBackground();
  expect(await services.files.read(keys[0]!)).toBeNull();
  expect((await services.files.read(keys[1]!))?.version).toBe("1");
});

test("an unknown prompt, a deleted one or another member's is not found, and nothing changes", async () => {
  const { services, viewer, create, newcomer, dump } = await setUpLibrary();
  const stranger = await newcomer();
  const [prompt, gone] = [await create(), await create()];
  await deletePrompt(services, viewer, gone.id);
  const before = await dump();
  for (const [owner, id] of [
    [stranger, prompt.id],
    [viewer, gone.id],
    [viewer, "no-such-prompt"],
  ] as const) {
    const refusal = { code: "prompt_not_found", status: 404 };
    await expect(deletePrompt(services, owner, id)).rejects.toMatchObject(refusal);
    await expect(getPrompt(services, owner, id)).rejects.toMatchObject(refusal);
    expect(await findPrompt(services, owner, id)).toBeNull();
  }
  expect(await dump()).toEqual(before);
});

test("a library emptied prompt by prompt has no tag", async () => {
  const { services, viewer, create, dump, list } = await setUpLibrary();
  const prompts = [await create(), await create({ tags: [] }), await create({ tags: ["a", "b"] })];
  for (const { id } of prompts) await deletePrompt(services, viewer, id);
  const tables = await dump();
  for (const table of ["prompts", "member_tags"])
    expect(
      tables[table]?.filter((row) => row.includes(viewer.id)),
      table,
    ).toEqual([]);
  expect(await list()).toEqual({ prompts: [], total: 0, page: 1, pageCount: 1 });
  await create({ content: "after all" });
  expect((await list()).prompts[0]?.content).toBe("after all");
});

test("a deletion that fails midway leaves the prompt", async () => {
  const { services, viewer, create, dump } = await setUpLibrary();
  const { id } = await create();
  const before = await dump();
  for (const write of ["DELETE ON member_tags", "UPDATE ON counters"])
    await expect(
      failingWrite(write, () => deletePrompt(services, viewer, id)),
      write,
    ).rejects.toThrow();
  expect(await dump()).toEqual(before);
});
