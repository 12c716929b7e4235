import { expect, test } from "vitest";

import { setUpRanking } from "../../../tests/support/factories/set-up-ranking";
import { getLibrary } from "./get-library.server";

test("a search that finds nothing of one's own names what is on the shelf", async () => {
  const { post, save, member, row, toggle, services } = await setUpRanking();
  const id = await post("結婚式のスピーチを書いてください。", { title: "結婚式のスピーチ" });
  const reader = await member();
  await save(id, reader);
  const found = async (search: string) =>
    (await getLibrary(services, reader, new URLSearchParams({ search }))).foundOnShelf;
  const { shareId } = (await row(id))!;
  expect(await found("スピーチ")).toEqual([{ shareId, name: "結婚式のスピーチ" }]);
  expect(await found("献立")).toEqual([]);
  expect(await found("")).toEqual([]);
  await toggle(id);
  expect(await found("スピーチ")).toEqual([]);
});
