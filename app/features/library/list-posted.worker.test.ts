import { expect, test } from "vitest";

import { updatePrompt } from "~/features/prompts/update-prompt.server";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { otherCategory } from "../../../tests/support/factories/town-category";
import { pageSize } from "~/features/town/limits";

test("the viewer's posts are newest first, private ones too, and nobody else's", async () => {
  const { create, shareAs, publish, post, toggle, member, posted, postedContents, viewer } =
    await setUpTown();
  const { id: oldest } = await create({ content: "kept first" });
  await create({ content: "only kept" });
  await shareAs((await create({ content: "only shared" })).id, { title: "a" });
  const closed = await post("private now", otherCategory);
  await post("public");
  await publish(oldest);
  await toggle(closed, false);
  const neighbour = await member();
  await post("a neighbour's", {}, neighbour);
  expect(await postedContents()).toEqual(["public", "private now", "kept first"]);
  expect(await postedContents({}, neighbour)).toEqual(["a neighbour's"]);
  const { prompts, ...rest } = await posted();
  expect(prompts.map(({ isPublic }) => isPublic)).toEqual([true, false, true]);
  expect(new Set(prompts.map(({ originalCreatorId }) => originalCreatorId))).toEqual(new Set([viewer.id]));
  expect(rest).toEqual({ total: 3, isCapped: false, page: 1, pageCount: 1 });
});

test("a search covers the texts of all posts, private or not, at once", async () => {
  const { services, viewer, create, post, toggle, postedContents } = await setUpTown();
  await create({ content: "lantern, but only kept" });
  const closed = await post("a Lantern");
  const changed = await post("a candle", { title: "in a LANTERN" });
  await post("a candle");
  await toggle(closed, false);
  expect(await postedContents({ search: "lantern" })).toEqual(["a candle", "a Lantern"]);
  await updatePrompt(services, viewer, changed, { content: "a torch" });
  expect(await postedContents({ search: "torch lantern" })).toEqual(["a torch"]);
  for (const search of ["nothing", "%", "_", "'", '"', "*"])
    expect(await postedContents({ search }), search).toEqual([]);
});

test("pages of twelve continue each other, and a page beyond the last is the last", async () => {
  const { post, remove, posted, postedContents } = await setUpTown();
  expect(await posted({ page: 3 })).toEqual({
    prompts: [],
    total: 0,
    isCapped: false,
    page: 1,
    pageCount: 1,
  });
  const ids: string[] = [];
  for (let number = 1; number <= pageSize + 1; number += 1) ids.push(await post(`p${number}`));
  expect(await postedContents({ page: 2 })).toEqual(["p1"]);
  expect(await postedContents({ page: 999_999_999 })).toEqual(["p1"]);
  expect(await postedContents({ search: "p", page: 2 })).toEqual(["p1"]);
  await remove(ids[5]!);
  expect(await posted({ page: 2 })).toMatchObject({ page: 1, pageCount: 1, total: pageSize });
});

test("a post that leaves the town while its page is read is left out", async () => {
  const { database, post, remove, postedContents } = await setUpTown();
  const leaving = await post("leaves");
  await post("stays");
  database.interrupt(/ cross join /, () => remove(leaving));
  expect(await postedContents()).toEqual(["stays"]);
});
