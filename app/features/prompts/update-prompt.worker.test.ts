import { expect, test } from "vitest";

import { failingWrite } from "../../../tests/support/database/failing-write";
import { expectIndexesToFit } from "../../../tests/support/database/library-indexes";
import { minute } from "../../../tests/support/factories/set-up-accounts";
import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { deletePrompt } from "./delete-prompt.server";
import type { PromptPatch } from "./schema";
import { updatePrompt } from "./update-prompt.server";

async function setUp() {
  const library = await setUpLibrary();
  const prompt = await library.create();
  const patch = (changes: PromptPatch, id = prompt.id, owner = library.viewer) =>
    updatePrompt(library.services, owner, id, changes);
  return { ...library, prompt, patch };
}

test("a change affects its given fields, and the search follows", async () => {
  const { prompt, patch, pass, services, contents } = await setUp();
  pass(minute);
  const updatedAt = services.clock.now();
  const first = await patch({ content: "新しい本文" });
  expect(first).toEqual({
    prompt: { ...prompt, content: "新しい本文", updatedAt, version: 2 },
    overwrote: false,
  });
  expect(await contents({ search: "letters" })).toEqual([]);
  expect(await contents({ search: "本文" })).toEqual(["新しい本文"]);
  const second = await patch({ originalInput: "見積書" });
  expect(second.prompt).toMatchObject({ originalInput: "見積書", content: "新しい本文", tags: prompt.tags });
  expect(await contents({ search: "見積" })).toEqual(["新しい本文"]);
  const all = { originalInput: "一", content: "二", tags: ["三"] };
  expect((await patch(all)).prompt).toMatchObject({ ...all, tags: ["文章生成用", "三"] });
  expect(await contents({ search: "一 二 三" })).toEqual(["二"]);
});

test("an empty change changes nothing", async () => {
  const { prompt, patch, services, viewer } = await setUp();
  const { prompt: same, overwrote } = await patch({});
  expect(same).toEqual(prompt);
  expect(overwrote).toBe(false);
  await expectIndexesToFit(services.db, viewer.id);
});

test("a missing folder is 'uncategorized'", async () => {
  const { create, patch, folder, services, viewer } = await setUp();
  const work = await folder("仕事");
  const { id, folderId: home } = await create();
  expect((await patch({ folderId: work }, id)).prompt.folderId).toBe(work);
  expect((await patch({ folderId: null, content: "new" }, id)).prompt).toMatchObject({
    folderId: home,
    content: "new",
  });
  await expectIndexesToFit(services.db, viewer.id);
});

test("the type tag stays first, without any other type's", async () => {
  const { patch, services, viewer, contents } = await setUp();
  for (const [tags, kept] of [
    [[], ["文章生成用"]],
    [
      ["a", "文章生成用", "b"],
      ["文章生成用", "a", "b"],
    ],
    [
      ["画像生成用", "a"],
      ["文章生成用", "a"],
    ],
  ]) {
    const { prompt } = await patch({ tags });
    expect([prompt.type, prompt.tags]).toEqual(["文章生成用", kept]);
    await expectIndexesToFit(services.db, viewer.id);
  }
  expect(await contents({ tags: ["画像生成用"] })).toEqual([]);
  expect(await contents({ tags: ["a"] })).toHaveLength(1);
  expect(await contents({ tags: ["letter"] })).toEqual([]);
});

test("a prompt moves to another folder, and the counts with it", async () => {
  const { prompt, patch, folder, foldersOf, services, viewer, list } = await setUp();
  const work = await folder("仕事");
  for (const folderId of [work, work, prompt.folderId, work])
    expect((await patch({ folderId })).prompt.folderId).toBe(folderId);
  expect(await foldersOf()).toEqual({ uncategorized: 0, 仕事: 1 });
  expect([(await list({ folder: work })).total, (await list({ folder: prompt.folderId })).total]).toEqual([
    1, 0,
  ]);
  await expectIndexesToFit(services.db, viewer.id);
});

test("an unknown folder or another member's is not found, and nothing changes", async () => {
  const { patch, folder, newcomer, dump } = await setUp();
  const theirs = await folder("theirs", await newcomer());
  const before = await dump();
  for (const folderId of [theirs, "no-such-folder", ""])
    await expect(patch({ content: "changed", folderId }), folderId).rejects.toMatchObject({
      code: "folder_not_found",
      status: 404,
    });
  expect(await dump()).toEqual(before);
});

