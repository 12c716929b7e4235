import { expect, test } from "vitest";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { otherCategory } from "../../../tests/support/factories/town-category";
import { findLitShops } from "./find-lit-shops.server";
import { newsDays } from "./limits";

const day = 24 * 60 * 60 * 1000;

test("a shop is lit for some days after its newest publication, and goes dark with it", async () => {
  const { services, post, toggle } = await setUpTown();
  const litAfter = (days: number) => {
    const time = new Date(services.clock.now().getTime() + days * day);
    return findLitShops({ ...services, clock: { now: () => time } });
  };
  expect(await litAfter(0)).toEqual([]);
  const id = await post("new in the AI shop", otherCategory);
  await post("new in marketing");
  expect(await litAfter(0)).toEqual(["marketing", "ai"]);
  expect(await litAfter(newsDays - 0.01)).toEqual(["marketing", "ai"]);
  expect(await litAfter(newsDays)).toEqual([]);
  await toggle(id);
  expect(await litAfter(0)).toEqual(["marketing"]);
});
