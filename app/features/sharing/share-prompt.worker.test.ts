import { expect, test } from "vitest";

import { togglePublic } from "~/features/prompts/toggle-public.server";

import { responses } from "../../../tests/support/factories/set-up-generation";
import { setUpSharing } from "../../../tests/support/factories/set-up-sharing";

const made = { title: "A letter that is read", description: "Writes a letter." };

test("a shared prompt has its own link and is public; nothing else about it changes", async () => {
  const { create, shareAs, row } = await setUpSharing();
  const { id } = await create();
  const before = await row(id);
  const shareId = await shareAs(id, { title: "Letters, quickly", description: "For\nall." });
  expect(shareId).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(shareId).not.toBe(id);
  expect(await row(id)).toEqual({
    ...before,
    shareId,
    isPublic: true,
    title: "Letters, quickly",
    foldedTitle: "letters, quickly",
    description: "For\nall.",
  });
});

test("a repeated sharing keeps link, texts and visibility, and costs nothing", async () => {
  const { create, shareAs, row, services, viewer, lane } = await setUpSharing({ replies: responses(made) });
  const { id } = await create();
  const shareId = await shareAs(id, { title: "first" });
  for (let round = 0; round < 2; round += 1) {
    const before = await row(id);
    expect(await shareAs(id, { title: "second", description: "new" })).toBe(shareId);
    expect(await shareAs(id, { generateAuto: true })).toBe(shareId);
    expect(await row(id)).toEqual(before);
    await togglePublic(services, viewer, id);
  }
  expect(await lane.calls()).toHaveLength(0);
});

test("two presses at once make one link", async () => {
  const { create, shareAs, row } = await setUpSharing();
  const { id } = await create();
  const [first, second] = await Promise.all([shareAs(id, { title: "a" }), shareAs(id, { title: "b" })]);
  expect(second).toBe(first);
  expect((await row(id))!.shareId).toBe(first);
});

test("typed texts stay, and only blank ones are suggested", async () => {
  for (const [typed, expected] of [
    [{}, made],
    [{ title: "Mine" }, { title: "Mine", description: made.description }],
    [{ description: "Mine." }, { title: made.title, description: "Mine." }],
  ] as const) {
    const { create, shareAs, see, spent } = await setUpSharing({ replies: responses(made) });
    const shareId = await shareAs((await create()).id, { ...typed, generateAuto: true });
    expect((await see(shareId)).prompt).toMatchObject(expected);
    expect(await spent()).toEqual({ ada: 1, all: 1 });
  }
});

test("without blanks or without a request, no model is called", async () => {
  for (const order of [
    { title: "a", description: "b", generateAuto: true },
    { title: "a", generateAuto: false },
  ]) {
    const { create, shareAs, lane, spent } = await setUpSharing({ replies: responses(made) });
    await shareAs((await create()).id, order);
    expect(await lane.calls()).toHaveLength(0);
    expect(await spent()).toEqual({});
  }
});

test("without a model plain code fills the blanks", async () => {
  const { create, shareAs, see } = await setUpSharing();
  const shareId = await shareAs((await create({ originalInput: "商店街の議事録を書く" })).id, {
    generateAuto: true,
  });
  expect((await see(shareId)).prompt).toMatchObject({
    title: "商店街の議事録を書く",
    description: "議事録に使えるプロンプトです。",
  });
});

test("a failed model leaves the prompt unchanged", async () => {
  const { create, shareAs, row } = await setUpSharing({
    replies: [{ kind: "error", status: 500, message: "Out of order." }],
  });
  const { id } = await create();
  const before = await row(id);
  await expect(shareAs(id, { generateAuto: true })).rejects.toMatchObject({ code: "model_failed" });
  expect(await row(id)).toEqual(before);
});

test("an unknown prompt or another member's is not found, costs nothing and is unchanged", async () => {
  const { create, shareAs, newcomer, dump, lane } = await setUpSharing({ replies: responses(made) });
  const { id } = await create();
  const stranger = await newcomer();
  const before = await dump();
  for (const other of [id, "no-such-prompt"])
    await expect(shareAs(other, { generateAuto: true }, stranger)).rejects.toMatchObject({
      code: "prompt_not_found",
      status: 404,
    });
  expect(await dump()).toEqual(before);
  expect(await lane.calls()).toHaveLength(0);
});
