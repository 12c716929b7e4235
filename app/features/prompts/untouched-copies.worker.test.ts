import { expect, test } from "vitest";

import { restoreVersion } from "~/features/prompts/history/restore-version.server";
import { duplicatePrompt } from "~/features/prompts/duplicate-prompt.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { restore } from "~/features/prompts/trash/restore.server";

import { setUpPeople } from "../../../tests/support/factories/set-up-people";
import { deletePrompt } from "./delete-prompt.server";
import { isUntouchedLink, untouchedCopies } from "./untouched-copies.server";

/** A published prompt, and a reader who copies it. */
async function setUp() {
  const people = await setUpPeople();
  const { services } = people;
  const original = await people.post("original");
  const ben = await people.shown("Ben");
  return {
    ...people,
    original,
    ben,
    isUntouched: async (id: string, by: { id: string } = ben) =>
      (await untouchedCopies(services, by, [id])).has(id),
  };
}

test("a copy of another member's text is one until its owner edits the text", async () => {
  const { services, original, ben, copyOf, isUntouched } = await setUp();
  const copy = await copyOf(original, ben);
  expect(await isUntouched(copy)).toBe(true);
  await updatePrompt(services, ben, copy, { originalInput: "mine", tags: ["mine"] });
  expect(await isUntouched(copy)).toBe(true);
  const { id: again } = await duplicatePrompt(services, ben, copy);
  expect(await isUntouched(again)).toBe(true);
  await updatePrompt(services, ben, copy, { content: "edited" });
  expect(await isUntouched(copy)).toBe(false);
  expect(await isUntouched((await duplicatePrompt(services, ben, copy)).id)).toBe(false);
  expect(await isUntouched(again)).toBe(true);
});

test("a copy that is edited as it is made is its owner's, one with another purpose is not", async () => {
  const { original, ben, copyOf, isUntouched } = await setUp();
  expect(await isUntouched(await copyOf(original, ben, { content: "changed" }))).toBe(false);
  expect(await isUntouched(await copyOf(original, ben, { originalInput: "other" }))).toBe(true);
  expect(await isUntouched(await copyOf(original, ben, { content: "original" }))).toBe(true);
});

test("a copy stays one in the trash, and is unknown to others", async () => {
  const { services, viewer, original, ben, copyOf, isUntouched } = await setUp();
  const copy = await copyOf(original, ben);
  expect(await isUntouched(copy, viewer)).toBe(false);
  const { undo } = await deletePrompt(services, ben, copy);
  await restore(services, ben, undo);
  expect(await isUntouched(copy)).toBe(true);
});

test("a member's own text is no copy, however it is copied", async () => {
  const { services, viewer, original, ben, copyOf, remixOf, isUntouched } = await setUp();
  expect(await isUntouched(original, viewer)).toBe(false);
  expect(await isUntouched(await copyOf(original, viewer), viewer)).toBe(false);
  expect(await isUntouched((await duplicatePrompt(services, viewer, original)).id, viewer)).toBe(false);
  const edited = await remixOf(original, ben, { content: "changed by Ben" });
  expect(await isUntouched(await copyOf(edited, ben))).toBe(false);
});

test("a link tells it of the current text, and of each version", async () => {
  const { services, original, ben, remixOf, copyOf, linkOf, isUntouched } = await setUp();
  const copy = await remixOf(original, ben);
  const link = await linkOf(copy);
  expect(await isUntouchedLink(services, link)).toBe(true);
  expect(await isUntouched(await copyOf(copy, ben))).toBe(true);
  await updatePrompt(services, ben, copy, { content: "edited" });
  expect(await isUntouchedLink(services, link)).toBe(false);
  expect([
    await isUntouchedLink(services, link, 1),
    await isUntouchedLink(services, link, 2),
    await isUntouchedLink(services, await linkOf(original)),
    await isUntouchedLink(services, "none"),
  ]).toEqual([true, false, false, false]);
  await restoreVersion(services, ben, copy, 1);
  expect(await isUntouchedLink(services, link)).toBe(true);
});
