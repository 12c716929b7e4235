import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { prompts } from "~/db/schema";
import { publishLanguageVersion } from "~/features/town/languages/publish-language-version.server";
import { addExample } from "~/features/sharing/examples/add-example.server";
import { noteFamily } from "~/features/people/note-family.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { importItems } from "~/features/transfer/import-items.server";
import { importLimits } from "~/features/transfer/limits";

import { makeVariable } from "../../../tests/support/factories/make-variable";
import { putPublication } from "../../../tests/support/database/stored-prompts";
import { setUpTown } from "../../../tests/support/factories/set-up-town";

const text = `You are a patient travel guide for {{city}}. Ask me three questions about my trip before you plan.

Then write a day plan with a morning, an afternoon and an evening, each with one place and its price.

Close with what to wear and how to get from place to place without a car.`;

/** A town with Ada's prompt of this text, and Grace, who publishes too. */
async function setUp(content = text) {
  const town = await setUpTown();
  const id = await town.post(content);
  const { shareId } = (await town.row(id))!;
  const grace = await town.member();
  return {
    ...town,
    id,
    shareId: shareId!,
    grace,
    /** Grace publishes a text. */
    copy: (changed: string, basedOn?: string) => town.post(changed, { basedOn }, grace),
    copied: { code: "near_copy", status: 409, original: shareId },
  };
}

test("the text of another member is refused without a credit, just after its publication too", async () => {
  const { copy, copied, list } = await setUp();
  await expect(copy(text)).rejects.toMatchObject(copied);
  expect((await list()).total).toBe(1);
});

test.each([
  ["in other paragraphs", text.split("\n\n").toReversed().join("\n\n")],
  ["with another variable", text.replace("{{city}}", "{{the town}}")],
  ["in capitals", text.toUpperCase()],
  [
    "with some words changed",
    text.replace("patient", "friendly").replace("price", "cost").replace("car", "bike"),
  ],
  ["with a line of its own", `${text}\n\nAnswer in French, and keep each line below ten words, please.`],
])("another member's text is also refused %s", async (_, changed) => {
  const { copy, copied } = await setUp();
  await expect(copy(changed)).rejects.toMatchObject(copied);
});

test.each(["\uFE0F", "\u{E0100}", "\u180B", "\u200C", "\u200D", "\u0489", "\u2800"])(
  "another member's text is also refused with %j between its letters",
  async (sign) => {
    const { copy, copied } = await setUp();
    await expect(copy(text.replaceAll(/[a-z]{3}/g, `$&${sign}`))).rejects.toMatchObject(copied);
  },
);

test("with a credit it is published, and its page names the original while that is public", async () => {
  const { copy, row, shareId, id, services, toggle } = await setUp();
  const made = await copy(text, shareId);
  const stored = (await row(made))!;
  expect(stored.remixOf).toBe(id);
  const original = async () => (await noteFamily(services, null, stored.shareId!)).basedOn;
  expect(await original()).toMatchObject({ shareId, title: expect.stringContaining("wish for You are") });
  await toggle(id, false);
  expect(await original()).toBeNull();
});

test("a credit of another prompt does not do, and one of an unknown prompt is an error of its field", async () => {
  const { copy, copied, post, row } = await setUp();
  const other = (await row(await post("something else")))!.shareId!;
  await expect(copy(text, other)).rejects.toMatchObject(copied);
  await expect(copy(text, "nothing")).rejects.toMatchObject({
    fields: { basedOn: { code: "not_an_option" } },
  });
});

test("a member's own prompts, and remixes of the published prompt, are no near-copies", async () => {
  const { post, copy, shareId, id, remove, publish, list } = await setUp();
  await post(text);
  await copy(text, shareId);
  await remove(id);
  await publish(id);
  expect((await list()).total).toBe(3);
});

test("different prompts, short texts and prompts that are not in the town are not refused", async () => {
  const { copy, toggle, id, list } = await setUp();
  await copy(
    "You are a patient teacher of chemistry. Explain {{topic}} to a pupil in five short steps, with an example for each.",
  );
  await copy("Write a poem about {{topic}}.");
  await toggle(id, false);
  await copy(text);
  expect((await list()).total).toBe(3);
});

test("short texts are not compared, even equal ones", async () => {
  const { copy, list } = await setUp("Write a poem about {{topic}}.");
  await copy("Write a poem about {{topic}}.");
  expect((await list()).total).toBe(2);
});

test("a change of a published prompt's category is not compared, and keeps the credit", async () => {
  const { copy, shareId, publish, row, id, grace, db } = await withDb();
  const made = await copy(text, shareId);
  await publish(made, { category: "ai", subcategory: "AIと倫理" }, grace);
  expect(await row(made)).toMatchObject({ remixOf: id, category: "ai" });
  await db.update(prompts).set({ copiedFrom: null }).where(eq(prompts.id, made));
  await putPublication(db, made, { remixOf: null });
  await publish(made, {}, grace);
});

async function withDb() {
  const set = await setUp();
  return { ...set, db: set.services.db };
}

test("an edit into another member's text is refused, in the town and in the library, also while the prompt is private", async () => {
  const { services, post, editAs, toggle, row, grace, copied, index } = await setUp();
  const made = await post("Write a poem about {{topic}}.", {}, grace);
  await index();
  await expect(editAs(made, { content: text }, grace)).rejects.toMatchObject(copied);
  const inLibrary = () => updatePrompt(services, grace, made, { content: `${text} Please.` });
  await expect(inLibrary()).rejects.toMatchObject(copied);
  await toggle(made, false, grace);
  await expect(inLibrary()).rejects.toMatchObject(copied);
  expect((await row(made))!.content).toBe("Write a poem about {{topic}}.");
});

