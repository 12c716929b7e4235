import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { promptVersions, users } from "~/db/schema";
import { togglePublic } from "~/features/prompts/toggle-public.server";
import type { PromptPatch } from "~/features/prompts/schema";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { copySharedPrompt } from "~/features/sharing/copy-shared-prompt.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";

import { failingWrite } from "../../../../tests/support/database/failing-write";
import { refusedStorage } from "../../../../tests/support/database/refused-storage";
import { reckonBytes } from "../../../../tests/support/database/stored-bytes";
import { makeVariable } from "../../../../tests/support/factories/make-variable";
import { day, minute } from "../../../../tests/support/factories/set-up-accounts";
import { setUpSharing } from "../../../../tests/support/factories/set-up-sharing";
import { compareVersions } from "./compare-versions.server";
import { getVersion } from "./get-version.server";
import { latestVersions, pinsLimit } from "./limits";
import { listChanges } from "./list-changes.server";
import { listVersions } from "./list-versions.server";
import { markVersion } from "./mark-version.server";
import { restoreVersion } from "./restore-version.server";
import type { VersionMarks } from "./schema";

async function setUp() {
  const sharing = await setUpSharing();
  let now = Date.parse("2042-06-01T12:00:00Z");
  const services = { ...sharing.services, clock: { now: () => new Date(now) } };
  const { viewer } = sharing;
  const prompt = await sharing.create({ content: "one" });
  return {
    ...sharing,
    services,
    prompt,
    pass: (time: number) => (now += time),
    patch: (changes: PromptPatch) => updatePrompt(services, viewer, prompt.id, changes),
    list: async () => (await listVersions(services, viewer, prompt.id)).versions,
    get: (number: number, who = viewer) => getVersion(services, who, prompt.id, number),
    mark: (number: number, marks: VersionMarks, who = viewer) =>
      markVersion(services, who, prompt.id, number, marks),
    restore: (number: number, who = viewer) => restoreVersion(services, who, prompt.id, number),
    rows: () => services.db.select().from(promptVersions).where(eq(promptVersions.promptId, prompt.id)),
  };
}

const numbers = (versions: readonly { number: number }[]) => versions.map(({ number }) => number);

test("a prompt that was never changed is its own first version, without a row", async () => {
  const { prompt, list, get, rows } = await setUp();
  const first = { number: 1, kind: "created", createdAt: prompt.createdAt, isPinned: false, isShared: false };
  expect(await list()).toEqual([{ ...first, excerpt: "one" }]);
  expect(await get(1)).toEqual({ ...first, content: "one", variables: [] });
  expect(await rows()).toEqual([]);
});

test("another content or other variables are a version; purpose, tags, folder and the same text are none", async () => {
  const { prompt, patch, list, get, folder, pass } = await setUp();
  pass(minute);
  const { updatedAt, version } = (await patch({ content: "two {{x}}" })).prompt;
  expect(version).toBe(2);
  const x = { ...makeVariable("x"), value: "a default" };
  expect((await patch({ content: "two {{x}}", originalInput: "else", tags: ["t"] })).prompt.version).toBe(2);
  expect((await patch({ folderId: await folder("work") })).prompt.version).toBe(2);
  expect((await patch({ variables: [x] })).prompt.version).toBe(3);
  expect((await patch({ variables: [x], content: "two {{x}}" })).prompt.version).toBe(3);
  expect(await list()).toMatchObject([
    { number: 3, kind: "edited" },
    { number: 2, kind: "edited", createdAt: updatedAt, excerpt: "two {{x}}" },
    { number: 1, kind: "created", createdAt: prompt.createdAt, excerpt: "one" },
  ]);
  expect((await get(2)).variables[0]?.value).toBeNull();
  expect((await get(3)).variables).toEqual([x]);
});

test("restoring brings text and variables back as a new version; the current text again is none", async () => {
  const { patch, restore, list, get } = await setUp();
  const x = { ...makeVariable("x"), value: "a default" };
  await patch({ content: "two {{x}}", variables: [x] });
  await patch({ content: "three" });
  expect(await restore(2)).toMatchObject({ content: "two {{x}}", variables: [x], version: 4 });
  expect((await restore(2)).version).toBe(4);
  expect((await restore(1)).content).toBe("one");
  expect((await list()).map(({ kind }) => kind)).toEqual([
    "restored",
    "restored",
    "edited",
    "edited",
    "created",
  ]);
  expect((await get(4)).variables).toEqual([x]);
});

