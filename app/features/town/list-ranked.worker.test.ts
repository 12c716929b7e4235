import { expect, test } from "vitest";

import { listFeed } from "./feed/list-newest.server";
import { putPublication } from "../../../tests/support/database/stored-prompts";
import { setUpRanking, visitorAt } from "../../../tests/support/factories/set-up-ranking";
import { newPerPage, rankedPerPage } from "./limits";

const ai = { category: "ai", subcategory: "AIと倫理" } as const;

const shown = ({ prompts }: { prompts: { content: string; isNewHere: boolean }[] }) =>
  prompts.filter(({ isNewHere }) => !isNewHere).map(({ content }) => content);

test("saves come first, then uses; each list has its own sort", async () => {
  const { post, save, use, rank, order, member } = await setUpRanking();
  const [one, other] = [await member(), await member()];
  const ids = [await post("a"), await post("b", ai), await post("c", ai), await post("d")];
  await save(ids[0]!, one);
  await save(ids[2]!, one);
  await save(ids[2]!, other);
  await use(ids[1]!, visitorAt("one"));
  await use(ids[0]!, visitorAt("one"));
  await rank();
  for (const by of ["week", "best"] as const) {
    expect(shown(await order(by))).toEqual(["c", "a", "b"]);
    expect(shown(await order(by, ai))).toEqual(["c", "b"]);
    expect(await order(by, { category: "ai" })).toMatchObject({ total: 2, pageCount: 1, isUnranked: false });
  }
  expect((await order("best")).prompts.find(({ content }) => content === "c")).toMatchObject({
    saves: 2,
    uses: 0,
  });
});

test("a list without a ranking is newest first, and says so", async () => {
  const { post, rank, order } = await setUpRanking();
  await post("a");
  await post("b");
  await rank();
  expect(await order("best")).toMatchObject({ isUnranked: true, total: 2 });
  expect(shown(await order("week"))).toEqual(["b", "a"]);
});

test("saves leave the week's ranking after seven days, and stay in that of all time", async () => {
  const { post, save, rank, order, member, passDays } = await setUpRanking();
  await save(await post("a"), await member());
  await rank();
  passDays(7);
  const id = await post("b");
  await save(id, await member());
  await rank();
  expect(shown(await order("week"))).toEqual(["b"]);
  expect(shown(await order("best"))).toEqual(["b", "a"]);
});

test("a private prompt is in no order, even before the job has run", async () => {
  const { post, save, rank, order, member, toggle } = await setUpRanking();
  const id = await post("a");
  await save(id, await member());
  await rank();
  await toggle(id, false);
  expect((await order("best")).prompts).toEqual([]);
  await rank();
  expect(await order("best")).toMatchObject({ isUnranked: true, total: 0 });
});

test("a page has two positions for new prompts, marked and changing by the hour, so that each gets its turn", async () => {
  const { post, save, rank, order, member, pass } = await setUpRanking();
  const reader = await member();
  for (let at = 0; at < rankedPerPage + 2; at += 1) await save(await post(`saved ${at}`), reader);
  for (let at = 0; at < 8; at += 1) await post(`new ${at}`);
  await rank();
  const seen = new Set<string>();
  for (let hour = 0; hour < 24; hour += 1) {
    const { prompts, pageCount } = await order("best");
    expect(pageCount).toBe(2);
    expect(prompts).toHaveLength(rankedPerPage + newPerPage);
    expect(new Set(prompts.map(({ id }) => id)).size).toBe(rankedPerPage + newPerPage);
    const fresh = prompts.filter(({ isNewHere }) => isNewHere);
    expect(fresh).toHaveLength(newPerPage);
    expect(prompts.findIndex(({ isNewHere }) => isNewHere)).toBe(3);
    for (const { content } of fresh) seen.add(content);
    pass(3_600_000);
  }
  for (let at = 0; at < 8; at += 1) expect(seen).toContain(`new ${at}`);
});

