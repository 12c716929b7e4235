import { expect, test } from "vitest";

import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { duplicatePrompt } from "~/features/prompts/duplicate-prompt.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { deleteForGood } from "~/features/prompts/trash/delete-for-good.server";
import { restore } from "~/features/prompts/trash/restore.server";

import { setUpPeople } from "../../../tests/support/factories/set-up-people";

test("a copy of another member's prompt credits it, and a copy of one's own prompt keeps its credit", async () => {
  const people = await setUpPeople();
  const { services, viewer, row } = people;
  const original = await people.post("original");
  const own = await duplicatePrompt(services, viewer, original);
  expect((await row(own.id))!.remixOf).toBeNull();
  expect((await row(await people.copyOf(original, viewer)))!.remixOf).toBeNull();
  const ben = await people.shown("Ben");
  const remix = await people.remixOf(original, ben);
  expect((await row(remix))!.remixOf).toBe(original);
  const again = await duplicatePrompt(services, ben, remix);
  expect((await row(again.id))!.remixOf).toBe(original);
  expect((await row(await people.copyOf(remix, ben)))!.remixOf).toBe(original);
  // The author of the original remixes the remix.
  expect((await row(await people.copyOf(remix, viewer)))!.remixOf).toBe(remix);
});

test("a published remix names its source on its card and page, and the source names it", async () => {
  const people = await setUpPeople();
  const { viewer } = people;
  const original = await people.post("original", { title: "Letters" });
  const ben = await people.shown("Ben");
  const remix = await people.remixOf(original, ben, { content: "changed" }, { title: "Short letters" });
  const source = {
    shareId: await people.linkOf(original),
    title: "Letters",
    author: { id: viewer.id, displayName: "Ada" },
  };
  const child = {
    shareId: await people.linkOf(remix),
    title: "Short letters",
    author: { id: ben.id, displayName: "Ben" },
  };
  const { prompts } = await people.list();
  expect(prompts.map(({ content, basedOn, memberId }) => [content, basedOn, memberId])).toEqual([
    ["changed", source, ben.id],
    ["original", null, viewer.id],
  ]);
  expect(await people.note(remix)).toEqual({ isRemix: true, basedOn: source, remixes: 0, newest: [] });
  expect(await people.note(original)).toEqual({
    isRemix: false,
    basedOn: null,
    remixes: 1,
    newest: [child],
  });
  expect(await people.family(remix)).toMatchObject({ prompt: child, ancestors: [source], total: 0 });
  expect(await people.family(original)).toMatchObject({
    ancestors: [],
    total: 1,
    remixes: [{ ...child, publishedAt: expect.any(Date) }],
  });
});

test("edits that change everything keep the credit", async () => {
  const people = await setUpPeople();
  const original = await people.post("original");
  const ben = await people.shown("Ben");
  const remix = await people.remixOf(original, ben);
  await updatePrompt(people.services, ben, remix, { originalInput: "other", content: "other", tags: [] });
  await people.remove(remix, ben);
  await people.publish(remix, {}, ben);
  expect((await people.note(remix)).basedOn?.shareId).toBe(await people.linkOf(original));
});

test(
  "an unlisted source or remix is not named, only the existence of a source is shown",
  { tags: "promise-14c" },
  async () => {
    const people = await setUpPeople();
    const { viewer } = people;
    const original = await people.post("original");
    const ben = await people.shown("Ben");
    const remix = await people.remixOf(original, ben);
    const nothing = { isRemix: true, basedOn: null, remixes: 0, newest: [] };
    const isUnanswered = async () => {
      expect(await people.note(remix)).toEqual(nothing);
      expect((await people.family(remix)).ancestors).toEqual([null]);
      expect((await people.list()).prompts.map(({ basedOn }) => basedOn)).toEqual([null]);
      await expect(people.compared(remix)).rejects.toMatchObject({ code: "prompt_not_found" });
      await expect(people.compared(remix, ben)).rejects.toMatchObject({ code: "prompt_not_found" });
    };
    await people.toggle(original, false);
    await isUnanswered();
    // Its owner may see both.
    expect((await people.compared(remix, viewer)).source.title).toBe("wish for original");
    await people.toggle(original, true);
    expect((await people.note(remix)).basedOn).not.toBeNull();
    // Still public by its link, which is no publication.
    await people.remove(original);
    await isUnanswered();
    await people.publish(original);
    await people.toggle(remix, false, ben);
    expect(await people.note(original)).toMatchObject({ remixes: 0, newest: [] });
    expect((await people.family(original)).remixes).toEqual([]);
    expect(await people.note(remix)).toEqual({ ...nothing, isRemix: false });
    await expect(people.family(remix)).rejects.toMatchObject({ code: "prompt_not_found" });
    await expect(people.compared(remix)).rejects.toMatchObject({ code: "prompt_not_found" });
    expect((await people.compared(remix, ben)).remix.title).toBe("wish for original");
  },
);

