import { expect, test } from "vitest";

import { copySharedPrompt } from "~/features/sharing/copy-shared-prompt.server";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { otherCategory } from "../../../tests/support/factories/town-category";
import { placeOfSource } from "./credit.server";

test("a copy begins where its source is, while that is public", async () => {
  const { post, row, member, toggle, services } = await setUpTown();
  const source = await post("Write a letter.", otherCategory);
  const reader = await member();
  const { shareId } = (await row(source))!;
  const copy = await copySharedPrompt(services, reader, shareId!, null);
  expect(await placeOfSource(services, copy.id)).toEqual(otherCategory);
  expect(await placeOfSource(services, source)).toBeNull();
  await toggle(source);
  expect(await placeOfSource(services, copy.id)).toBeNull();
});
