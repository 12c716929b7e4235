import { expect, test } from "vitest";

import { usePrompt } from "~/features/prompts/use-prompt.server";

import { minute } from "../../../tests/support/factories/set-up-accounts";
import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { getLibrary } from "./get-library.server";

test("the library opens with what was used or saved last", async () => {
  const { services, viewer, create, pass, contents } = await setUpLibrary();
  const names = async (address = "") =>
    (await getLibrary(services, viewer, new URLSearchParams(address))).rows.map(({ name }) => name);
  const save = (originalInput: string) =>
    create({ originalInput, content: originalInput, tags: ["文章生成用"] });
  const first = await save("first");
  pass(minute);
  await save("second");
  pass(minute);
  await usePrompt(services, viewer, first.id);
  expect(await names()).toEqual(["first", "second"]);
  expect(await names("sort=newest")).toEqual(["second", "first"]);
  pass(minute);
  await save("third");
  expect(await names()).toEqual(["third", "first", "second"]);
  // A program's order is not the page's.
  expect(await contents({})).toEqual(["third", "second", "first"]);
});

test("a search in it begins with the prompts that have its words in their names", async () => {
  const { services, viewer, create, pass, contents } = await setUpLibrary();
  const names = async (address: string) =>
    (await getLibrary(services, viewer, new URLSearchParams(address))).rows.map(({ name }) => name);
  for (const [title, originalInput, content] of [
    ["Ａ Letter", "to the landlord", "Write it."],
    [null, "a letter for a friend", "Write it."],
    ["Invitation", "a letter", "Write it."],
    ["Menu", "for a week", "Not as a letter."],
  ] as const) {
    await create({ title, originalInput, content, tags: ["文章生成用"] });
    pass(minute);
  }
  expect(await names("search=letter")).toEqual(["a letter for a friend", "Ａ Letter", "Menu", "Invitation"]);
  expect(await names("search=letter+write")).toEqual(["a letter for a friend", "Ａ Letter", "Invitation"]);
  expect(await names("search=letter+friend")).toEqual(["a letter for a friend"]);
  expect((await names("search=letter&sort=newest"))[0]).toBe("Menu");
  expect((await names("search=letter&sort=name"))[0]).toBe("Ａ Letter");
  const used = await contents({ search: "letter", sort: "used" });
  expect(used).toEqual(["Write it.", "Write it.", "Not as a letter.", "Write it."]);
});