test("a comparison marks the words and names the variables that differ", async () => {
  const { patch, services, viewer, prompt } = await setUp();
  await patch({ content: "Write to {{name}} today." });
  await patch({ variables: [{ ...makeVariable("name"), label: "Whom" }] });
  await patch({ content: "Write to {{name}} tomorrow." });
  const compared = await compareVersions(services, viewer, prompt.id, { from: 2, to: 4 });
  expect(compared.variables).toEqual(["name"]);
  const changed = compared.comparison.after.filter((segment) => segment.changed);
  expect(changed.map(({ text }) => text)).toEqual(["tomorrow"]);
});

test("others' prompts and unknown versions are not found, and nothing changes", async () => {
  const { newcomer, list, get, mark, restore, patch, services, prompt, dump } = await setUp();
  await patch({ content: "two" });
  const stranger = await newcomer();
  const before = await dump();
  const foreign = { code: "prompt_not_found", status: 404 };
  await expect(listVersions(services, stranger, prompt.id)).rejects.toMatchObject(foreign);
  await expect(get(1, stranger)).rejects.toMatchObject(foreign);
  await expect(mark(1, { isPinned: true }, stranger)).rejects.toMatchObject(foreign);
  await expect(restore(1, stranger)).rejects.toMatchObject(foreign);
  const unknown = { code: "version_not_found", status: 404 };
  for (const number of [0, 3]) {
    await expect(get(number)).rejects.toMatchObject(unknown);
    await expect(mark(number, { isPinned: true })).rejects.toMatchObject(unknown);
    await expect(restore(number)).rejects.toMatchObject(unknown);
  }
  expect(await dump()).toEqual(before);
  expect(numbers(await list())).toEqual([2, 1]);
});

test(
  "a stranger reads the versions that were shared, while the prompt is public, and no others",
  { tags: "promise-14b" },
  async () => {
    const { patch, mark, shareAs, prompt, services, viewer, newcomer } = await setUp();
    await expect(mark(1, { isShared: true })).rejects.toMatchObject({ code: "prompt_not_shared" });
    const shareId = await shareAs(prompt.id);
    await mark(1, { isShared: true });
    await patch({ content: "two" });
    await mark(2, { isPinned: true });
    const see = (version?: number, who: { id: string } | null = null) =>
      getSharedPrompt(services, who, shareId, version).then((view) => view.prompt);
    const hidden = { code: "prompt_not_found" };
    expect(await see()).toMatchObject({ content: "two", version: null, hasNewer: false });
    expect(await see(1)).toMatchObject({ content: "one", version: 1, hasNewer: true });
    for (const version of [0, 2, 3]) {
      await expect(see(version)).rejects.toMatchObject(hidden);
      await expect(see(version, viewer)).rejects.toMatchObject(hidden);
    }
    await mark(2, { isShared: true });
    expect(await see(2)).toMatchObject({ content: "two", version: 2, hasNewer: false });
    const copy = await copySharedPrompt(services, await newcomer(), shareId, null, 1);
    expect(copy.content).toBe("one");
    await togglePublic(services, viewer, prompt.id, false);
    await expect(see(1)).rejects.toMatchObject(hidden);
    expect((await see(1, viewer)).content).toBe("one");
    await togglePublic(services, viewer, prompt.id, true);
    await mark(1, { isShared: false });
    await expect(see(1)).rejects.toMatchObject(hidden);
  },
);

test("a copy begins as remixed", async () => {
  const { shareAs, prompt, services, newcomer } = await setUp();
  const reader = await newcomer();
  const { id } = await copySharedPrompt(services, reader, await shareAs(prompt.id), null);
  const kinds = async () => (await listVersions(services, reader, id)).versions.map(({ kind }) => kind);
  expect(await kinds()).toEqual(["remixed"]);
  await updatePrompt(services, reader, id, { content: "mine" });
  expect(await kinds()).toEqual(["edited", "remixed"]);
});

test("with `ifUnchanged` a change since the basis refuses other texts, and allows what it does not touch", async () => {
  const { prompt, patch, row, list } = await setUp();
  const updatedAt = prompt.updatedAt.toISOString();
  await patch({ content: "theirs" });
  const basis = { updatedAt, ifUnchanged: true };
  const before = await row(prompt.id);
  for (const mine of [
    { content: "mine" },
    { originalInput: "mine" },
    { content: "theirs", originalInput: "x" },
  ])
    await expect(patch({ ...mine, ...basis })).rejects.toMatchObject({ code: "prompt_changed", status: 409 });
  expect(await row(prompt.id)).toEqual(before);
  expect((await patch({ content: "theirs", ...basis })).prompt.version).toBe(2);
  expect((await patch({ tags: ["new"], ...basis })).overwrote).toBe(true);
  expect((await patch({ content: "mine", updatedAt })).overwrote).toBe(true);
  expect(numbers(await list())).toEqual([3, 2, 1]);
});

