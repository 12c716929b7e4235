import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import type { Language } from "~/domain/languages";

import { countingSession } from "../../../tests/support/database/counting-session";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { categoryNames, subcategoriesOf } from "~/domain/categories";

import { showcaseSize } from "./limits";
import { listShowcase } from "./list-showcase.server";

const placeIn = (category: (typeof categoryNames)[number]) => ({
  category,
  subcategory: subcategoriesOf(category)[0]!,
});

test("the newest of six categories are shown, the latest first, and no private ones", async () => {
  const { services, post, toggle } = await setUpTown();
  expect(await listShowcase(services)).toEqual([]);
  const ids: string[] = [];
  for (const category of categoryNames) {
    await post(`old in ${category}`, placeIn(category));
    ids.push(await post(`new in ${category}`, placeIn(category)));
  }
  const lines = async () => (await listShowcase(services)).map(({ line }) => line);
  const newest = categoryNames.map((category) => `new in ${category}`).toReversed();
  expect(await lines()).toEqual(newest.slice(0, showcaseSize));
  await toggle(ids.at(-1)!);
  expect(await lines()).toEqual(["old in video", ...newest.slice(1, showcaseSize)]);
});

test("a town with few categories fills up with the next newest", async () => {
  const { services, post } = await setUpTown();
  for (let number = 1; number <= 7; number += 1) await post(`${number}`);
  await post("8", placeIn("video"));
  expect((await listShowcase(services)).map(({ line }) => line)).toEqual(["8", "7", "6", "5", "4", "3"]);
});

test("a language's own prompts come first, then those of all languages", async () => {
  const { services, post } = await setUpTown();
  await post("お礼の手紙を書く");
  await post("Write a letter");
  await post("動画の台本を作る", placeIn("video"));
  await post("Plan a trip", placeIn("business"));
  const lines = async (language: Language) =>
    (await listShowcase(services, language)).map(({ line }) => line);
  expect(await lines("ja")).toEqual([
    "動画の台本を作る",
    "お礼の手紙を書く",
    "Plan a trip",
    "Write a letter",
  ]);
  expect(await lines("en")).toEqual([
    "Plan a trip",
    "Write a letter",
    "動画の台本を作る",
    "お礼の手紙を書く",
  ]);
});

test("a town with five categories costs the home page at most thirty rows too, with its counter's, and one for each card's texts", async () => {
  const { post } = await setUpTown();
  for (const category of categoryNames.slice(0, 5))
    for (let number = 1; number <= 3; number += 1) await post(`${number} in ${category}`, placeIn(category));
  const { session, takeCosts } = countingSession(env.DB.withSession());
  expect(await listShowcase({ db: openDb(session) })).toHaveLength(showcaseSize);
  const costs = takeCosts();
  expect(costs).toHaveLength(2);
  expect(costs.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(29 + showcaseSize);
});

test("a card has the title and the description, or else the beginning of the purpose and of the text", async () => {
  const { services, create, publish, edit, row } = await setUpTown();
  const { id } = await create({
    originalInput: "A letter to my landlord",
    content: "# Task\nWrite it for {{name}}.",
  });
  await publish(id);
  const shareId = (await row(id))!.shareId!;
  expect(await listShowcase(services)).toEqual([
    { shareId, title: "A letter to my landlord", line: "Write it for {{name}}.", category: "marketing" },
  ]);
  await edit(shareId, { title: "Deposit", description: "Asks for it back." });
  expect(await listShowcase(services)).toMatchObject([{ title: "Deposit", line: "Asks for it back." }]);
});
