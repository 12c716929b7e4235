import { expect, test } from "vitest";

import { togglePublic } from "~/features/prompts/toggle-public.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";

import { setUpSharing } from "../../../tests/support/factories/set-up-sharing";
import { copySharedPrompt } from "./copy-shared-prompt.server";
import { findCopy } from "./find-copy.server";

async function setUp() {
  const sharing = await setUpSharing();
  const prompt = await sharing.create({ tags: ["画像生成用", "dusk"], type: "画像生成用" });
  const shareId = await sharing.shareAs(prompt.id, { title: "Letters", description: "For all." });
  const reader = await sharing.newcomer();
  return {
    ...sharing,
    prompt,
    shareId,
    reader,
    copy: (folder: Parameters<typeof copySharedPrompt>[3] = null, who = reader) =>
      copySharedPrompt(sharing.services, who, shareId, folder),
  };
}

test("a copy is the reader's own: unshared, private, its original untouched", async () => {
  const { copy, prompt, row, uncategorizedOf, reader } = await setUp();
  const before = await row(prompt.id);
  const kept = await copy();
  expect(kept).toMatchObject({
    originalInput: prompt.originalInput,
    content: prompt.content,
    type: "画像生成用",
    tags: ["画像生成用", "dusk"],
    folderId: await uncategorizedOf(reader),
    shareId: null,
    isPublic: false,
    title: "Letters",
    description: null,
  });
  expect((await row(kept.id))!.userId).toBe(reader.id);
  expect(kept.id).not.toBe(prompt.id);
  expect(await row(prompt.id)).toEqual(before);
});

test("a copy is found by its reader while its text is the shared one; a changed remix has no title", async () => {
  const { copy, prompt, services, shareId, reader, viewer } = await setUp();
  expect(await findCopy(services, reader, shareId)).toBeNull();
  const { id } = await copy();
  expect(await findCopy(services, reader, shareId)).toBe(id);
  expect(await findCopy(services, viewer, shareId)).toBeNull();
  const remix = { originalInput: "Other letters", content: `${prompt.content} More.` };
  expect(await copySharedPrompt(services, reader, shareId, null, undefined, remix)).toMatchObject({
    title: null,
  });
  await updatePrompt(services, reader, id, { content: "My own." });
  expect(await findCopy(services, reader, shareId)).toBeNull();
});

test("a copy is stored in a folder of the reader's, or a new one", async () => {
  const { copy, folder, foldersOf, reader } = await setUp();
  await copy({ id: await folder("Pictures", reader) });
  await copy({ name: "Evenings" });
  expect(await foldersOf(reader)).toEqual({ Evenings: 1, Pictures: 1, uncategorized: 0 });
});

test("another member's folder is not found, and nothing is stored", async () => {
  const { copy, folder, dump } = await setUp();
  const id = await folder("Theirs");
  const before = await dump();
  await expect(copy({ id })).rejects.toMatchObject({ code: "folder_not_found" });
  expect(await dump()).toEqual(before);
});

test("a private prompt is copied by its owner only", async () => {
  const { copy, prompt, services, viewer, dump } = await setUp();
  await togglePublic(services, viewer, prompt.id);
  const before = await dump();
  await expect(copy()).rejects.toMatchObject({ code: "prompt_not_found" });
  expect(await dump()).toEqual(before);
  expect(await copy(null, viewer)).toMatchObject({ content: prompt.content });
});