test("an unknown prompt or another member's is not found, and nothing changes", async () => {
  const { prompt, patch, folder, newcomer, dump } = await setUp();
  const stranger = await newcomer();
  const theirs = await folder("theirs", stranger);
  const before = await dump();
  for (const changes of [{}, { content: "changed" }, { tags: ["x"] }, { folderId: theirs }])
    for (const id of [prompt.id, "no-such-prompt", ""])
      await expect(patch(changes, id, stranger)).rejects.toMatchObject({
        code: "prompt_not_found",
        status: 404,
      });
  expect(await dump()).toEqual(before);
});

test("the later save of two tabs wins, and reports the overwritten one", async () => {
  const { prompt, patch, row } = await setUp();
  const updatedAt = prompt.updatedAt.toISOString();
  const first = await patch({ content: "the first tab's", updatedAt });
  expect(first.overwrote).toBe(false);
  const second = await patch({ content: "the second tab's", updatedAt });
  expect(second.overwrote).toBe(true);
  expect((await row(prompt.id))?.content).toBe("the second tab's");
  const third = await patch({ content: "again", updatedAt: second.prompt.updatedAt.toISOString() });
  expect(third.overwrote).toBe(false);
  expect((await patch({ content: "without a version" })).overwrote).toBe(false);
});

test("a save that is sent again, because its response was lost, replaces nothing", async () => {
  const { prompt, patch } = await setUp();
  const updatedAt = prompt.updatedAt.toISOString();
  const save = { originalInput: "line", content: "text {{a}}", tags: ["new"], updatedAt };
  expect((await patch(save)).overwrote).toBe(false);
  expect((await patch(save)).overwrote).toBe(false);
  expect((await patch({ ...save, tags: ["other"] })).overwrote).toBe(true);
  expect((await patch({ ...save, originalInput: "another" })).overwrote).toBe(true);
  expect((await patch({ pinned: true, updatedAt })).overwrote).toBe(false);
});

test("saves within one millisecond are versions of their own", async () => {
  const { prompt, patch } = await setUp();
  const versions = [prompt.updatedAt.getTime()];
  for (const content of ["a", "b", "c"]) versions.push((await patch({ content })).prompt.updatedAt.getTime());
  expect(new Set(versions).size).toBe(4);
  expect(versions).toEqual([...versions].sort((one, other) => one - other));
});

test("several saves at once overwrite each other but for the first, and the last is complete", async () => {
  const { prompt, patch, row, services, viewer } = await setUp();
  const updatedAt = prompt.updatedAt.toISOString();
  const saves = await Promise.all(
    ["a", "b", "c"].map((name) => patch({ originalInput: name, content: name, tags: [name], updatedAt })),
  );
  expect(saves.filter(({ overwrote }) => overwrote)).toHaveLength(2);
  const last = saves.map((save) => save.prompt).sort((one, other) => +other.updatedAt - +one.updatedAt)[0]!;
  expect(last.tags).toEqual(["文章生成用", last.content]);
  const { originalInput, content, tags } = (await row(prompt.id))!;
  expect({ originalInput, content, tags }).toEqual({
    originalInput: last.originalInput,
    content: last.content,
    tags: last.tags,
  });
  await expectIndexesToFit(services.db, viewer.id);
});

test("a prompt deleted during a save is not found and does not come back", async () => {
  const { prompt, patch, database, services, viewer, row } = await setUp();
  database.interrupt(/^update "prompts"/, () => deletePrompt(services, viewer, prompt.id));
  await expect(patch({ content: "late" })).rejects.toMatchObject({ code: "prompt_not_found" });
  expect(await row(prompt.id)).toBeUndefined();
  await expectIndexesToFit(services.db, viewer.id);
});

test("a change that fails midway leaves the old state", async () => {
  const { patch, folder, dump } = await setUp();
  const work = await folder("仕事");
  const before = await dump();
  for (const write of ["INSERT ON member_tags", "DELETE ON member_tags", "UPDATE ON folders"])
    await expect(
      failingWrite(write, () => patch({ content: "half", tags: ["new"], folderId: work })),
      write,
    ).rejects.toThrow();
  expect(await dump()).toEqual(before);
});
