import { expect, test } from "vitest";

import { dailySalts, dailyUses } from "~/db/schema";

import { setUpRanking, visitorAt } from "../../../../tests/support/factories/set-up-ranking";

async function setUp() {
  const ranking = await setUpRanking();
  const id = await ranking.post("letters");
  return { ...ranking, id, usesOf: async () => (await ranking.row(id))?.useCount };
}

test("a member and a visitor count once a UTC day each, and again on the next", async () => {
  const { use, usesOf, id, member, passDays } = await setUp();
  const reader = { id: (await member()).id };
  for (let time = 0; time < 3; time += 1) {
    await use(id, reader);
    await use(id, visitorAt("one"));
  }
  await use(id, visitorAt("two"));
  expect(await usesOf()).toBe(3);
  passDays(1);
  await use(id, reader);
  expect(await usesOf()).toBe(4);
});

test("many uses at once by one visitor count once", async () => {
  const { use, usesOf, id } = await setUp();
  await Promise.all(Array.from({ length: 8 }, () => use(id, visitorAt("one"))));
  expect(await usesOf()).toBe(1);
});

test("robots, the author, and private or unknown prompts count nothing", async () => {
  const { use, usesOf, id, viewer, toggle, dump } = await setUp();
  for (const browser of ["", "Googlebot/2.1 (+http://www.google.com/bot.html)", "curl/8.5.0"])
    await use(id, { network: "one", browser });
  await use(id, { id: viewer.id });
  await use("none", visitorAt("one"));
  await toggle(id, false);
  await use(id, visitorAt("one"));
  expect(await usesOf()).toBe(0);
  expect((await dump()).daily_uses).toEqual([]);
});

test("a counted use names neither its reader nor its prompt, and the salt of a past day is gone", async () => {
  const { use, id, member, dump, expire, passDays, services } = await setUp();
  const reader = await member();
  await use(id, { id: reader.id });
  await use(id, visitorAt("network one"));
  const [first, second] = await services.db.select().from(dailyUses);
  expect(first!.key).toMatch(/^[\w-]{43}$/);
  expect(second!.key).not.toBe(first!.key);
  const traces = (await dump()).daily_uses!.join();
  for (const known of [id, reader.id, "network one", "Firefox"]) expect(traces).not.toContain(known);
  passDays(1);
  expect(await expire()).toMatchObject({ dailyUses: 2 });
  expect(await services.db.$count(dailySalts)).toBe(0);
});
