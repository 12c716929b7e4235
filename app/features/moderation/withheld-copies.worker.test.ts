import { expect, test } from "vitest";

import { publishLanguageVersion } from "~/features/town/languages/publish-language-version.server";
import { duplicatePrompt } from "~/features/prompts/duplicate-prompt.server";
import { changeExample } from "~/features/sharing/examples/change-example.server";
import { addExample } from "~/features/sharing/examples/add-example.server";
import { markVersion } from "~/features/prompts/history/mark-version.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { restorePrompts } from "~/features/prompts/trash/restore-prompts.server";

import { makeVariable } from "../../../tests/support/factories/make-variable";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { decide } from "./decide.server";

const text =
  "Buy our lamps today: they are the brightest of the whole street, they cost next to nothing, and {{name}} has sold three of them already.";
const refused = { code: "withheld_copy", status: 403 };

/** An author with a prompt of this text and a duplicate; the prompt is withheld. */
async function setUp(action: "hide" | "remove" = "hide", content = text) {
  const town = await setUpTown();
  const { services, viewer } = town;
  const mayor = await town.admin();
  const id = await town.post(content);
  const copy = await duplicatePrompt(services, viewer, id);
  const judge = (what: "hide" | "remove" | "lift") =>
    decide(services, mayor, id, { action: what, reason: "spam", sentence: "No ads." });
  await judge(action);
  return { ...town, id, copy: copy.id, judge };
}

test.each(["hide", "remove"] as const)(
  "a duplicate is not published after a decision to %s",
  async (action) => {
    const { publish, shareAs, copy, judge, list, row } = await setUp(action);
    await expect(publish(copy)).rejects.toMatchObject(refused);
    await expect(shareAs(copy)).rejects.toMatchObject(refused);
    expect(await row(copy)).toMatchObject({ isPublic: false, shareId: null, townNumber: null });
    await judge("lift");
    await publish(copy);
    expect((await list()).prompts.map(({ id }) => id)).toContain(copy);
  },
);

test.each([
  ["in capitals", text.toUpperCase()],
  ["with another variable", text.replace("{{name}}", "{{the seller}}")],
  ["with a line of its own", `${text}\n\nOnly this week.`],
  ["with selectors", text.replaceAll(/[a-z]{3}/g, "$&\uFE0F")],
])("a withheld text is not published %s", async (_, changed) => {
  const { post } = await setUp();
  await expect(post(changed)).rejects.toMatchObject(refused);
});

test("a withheld text is not shared by a link with signs that nobody sees", async () => {
  const { create, shareAs } = await setUp();
  const { id } = await create({ content: text.replaceAll(/[a-z]{3}/g, "$&\u200B") });
  await expect(shareAs(id)).rejects.toMatchObject(refused);
});

test("a short text is withheld word for word", async () => {
  const { post, list } = await setUp("hide", "Buy lamps, {{name}}!");
  await expect(post("buy lamps {{you}}")).rejects.toMatchObject(refused);
  await post("Buy lamps and chairs, {{name}}!");
  expect((await list()).total).toBe(1);
});

test("a shared copy that was private is not made public again, and can be made private", async () => {
  const town = await setUpTown();
  const mayor = await town.admin();
  const { id: copy } = await town.create({ content: text });
  await town.shareAs(copy);
  const id = await town.post(text);
  await decide(town.services, mayor, id, { action: "hide", reason: "spam", sentence: "No ads." });
  await town.toggle(copy);
  for (const wanted of [true, undefined])
    await expect(town.toggle(copy, wanted)).rejects.toMatchObject(refused);
  await town.toggle(copy, false);
  expect((await town.row(copy))!.isPublic).toBe(false);
  // Of the withheld prompt itself the owner reads that it is.
  await expect(town.toggle(id, true)).rejects.toMatchObject({ code: "prompt_removed" });
});

test("a public prompt is not given the text, and neither is its version in another language", async () => {
  const { services, viewer, post, editAs, row } = await setUp();
  const other = await post("Write a poem.", { language: "es" });
  await expect(editAs(other, { content: text })).rejects.toMatchObject(refused);
  await expect(updatePrompt(services, viewer, other, { content: text })).rejects.toMatchObject(refused);
  const version = { language: "en", title: "Lamps", description: "", originalInput: "Lamps" } as const;
  await expect(
    publishLanguageVersion(services, viewer, other, { ...version, content: text, variables: [] }),
  ).rejects.toMatchObject(refused);
  expect((await row(other))!.content).toBe("Write a poem.");
});

test("another member's publication of the text and other texts of its author are not refused", async () => {
  const { post, member, list } = await setUp();
  await post(text, {}, await member());
  await post(
    "You are a patient travel guide. Ask me three questions about my trip before you plan it, please.",
  );
  expect((await list()).total).toBe(2);
});

const [opening, rest] = [text.slice(0, 61), text.slice(61)];

/** The withheld text in other places than the text of a prompt. */
const hidden = {
  "as a default": { content: "{{ad}}", variables: [makeVariable("ad", { value: text })] },
  "in two defaults": {
    content: "{{a}}{{b}}",
    variables: [makeVariable("a", { value: opening }), makeVariable("b", { value: rest })],
  },
  "as an option": {
    content: "Say {{ad}}",
    variables: [makeVariable("ad", { kind: "choice", options: [text, "Nothing."] })],
  },
  "as a question": { content: "Say {{ad}}", variables: [makeVariable("ad", { question: text })] },
  "cut by variables": { content: text.replace(/(.{7})/g, "$1{{a}}"), variables: [] },
  "cut by variables with values": {
    content: text.replace(/(.{7})/g, "$1{{a}}"),
    variables: [makeVariable("a", { value: "*" })],
  },
  "in names of variables": { content: text.replace(/(\w+ \w+ \w+)/g, "{{$1}}"), variables: [] },
};