test("an edit of a credited copy, and of a text that was as near before, is not refused", async () => {
  const { copy, shareId, editAs, row, grace, id, db, index } = await withDb();
  const made = await copy(text, shareId);
  await index();
  await editAs(made, { content: "Something else." }, grace);
  await editAs(made, { content: `${text} Thanks.` }, grace);
  // A copy that was not found at its publication keeps nobody from editing the original.
  await db.update(prompts).set({ copiedFrom: null }).where(eq(prompts.id, made));
  await putPublication(db, made, { remixOf: null });
  await editAs(id, { content: `${text} Be brief.` });
  expect((await row(id))!.content).toBe(`${text} Be brief.`);
});

test("an import that replaces a published text is refused, and its other rows are imported", async () => {
  const { services, post, create, row, grace, index } = await setUp();
  const published = await post("Write a poem about {{topic}}.", {}, grace);
  const { id: kept } = await create({ content: "mine" }, grace);
  await index();
  const rows = [published, kept].map((id) => ({ id, originalInput: "A guide", content: `${text} ${id}` }));
  const report = await importItems(services, grace, { prompts: rows, choice: "replace", keepHidden: false });
  expect(report).toMatchObject({
    refused: [{ index: 0, field: "content", code: "near_copy" }],
    replaced: [{ index: 1, id: kept }],
  });
  expect((await row(published))!.content).toBe("Write a poem about {{topic}}.");
});

test("an import replaces a prompt by one row, and compares so many of the prompts that readers see", async () => {
  const { services, create, grace } = await setUp();
  const ids: string[] = [];
  for (let count = 0; count <= importLimits.compared; count += 1)
    ids.push((await create({ content: `mine ${count}` }, grace)).id);
  for (const id of ids) await putPublication(services.db, id, { isPublic: true });
  const bring = (rows: { id: string; content: string }[]) =>
    importItems(services, grace, {
      prompts: rows.map((row) => ({ originalInput: "A guide", ...row })),
      choice: "replace",
      keepHidden: false,
    });
  const repeated = await bring(["one", "two", "three"].map((content) => ({ id: ids[0]!, content })));
  expect(repeated).toMatchObject({ replaced: [{ index: 0, id: ids[0] }], same: [1, 2] });
  const { replaced, refused } = await bring(ids.map((id, at) => ({ id, content: `other ${at}` })));
  expect(replaced).toHaveLength(importLimits.compared);
  expect(refused).toEqual([{ index: importLimits.compared, field: "content", code: "rate_limited" }]);
});

test("an edit of a prompt without a category in the town is not compared", async () => {
  const { services, create, shareAs, row, grace, index } = await setUp();
  await index();
  const { id } = await create({ content: "mine" }, grace);
  await shareAs(id, {}, grace);
  await updatePrompt(services, grace, id, { content: text });
  expect((await row(id))!.content).toBe(text);
});

test("a version in another language is compared too", async () => {
  const { services, post, grace, copied, list, index } = await setUp();
  await index();
  const made = await post("Escribe un poema sobre {{tema}}.", { language: "es" }, grace);
  const version = publishLanguageVersion(services, grace, made, {
    language: "en",
    title: "A guide",
    description: "",
    originalInput: "A guide",
    content: text,
    variables: [],
  });
  await expect(version).rejects.toMatchObject(copied);
  expect((await list()).total).toBe(2);
});

test("where the search fails, prompts are still published", async () => {
  const { services, publish, create, grace, list } = await setUp();
  const { id } = await create({ content: text }, grace);
  const logged: unknown[] = [];
  services.background = (work) => void work.catch((failure: unknown) => logged.push(failure));
  services.search = { ...services.search, findAlike: () => Promise.reject(new Error("no index")) };
  await publish(id, {}, grace);
  expect((await list()).total).toBe(2);
  expect(logged).toEqual([new Error("no index")]);
});

test.each([
  ["as a default", { content: "{{guide}}", variables: [makeVariable("guide", { value: text })] }],
  ["cut by variables", { content: text.replace(/(.{7})/g, "$1{{a}}"), variables: [] }],
  ["as its purpose", { content: "Plan a trip.", originalInput: text }],
])("another member's text is also refused %s", async (_, prompt) => {
  const { services, create, publish, post, index, grace, copied } = await setUp();
  const { id } = await create(prompt, grace);
  await expect(publish(id, {}, grace)).rejects.toMatchObject(copied);
  await index();
  const other = await post("Plan a trip to {{city}}.", {}, grace);
  await expect(updatePrompt(services, grace, other, prompt)).rejects.toMatchObject(copied);
});

test("another member's text is no description and no example", async () => {
  const { services, post, publish, edit, row, index, grace, copied } = await setUp();
  await index();
  const other = await post("Plan a trip to {{city}}.", {}, grace);
  await expect(publish(other, { description: text }, grace)).rejects.toMatchObject(copied);
  const { shareId } = (await row(other))!;
  const editing = edit(shareId!, { description: text }, grace as Parameters<typeof edit>[2]);
  await expect(editing).rejects.toMatchObject(copied);
  const needs = services as unknown as Parameters<typeof addExample>[0];
  const example = { kind: "text", text, alt: "", values: {} } as const;
  await expect(addExample(needs, grace, other, example, null)).rejects.toMatchObject(copied);
  await publish(other, { description: "Plans a trip." }, grace);
});

test("the same purpose as another member's prompt is no copy of it", async () => {
  const { create, publish, list, grace, viewer } = await setUp();
  const originalInput =
    "plan a trip to a town by the sea for a family of five with two dogs and a very small budget";
  for (const [content, by] of [
    ["Ask me when we leave.", viewer],
    ["List the towns by price.", grace],
  ] as const)
    await publish((await create({ content, originalInput }, by)).id, {}, by);
  expect((await list()).total).toBe(3);
});
