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
