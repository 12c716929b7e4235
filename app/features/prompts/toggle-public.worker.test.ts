import { expect, test } from "vitest";

import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { togglePublic } from "./toggle-public.server";
import { updatePrompt } from "./update-prompt.server";

async function setUp() {
  const library = await setUpLibrary();
  const prompt = await library.create();
  await library.share(prompt.id);
  const toggle = (id = prompt.id, owner = library.viewer) => togglePublic(library.services, owner, id);
  return { ...library, prompt, toggle };
}

test("a shared prompt is public, private and public again; nothing else about it changes", async () => {
  const { prompt, toggle, row } = await setUp();
  const before = await row(prompt.id);
  const states = [await toggle(), await toggle(), await toggle()];
  expect(states.map(({ isPublic }) => isPublic)).toEqual([true, false, true]);
  expect(await row(prompt.id)).toEqual({ ...before, isPublic: true });
});

test("two tabs that switch at once switch twice", async () => {
  const { prompt, toggle, row } = await setUp();
  const states = await Promise.all([toggle(), toggle()]);
  expect(states.map(({ isPublic }) => isPublic).sort()).toEqual([false, true]);
  expect((await row(prompt.id))?.isPublic).toBe(false);
});

test("the wanted state counts: an outdated page reverses nothing", async () => {
  const { prompt, services, viewer, row } = await setUp();
  const want = (isPublic: boolean) => togglePublic(services, viewer, prompt.id, isPublic);
  expect((await want(false)).isPublic).toBe(false);
  expect((await want(false)).isPublic).toBe(false);
  expect((await want(true)).isPublic).toBe(true);
  expect((await row(prompt.id))?.isPublic).toBe(true);
});

test("a save begun before a switch keeps the switched state, and overwrote nothing", async () => {
  const { prompt, toggle, services, viewer } = await setUp();
  await toggle();
  const saved = await updatePrompt(services, viewer, prompt.id, {
    content: "later",
    updatedAt: prompt.updatedAt.toISOString(),
  });
  expect(saved).toMatchObject({ overwrote: false, prompt: { isPublic: true, content: "later" } });
});

test("an edit meanwhile refuses to open a private prompt, and nothing for one that is public already", async () => {
  const { prompt, services, viewer, database } = await setUp();
  const want = () => togglePublic(services, viewer, prompt.id, true);
  const edit = (content: string) => updatePrompt(services, viewer, prompt.id, { content });
  database.interrupt(/^update "publications"/, () => edit("later"));
  await expect(want()).rejects.toMatchObject({ code: "prompt_changed" });
  await want();
  database.interrupt(/^update "publications"/, () => edit("later still"));
  expect(await want()).toMatchObject({ isPublic: true, content: "later still" });
});

test("an unshared prompt cannot be switched", async () => {
  const { create, toggle, dump } = await setUp();
  const { id } = await create();
  const before = await dump();
  await expect(toggle(id)).rejects.toMatchObject({ code: "prompt_not_shared", status: 409 });
  expect(await dump()).toEqual(before);
});

test("an unknown prompt or another member's is not found, and nothing changes", async () => {
  const { prompt, toggle, newcomer, dump } = await setUp();
  const stranger = await newcomer();
  const before = await dump();
  for (const id of [prompt.id, "no-such-prompt"])
    await expect(toggle(id, stranger)).rejects.toMatchObject({ code: "prompt_not_found", status: 404 });
  expect(await dump()).toEqual(before);
});
