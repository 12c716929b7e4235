import { expect, test } from "vitest";

import { togglePublic } from "~/features/prompts/toggle-public.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";

import { setUpSharing } from "../../../tests/support/factories/set-up-sharing";

async function setUp() {
  const sharing = await setUpSharing();
  const prompt = await sharing.create();
  const shareId = await sharing.shareAs(prompt.id, { title: "Letters", description: "For all." });
  return { ...sharing, id: prompt.id, shareId };
}

test("the owner changes title and description, and nothing else changes", async () => {
  const { id, shareId, edit, row } = await setUp();
  const before = (await row(id))!;
  const edited = await edit(shareId, { title: "Ｌetters, better", description: "For\nus." });
  expect(edited).toMatchObject({ shareId, title: "Ｌetters, better", description: "For\nus." });
  expect(await row(id)).toEqual({
    ...before,
    title: "Ｌetters, better",
    foldedTitle: "letters, better",
    description: "For\nus.",
  });
});

test("omitted fields stay, blank ones fall back to the purpose", async () => {
  const { shareId, edit } = await setUp();
  expect(await edit(shareId, { title: "New" })).toMatchObject({ title: "New", description: "For all." });
  expect(await edit(shareId, { description: "" })).toMatchObject({ title: "New", description: null });
  expect(await edit(shareId, {})).toMatchObject({ title: "New", description: null });
  expect(await edit(shareId, { title: "" })).toMatchObject({ title: null, description: null });
});

test("a private prompt is edited by its owner as well", async () => {
  const { id, shareId, edit, services, viewer } = await setUp();
  await togglePublic(services, viewer, id);
  expect(await edit(shareId, { title: "Hidden" })).toMatchObject({ title: "Hidden", isPublic: false });
});

test("everybody else may not edit a visible prompt (403), and does not find a private one", async () => {
  const { id, shareId, edit, newcomer, services, viewer, dump } = await setUp();
  const stranger = await newcomer();
  const before = await dump();
  await expect(edit(shareId, { title: "Mine" }, stranger)).rejects.toMatchObject({
    code: "prompt_not_owned",
    status: 403,
  });
  expect(await dump()).toEqual(before);
  await togglePublic(services, viewer, id);
  for (const none of [shareId, id, "no-such-prompt"])
    await expect(edit(none, { title: "Mine" }, stranger)).rejects.toMatchObject({
      code: "prompt_not_found",
      status: 404,
    });
});

test("an edit makes no new version of the prompt: an earlier save overwrites nothing", async () => {
  const { id, shareId, edit, row, services, viewer } = await setUp();
  const { updatedAt } = (await row(id))!;
  await edit(shareId, { title: "New" });
  const saved = await updatePrompt(services, viewer, id, {
    content: "later",
    updatedAt: updatedAt.toISOString(),
  });
  expect(saved).toMatchObject({ overwrote: false, prompt: { title: "New", content: "later" } });
});
