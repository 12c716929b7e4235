import { expect, test } from "vitest";

import { setUpRanking } from "../../../tests/support/factories/set-up-ranking";
import { otherCategory, place } from "../../../tests/support/factories/town-category";
import { findSorts } from "./find-sorts.server";

test("a list is sorted only by what it has something of", async () => {
  const { post, save, member, rank, services } = await setUpRanking();
  const sortsOf = (of: Parameters<typeof findSorts>[1], language: "ja" | "es" | null = null) =>
    findSorts(services, of, language);
  const town = { category: null, subcategory: null };
  const id = await post("物語を書いてください。", { language: "ja" });
  expect(await sortsOf(town)).toEqual(["new"]);
  await save(id, await member());
  await rank();
  expect(await sortsOf(town)).toEqual(["new", "week", "best"]);
  expect(await sortsOf(place, "ja")).toEqual(["new", "week", "best"]);
  expect(await sortsOf(place, "es")).toEqual(["new"]);
  expect(await sortsOf(otherCategory)).toEqual(["new"]);
});