test("after thirty days, and with ten saves and uses, a prompt is no longer new", async () => {
  const { post, save, use, rank, order, member, passDays } = await setUpRanking();
  const known = await post("known");
  await post("quiet");
  await save(await post("saved"), await member());
  for (let at = 0; at < 10; at += 1) await use(known, visitorAt(`network ${at}`));
  await rank();
  const fresh = async () =>
    (await order("best")).prompts.filter(({ isNewHere }) => isNewHere).map(({ content }) => content);
  expect(await fresh()).toEqual(["quiet"]);
  passDays(30);
  await rank();
  expect(await fresh()).toEqual([]);
});

test("a member sees what is on their shelf, in every order; others do not", async () => {
  const { post, save, rank, order, member } = await setUpRanking();
  const reader = await member();
  await save(await post("a"), reader);
  await rank();
  for (const by of ["new", "week", "best"] as const) {
    expect((await order(by, {}, reader)).prompts).toMatchObject([{ isSaved: true }]);
    expect((await order(by, {}, await member())).prompts).toMatchObject([{ isSaved: false }]);
    expect((await order(by)).prompts).toMatchObject([{ isSaved: false }]);
  }
});

test("a page beyond the last is the last", async () => {
  const { post, save, rank, order, member } = await setUpRanking();
  await save(await post("a"), await member());
  await rank();
  expect(await order("best", { page: 9 })).toMatchObject({ page: 1, pageCount: 1 });
});

test("a feed has the best without the new posts, and without a ranking the newest", async () => {
  const { post, save, rank, member, services } = await setUpRanking();
  const id = await post("a", { description: "For all." });
  await post("b");
  const contents = async (order: "new" | "best") =>
    (await listFeed(services, null, order, null)).map(({ content }) => content);
  expect(await contents("best")).toEqual(["b", "a"]);
  await save(id, await member());
  await rank();
  expect(await contents("best")).toEqual(["a"]);
  expect(await contents("new")).toEqual(["b", "a"]);
  expect((await listFeed(services, null, "best", null))[0]!.description).toBe("For all.");
});

test("prompts with results and proven ones have lists of their own, newest first and without others", async () => {
  const { post, save, rank, order, member, toggle, services } = await setUpRanking();
  const ids = [];
  for (let at = 0; at < 14; at += 1)
    ids.push(await post(`text ${at}`, { category: "ai", subcategory: "AIと倫理" }));
  await save(ids[0]!, await member());
  await rank();
  for (const by of ["results", "proven"] as const)
    expect(await order(by)).toMatchObject({
      prompts: [],
      total: 0,
      page: 1,
      pageCount: 1,
      isUnranked: false,
    });
  expect(await listFeed(services, null, "results", null)).toEqual([]);
  for (const id of ids.slice(0, 13))
    await putPublication(services.db, id, { firstText: { text: "Made.", isSample: false } });
  for (const id of [ids[2]!, ids[1]!]) await putPublication(services.db, id, { isProven: true });
  await rank();
  const newestFirst = Array.from({ length: 13 }, (_, at) => `text ${12 - at}`);
  expect(shown(await order("results"))).toEqual(newestFirst.slice(0, 12));
  expect(await order("results", { page: 2 })).toMatchObject({ total: 13, page: 2, pageCount: 2 });
  expect((await order("results", { page: 2 })).prompts).toHaveLength(1);
  for (const place of [
    {},
    { category: "ai" },
    { category: "ai", subcategory: "AIと倫理" },
    { language: "en" },
  ] as const)
    expect(shown(await order("proven", place))).toEqual(["text 2", "text 1"]);
  expect(shown(await order("proven", { category: "image" }))).toEqual([]);
  await toggle(ids[2]!, false);
  await putPublication(services.db, ids[1]!, { isProven: false });
  await rank();
  expect(await order("proven")).toMatchObject({ prompts: [], total: 0 });
});