test("a change that fails midway leaves no half of a version", async () => {
  const { patch, dump, services, prompt, newcomer } = await setUp();
  const stranger = await newcomer();
  const before = await dump();
  await expect(failingWrite("INSERT ON prompt_versions", () => patch({ content: "half" }))).rejects.toThrow();
  await expect(patch({ content: "lost", folderId: "no-such-folder" })).rejects.toThrow();
  await expect(updatePrompt(services, stranger, prompt.id, { content: "x" })).rejects.toThrow();
  expect(await dump()).toEqual(before);
});

test("beyond a member's bytes the oldest versions go, but no first, marked or current one; an account leaves none", async () => {
  const { patch, rows, services, viewer, row, prompt, mark } = await setUp();
  const { db } = services;
  const change = (columns: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(columns).where(eq(users.id, viewer.id));
  const member = async () => (await db.select().from(users).where(eq(users.id, viewer.id)))[0]!;
  await change({ emailVerifiedAt: null });
  for (let number = 2; number <= 80; number += 1) {
    await change({ writtenBytes: 0 });
    await patch({ content: "abcdefgh"[number % 8]!.repeat(20_000) });
    if (number === 2) await mark(2, { isPinned: true });
  }
  const kept = await rows();
  const bytes = kept.reduce((sum, { content }) => sum + content.length, 0);
  expect(bytes).toBeLessThanOrEqual(1_000_000);
  expect(numbers(kept)).toEqual(expect.arrayContaining([1, 2, 79, 80]));
  expect(kept.length).toBeLessThan(60);
  expect(await member()).toMatchObject({
    historyBytes: bytes,
    storedBytes: await reckonBytes(db, viewer.id),
  });
  expect((await row(prompt.id))!.version).toBe(80);
  // As much again of versions that stay, and no more.
  const first = kept.find(({ content }) => content.length === 20_000);
  const pinned = (number: number) => db.insert(promptVersions).values({ ...first!, number, isPinned: true });
  let refused: string | null = null;
  for (let number = 101; refused === null; number += 1)
    refused = await refusedStorage(pinned(number).then(() => undefined));
  expect(refused).toBe("storage_unverified");
  expect((await member()).historyBytes).toBeLessThanOrEqual(2_000_000);
  await db.delete(users).where(eq(users.id, viewer.id));
  expect(await rows()).toEqual([]);
});

test("pinned and shared versions are limited", async () => {
  const { patch, mark } = await setUp();
  for (let number = 1; number <= pinsLimit; number += 1) {
    await patch({ content: `text ${number}` });
    await mark(number, { isPinned: true });
  }
  await expect(mark(pinsLimit + 1, { isPinned: true })).rejects.toMatchObject({
    code: "pins_full",
    limit: 50,
  });
  await mark(pinsLimit, { isPinned: true });
  await mark(1, { isPinned: false });
  await mark(pinsLimit + 1, { isPinned: true });
});

test("of versions older than the latest 50 the last of each day stays, with the first and the marked ones", async () => {
  const { patch, mark, list, pass } = await setUp();
  for (let number = 2; number <= 41; number += 1) {
    pass(number % 4 === 0 ? day : minute);
    await patch({ content: `text ${number}` });
  }
  await mark(5, { isPinned: true });
  pass(day);
  for (let number = 42; number <= 90; number += 1) {
    pass(minute);
    await patch({ content: `text ${number}` });
  }
  // Each day begins with a multiple of four.
  const lastOfDays = [39, 35, 31, 27, 23, 19, 15, 11, 7, 3];
  const latest = Array.from({ length: 50 }, (_, at) => 90 - at);
  expect(numbers(await list())).toEqual([...latest, 40, ...lastOfDays.filter((n) => n > 5), 5, 3, 1]);
});

test("the changes of the latest versions are told, however many there are", async () => {
  const { services, viewer, create } = await setUpSharing();
  const { id } = await create();
  const count = latestVersions + 5;
  for (let number = 2; number <= count; number += 1)
    await updatePrompt(services, viewer, id, { content: `text ${number}` });
  const changes = await listChanges(services, viewer, id);
  const told = Object.keys(changes).filter((number) => changes[Number(number)]!.sides);
  expect(told.map(Number)).toEqual(Array.from({ length: latestVersions }, (_, at) => at + 6));
});
