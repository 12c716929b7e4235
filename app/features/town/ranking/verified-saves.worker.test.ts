import { expect, test } from "vitest";

import { dayOf } from "~/domain/days";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { restore } from "~/features/prompts/trash/restore.server";

import { expectRanksToFit, type Counted } from "../../../../tests/support/database/town-ranks";
import { setUpRanking } from "../../../../tests/support/factories/set-up-ranking";

/** A town with an older prompt saved by a verified member and a newer one saved by three who are not. */
async function setUp() {
  const town = await setUpRanking();
  const [liked, pushed] = [await town.post("liked"), await town.post("pushed")];
  await town.save(liked, await town.member());
  const crowd = [await town.member(), await town.member(), await town.member()];
  for (const one of crowd) {
    await town.changeMember(one.id, { emailVerifiedAt: null });
    await town.save(pushed, one);
  }
  const saved = (...ids: string[]): Counted[] =>
    ids.map((promptId) => ({ promptId, kind: "saves", day: dayOf(town.now()) }));
  return {
    ...town,
    liked,
    pushed,
    crowd,
    verify: (one: { id: string }) => town.changeMember(one.id, { emailVerifiedAt: town.now() }),
    /** The contents in the order of a ranking, without the places of new prompts. */
    ranked: async (order: "best" | "week") => {
      await town.rank();
      const { prompts } = await town.order(order);
      return prompts.filter(({ isNewHere }) => !isNewHere).map(({ content }) => content);
    },
    savesOf: async (id: string) => {
      const row = (await town.row(id))!;
      return [row.saveCount, row.rankedSaveCount];
    },
    fits: (...ids: string[]) => expectRanksToFit(town.services.db, saved(...ids), town.now()),
  };
}

test("saves of members without a verified address are shown, and rank nothing", async () => {
  const { ranked, savesOf, pushed, liked, fits } = await setUp();
  for (const order of ["best", "week"] as const) expect(await ranked(order)).toEqual(["liked"]);
  expect(await savesOf(pushed)).toEqual([3, 0]);
  expect(await savesOf(liked)).toEqual([1, 1]);
  await fits(liked);
});

test("they count once their members are verified, and no more once they are taken back", async () => {
  const { ranked, savesOf, pushed, liked, crowd, verify, unsave, fits } = await setUp();
  for (const one of crowd.slice(0, 2)) await verify(one);
  await verify(crowd[0]!);
  for (const order of ["best", "week"] as const) expect(await ranked(order)).toEqual(["pushed", "liked"]);
  expect(await savesOf(pushed)).toEqual([3, 2]);
  await fits(liked, pushed, pushed);
  for (const one of crowd) await unsave(pushed, one);
  expect(await savesOf(pushed)).toEqual([0, 0]);
  expect(await ranked("best")).toEqual(["liked"]);
  await fits(liked);
});

test("a prompt in the trash keeps the count of both", async () => {
  const { services, viewer, savesOf, pushed, crowd, verify, unsave } = await setUp();
  await verify(crowd[0]!);
  await deletePrompt(services, viewer, pushed);
  await verify(crowd[1]!);
  await unsave(pushed, crowd[0]!);
  await restore(services, viewer, pushed);
  expect(await savesOf(pushed)).toEqual([2, 1]);
});
