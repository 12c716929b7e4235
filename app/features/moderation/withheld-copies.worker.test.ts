import { expect, test } from "vitest";

import { publishLanguageVersion } from "~/features/languages/publish-language-version.server";
import { duplicatePrompt } from "~/features/prompts/duplicate-prompt.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";

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
    expect(await row(copy)).toMatchObject({ isPublic: false, shareId: null, publication: null });
    await judge("lift");
    await publish(copy);
    expect((await list()).prompts.map(({ id }) => id)).toContain(copy);
  },
);

test.each([
  ["in capitals", text.toUpperCase()],
  ["with another variable", text.replace("{{name}}", "{{the seller}}")],
  ["with a line of its own", `${text}\n\nOnly this week.`],
])("a withheld text is not published %s", async (_, changed) => {
  const { post } = await setUp();
  await expect(post(changed)).rejects.toMatchObject(refused);
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
