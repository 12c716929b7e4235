import { expect, test } from "vitest";

import { keepFacts } from "~/features/facts/keep-facts.server";
import { editSharedPrompt } from "~/features/sharing/edit-shared-prompt.server";

import { responses } from "../../../tests/support/factories/set-up-generation";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { otherCategory, place } from "../../../tests/support/factories/town-category";

const made = { title: "A letter that is read", description: "Writes a letter." };
const unpublished = { category: null, subcategory: null, townNumber: null, publishedAt: null };

test("a published prompt is shared, public and in its category; nothing else about it changes", async () => {
  const { create, publish, row, services } = await setUpTown();
  const { id } = await create();
  const before = await row(id);
  expect(before).toMatchObject({ ...unpublished, shareId: null, isPublic: false });
  const { prompt: published, isFirst } = await publish(id, {
    title: "Letters, quickly",
    description: "For\nall.",
  });
  expect(isFirst).toBe(true);
  expect(published.shareId).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(published).toMatchObject({ id, ...place, isPublic: true, title: "Letters, quickly" });
  expect(await row(id)).toEqual({
    ...before,
    ...place,
    townNumber: expect.any(Number),
    publishedAt: services.clock.now(),
    shareId: published.shareId,
    isPublic: true,
    showProfile: true,
    language: "en",
    title: "Letters, quickly",
    foldedTitle: "letters, quickly",
    description: "For\nall.",
  });
});

test("hidden characters of a prompt are gone once it is published", async () => {
  const { create, publish, row } = await setUpTown();
  const family = "👨‍👩‍👧 می‌خواهم";
  const { id } = await create({
    originalInput: `a\u200B ${family}`,
    content: `b\u202E {{x}} \u{E0041}${family}`,
  });
  await publish(id);
  expect(await row(id)).toMatchObject({ originalInput: `a ${family}`, content: `b {{x}} ${family}` });
});

test("a repeated publishing keeps number, time and link, and updates the rest", async () => {
  const { post, publish, row, contents, services } = await setUpTown();
  const id = await post("first", { title: "old" });
  await post("second");
  const { townNumber, publishedAt, shareId } = (await row(id))!;
  const later = { ...services, clock: { now: () => new Date("2043-01-01T00:00:00Z") } };
  Object.assign(services, later);
  expect(await publish(id, { title: "new", showProfile: false, ...otherCategory })).toMatchObject({
    isFirst: false,
  });
  expect(await row(id)).toMatchObject({
    ...otherCategory,
    townNumber,
    publishedAt,
    shareId,
    title: "new",
    showProfile: false,
  });
  expect(await contents()).toEqual(["second", "first"]);
  expect(await contents({ category: "ai" })).toEqual(["first"]);
  expect(await contents({ category: "marketing" })).toEqual(["second"]);
});

test("a removed and republished prompt is the newest, and no number is used twice", async () => {
  const { post, publish, remove, numberOf, contents } = await setUpTown();
  const [first, second] = [await post("first"), await post("second")];
  const numbers = [(await numberOf(first))!, (await numberOf(second))!];
  expect(numbers[1]).toBe(numbers[0]! + 1);
  await remove(second);
  await remove(first);
  expect(await publish(first)).toMatchObject({ isFirst: true });
  expect(await numberOf(first)).toBe(numbers[1]! + 1);
  expect(await contents()).toEqual(["first"]);
});

test("publishing removes no text: an omitted or blank one stays", async () => {
  const { post, publish, row } = await setUpTown();
  const id = await post("a", { title: "Kept", description: "Kept, too." });
  const texts = async () => {
    const { title, foldedTitle, description } = (await row(id))!;
    return { title, foldedTitle, description };
  };
  await publish(id);
  expect(await texts()).toEqual({ title: "Kept", foldedTitle: "kept", description: "Kept, too." });
  for (const blank of [{ title: "" }, { description: "" }, { title: "", description: "" }]) {
    await publish(id, blank);
    expect(await texts()).toEqual({ title: "Kept", foldedTitle: "kept", description: "Kept, too." });
  }
  await publish(id, { title: "New", description: "" });
  expect(await texts()).toEqual({ title: "New", foldedTitle: "new", description: "Kept, too." });
});