test("a hidden author has no name in a credit", async () => {
  const people = await setUpPeople();
  const original = await people.post("original", { showProfile: false });
  const ben = await people.member();
  const remix = await people.remixOf(original, ben);
  expect((await people.note(remix)).basedOn?.author).toBeNull();
  expect((await people.note(original)).newest[0]?.author).toBeNull();
});

test("the trash keeps a credit and gives it back, a deletion for good ends it, and the counts are right throughout", async () => {
  const people = await setUpPeople();
  const { services, viewer } = people;
  const original = await people.post("original");
  const ben = await people.shown("Ben");
  const remix = await people.remixOf(original, ben);
  const right = async () => {
    const { kept, real } = await people.counts();
    expect(kept).toEqual(real);
  };
  await deletePrompt(services, viewer, original);
  expect(await people.note(remix)).toMatchObject({ isRemix: true, basedOn: null });
  await right();
  // A remix comes and another goes while their source is in the trash.
  await people.toggle(remix, false, ben);
  await restore(services, viewer, original);
  expect((await people.note(original)).remixes).toBe(0);
  await people.toggle(remix, true, ben);
  expect((await people.note(original)).remixes).toBe(1);
  await deletePrompt(services, ben, remix);
  expect((await people.note(original)).remixes).toBe(0);
  await restore(services, ben, remix);
  expect(await people.note(remix)).toMatchObject({ isRemix: true, basedOn: { title: "wish for original" } });
  expect((await people.note(original)).remixes).toBe(1);
  await right();
  await deletePrompt(services, viewer, original);
  await deleteForGood(services, viewer, original);
  expect(await people.note(remix)).toEqual({ isRemix: true, basedOn: null, remixes: 0, newest: [] });
  await right();
});

test("a family has ten generations, and ends where a prompt is gone", async () => {
  const people = await setUpPeople();
  const members = [people.viewer, await people.shown("Ben")];
  const line = [await people.post("first")];
  for (let at = 1; at <= 11; at += 1) line.push(await people.remixOf(line.at(-1)!, members[at % 2]!));
  const newest = line.at(-1)!;
  const links = async () =>
    (await people.family(newest)).ancestors.map((ancestor) => ancestor?.shareId ?? null);
  const all = await Promise.all(line.map(people.linkOf));
  expect(await links()).toEqual(all.slice(1, -1).toReversed());
  await people.toggle(line[9]!, false, members[1]);
  expect(await links()).toEqual(
    all
      .slice(1, -1)
      .toReversed()
      .map((link, at) => (at === 1 ? null : link)),
  );
  await deletePrompt(people.services, members[0]!, line[6]!);
  expect(await links()).toEqual([all[10], null, all[8], all[7], null]);
});

test("a remix stays when the account of its source is deleted, without its credit", async () => {
  const people = await setUpPeople();
  const ben = await people.shown("Ben");
  const original = await people.post("original", {}, ben);
  const remix = await people.remixOf(original, people.viewer);
  expect((await people.note(remix)).basedOn?.author?.displayName).toBe("Ben");
  await people.leave(ben);
  expect(await people.note(remix)).toEqual({ isRemix: true, basedOn: null, remixes: 0, newest: [] });
  expect((await people.list()).prompts).toHaveLength(1);
});

test("a comparison marks what a remix took out and added, for everybody who may see both", async () => {
  const people = await setUpPeople();
  const original = await people.post("Write a long letter to {{name}}.");
  const ben = await people.shown("Ben");
  const remix = await people.remixOf(original, ben, { content: "Write a short letter to {{name}}." });
  const { comparison, source } = await people.compared(remix);
  const marked = (side: { text: string; changed: boolean }[]) =>
    side.filter(({ changed }) => changed).map(({ text }) => text.trim());
  expect([marked(comparison.before), marked(comparison.after)]).toEqual([["long"], ["short"]]);
  expect(source.shareId).toBe(await people.linkOf(original));
  await expect(people.compared(original)).rejects.toMatchObject({ code: "prompt_not_found" });
});