test.each(Object.entries(hidden))("a withheld text is not published %s", async (_, template) => {
  const { create, publish, shareAs, editAs, post, services, viewer, toggle } = await setUp();
  const { id } = await create(template);
  await expect(publish(id)).rejects.toMatchObject(refused);
  await expect(shareAs(id)).rejects.toMatchObject(refused);
  const other = await post("Write a poem.");
  await expect(editAs(other, template)).rejects.toMatchObject(refused);
  await expect(updatePrompt(services, viewer, other, template)).rejects.toMatchObject(refused);
  await toggle(other, false);
  await updatePrompt(services, viewer, other, template);
  await expect(toggle(other, true)).rejects.toMatchObject(refused);
});

test("changing only definitions makes no withheld text public", async () => {
  const { post, editAs, services, viewer } = await setUp();
  const other = await post("Say {{ad}}");
  const variables = [makeVariable("ad", { value: text })];
  await expect(editAs(other, { content: "Say {{ad}}", variables })).rejects.toMatchObject(refused);
  await expect(updatePrompt(services, viewer, other, { variables })).rejects.toMatchObject(refused);
});

test("a withheld text is no purpose and no description, whatever way it would become one", async () => {
  const { create, post, publish, shareAs, edit, services, viewer, row } = await setUp();
  const other = await post("Write a poem.");
  const { shareId } = (await row(other))!;
  for (const refusal of [
    () => publish(other, { description: text }),
    () => edit(shareId!, { description: text }),
    () => updatePrompt(services, viewer, other, { originalInput: text }),
  ])
    await expect(refusal()).rejects.toMatchObject(refused);
  const { id } = await create({ content: "Write a song." });
  await expect(shareAs(id, { description: text })).rejects.toMatchObject(refused);
  await expect(publish(id, { description: text })).rejects.toMatchObject(refused);
  await updatePrompt(services, viewer, id, { originalInput: text });
  await expect(publish(id)).rejects.toMatchObject(refused);
  const version = { language: "es", title: "Poema", description: text, originalInput: "poema" } as const;
  await expect(
    publishLanguageVersion(services, viewer, other, { ...version, content: "Un poema." }),
  ).rejects.toMatchObject(refused);
});

test("a withheld purpose or description is not public again", async () => {
  const { services, post, admin } = await setUp("hide", "Write an ad.");
  const described = `${text.toUpperCase()} Come by.`.replace("{{name}}", "Bob");
  const id = await post("Write a letter.", { description: described });
  await decide(services, await admin(), id, { action: "hide", reason: "spam", sentence: "No ads." });
  await expect(post(described)).rejects.toMatchObject(refused);
  await expect(post("Write a note.", { description: described })).rejects.toMatchObject(refused);
});

test("a withheld text is no example of a prompt, and none of its values", async () => {
  const { services, viewer, post, toggle } = await setUp();
  const other = await post("Write about {{topic}}.");
  const needs = services as unknown as Parameters<typeof addExample>[0];
  const add = (example: { text: string; values?: Record<string, string> }) =>
    addExample(needs, viewer, other, { kind: "text", alt: "", values: {}, ...example }, null);
  await expect(add({ text })).rejects.toMatchObject(refused);
  await expect(add({ text: "A poem.", values: { topic: text } })).rejects.toMatchObject(refused);
  const { id } = await add({ text: "A poem." });
  await expect(changeExample(services, viewer, other, id, { text })).rejects.toMatchObject(refused);
  await toggle(other, false);
  await services.db.run(
    "update examples set text = 'Buy our lamps' || substr(" +
      JSON.stringify(text).replaceAll('"', "'") +
      ", 14)",
  );
  await expect(toggle(other, true)).rejects.toMatchObject(refused);
});

test("a withheld text is no shared version of a prompt", async () => {
  const town = await setUpTown();
  const { services, viewer } = town;
  const { id } = await town.create({ content: text });
  await updatePrompt(services, viewer, id, { content: "Write a poem." });
  await town.shareAs(id);
  const other = await town.post(text);
  await decide(services, await town.admin(), other, { action: "hide", reason: "spam", sentence: "No ads." });
  await expect(markVersion(services, viewer, id, 1, { isShared: true })).rejects.toMatchObject(refused);
  await markVersion(services, viewer, id, 1, { isPinned: true });
});

test("what comes back from the trash while a prompt is withheld is private until its owner makes it public", async () => {
  const town = await setUpTown();
  const { services, viewer } = town;
  const [copy, poem] = [await town.post(text), await town.post("Write a poem.")];
  const id = await town.post(text);
  for (const one of [copy, poem]) await deletePrompt(services, viewer, one);
  await decide(services, await town.admin(), id, { action: "hide", reason: "spam", sentence: "No ads." });
  await restorePrompts(services, viewer, [copy, poem]);
  expect((await town.list()).total).toBe(0);
  await expect(town.toggle(copy, true)).rejects.toMatchObject(refused);
  await town.toggle(poem, true);
  expect((await town.list()).total).toBe(1);
});