test("missing texts are suggested on request", async () => {
  for (const [kept, typed, expected] of [
    [{}, {}, made],
    [{}, { title: "", description: "" }, made],
    [{}, { title: "Typed" }, { ...made, title: "Typed" }],
    [{ title: "Kept" }, {}, { ...made, title: "Kept" }],
    [{ title: "Kept" }, { title: "" }, { ...made, title: "Kept" }],
    [{ description: "Kept." }, { title: "" }, { ...made, description: "Kept." }],
  ] as const) {
    const { create, shareAs, publish, row, lane, spent } = await setUpTown({ replies: responses(made) });
    const { id } = await create();
    await shareAs(id, kept);
    await publish(id, { ...typed, generateAuto: true });
    expect(await row(id), JSON.stringify([kept, typed])).toMatchObject(expected);
    expect(await lane.calls()).toHaveLength(1);
    expect(await spent()).toMatchObject({ ada: 1 });
  }
});

test("without missing texts or without a request, no model is called", async () => {
  const { create, publish, row, lane } = await setUpTown({ replies: responses(made) });
  const { id } = await create();
  await publish(id);
  expect(await row(id)).toMatchObject({ title: null, description: null });
  await publish(id, { title: "a", description: "b", generateAuto: true });
  await publish(id, { generateAuto: true });
  expect(await row(id)).toMatchObject({ title: "a", description: "b" });
  expect(await lane.calls()).toHaveLength(0);
});

test("a model's refusal publishes nothing", async () => {
  const { create, publish, row, waiting } = await setUpTown({
    replies: responses(made),
    budget: { perCaller: 0, inAll: 100 },
  });
  const { id } = await create();
  const before = await row(id);
  await expect(publish(id, { generateAuto: true })).rejects.toMatchObject({ code: "budget_exhausted" });
  expect(await row(id)).toEqual(before);
  expect(await waiting()).toEqual([]);
});

test("a fact kept in a purpose stays where hidden characters of it go", async () => {
  const { services, viewer, create, shareAs, toggle, publish, row } = await setUpTown();
  const { id } = await create({ originalInput: "A let\u{202e}ter for Kotori Coffee" });
  await shareAs(id, { title: "a" });
  await toggle(id, true);
  await keepFacts(services, viewer, [{ name: "My shop", text: "Kotori Coffee", subject: "", fits: [] }]);
  await publish(id, { facts: { originalInput: "keep" } });
  expect(await row(id)).toMatchObject({ originalInput: "A letter for Kotori Coffee", ...place });
});

test("the owner's edits during the model's call are not overwritten", async () => {
  const { create, shareAs, publish, row, database, services, viewer } = await setUpTown({
    replies: responses(made),
  });
  const { id } = await create();
  const shareId = await shareAs(id, { title: "Before" });
  database.interrupt(/^update "counters"/, () =>
    editSharedPrompt(services, viewer, shareId, { title: "Meanwhile" }),
  );
  await publish(id, { generateAuto: true });
  expect(await row(id)).toMatchObject({ title: "Meanwhile", description: made.description });
});

test("a shared prompt keeps its link, and a private one becomes public; a hidden post stays hidden", async () => {
  const { create, shareAs, publish, toggle, row } = await setUpTown();
  const { id } = await create();
  const shareId = await shareAs(id, { title: "a" });
  await toggle(id, false);
  await publish(id);
  expect(await row(id)).toMatchObject({ shareId, isPublic: true, title: "a" });
  await toggle(id, false);
  const { townNumber } = (await row(id))!;
  await publish(id);
  expect(await row(id)).toMatchObject({ shareId, isPublic: false, townNumber });
});

test("an unknown prompt or another member's is not found, and uses no number", async () => {
  const { create, post, publish, member, row, numberOf } = await setUpTown();
  const before = (await numberOf(await post("before")))!;
  const { id } = await create();
  const kept = await row(id);
  const stranger = await member();
  await expect(publish(id, {}, stranger)).rejects.toMatchObject({ code: "prompt_not_found" });
  await expect(publish("none")).rejects.toMatchObject({ code: "prompt_not_found" });
  expect(await row(id)).toEqual(kept);
  expect(await numberOf(await post("after"))).toBe(before + 1);
});
