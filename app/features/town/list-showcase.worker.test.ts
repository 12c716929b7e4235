import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { dayLength } from "~/domain/days";
import { languages, type Language } from "~/domain/languages";

import { countingSession } from "../../../tests/support/database/counting-session";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { categoryNames, subcategoriesOf, type Category } from "~/domain/categories";

import { showcaseSize } from "./limits";
import { listShowcase } from "./list-showcase.server";

const placeIn = (category: Category) => ({ category, subcategory: subcategoriesOf(category)[0]! });

/** The clock of a day whose first shop in Japanese is the first category, and of the days after it. */
const onDay = (day: number) => ({ now: () => new Date((categoryNames.length * 2_900 + day) * dayLength) });

test("another shop is shown each day and in each language, and all in a week", async () => {
  const { services, post } = await setUpTown();
  expect(await listShowcase(services, "ja")).toBeNull();
  for (const category of categoryNames)
    for (const language of languages)
      await post(`${language} in ${category}`, { ...placeIn(category), language });
  const shopOn = async (day: number, language: Language) => {
    const shop = (await listShowcase({ ...services, clock: onDay(day) }, language))!;
    expect(shop.prompts.map(({ line }) => line)).toEqual([`${language} in ${shop.category}`]);
    return shop.category;
  };
  const week = await Promise.all(categoryNames.map((_, day) => shopOn(day, "ja")));
  expect(week).toEqual(categoryNames);
  expect(await shopOn(categoryNames.length, "ja")).toBe(categoryNames[0]);
  const today = await Promise.all(languages.map((language) => shopOn(3, language)));
  expect(new Set(today).size).toBe(languages.length);
});

test("a shop without a prompt of the language gives its day to the next; a language without any shows the others'", async () => {
  const { services, post, toggle } = await setUpTown();
  await post("A film", { ...placeIn("video"), language: "en" });
  const hidden = await post("お礼", { ...placeIn("business"), language: "ja" });
  for (let number = 1; number <= showcaseSize + 1; number += 1)
    await post(`${number}`, { ...placeIn("ai"), language: "ja" });
  const shown = async (language: Language, day: number) => {
    const shop = await listShowcase({ ...services, clock: onDay(day) }, language);
    return { category: shop!.category, lines: shop!.prompts.map(({ line }) => line) };
  };
  expect(await shown("ja", 1)).toEqual({ category: "business", lines: ["お礼"] });
  await toggle(hidden);
  for (const day of [1, 6])
    expect(await shown("ja", day)).toEqual({ category: "ai", lines: ["5", "4", "3", "2"] });
  expect(await shown("en", 0)).toEqual({ category: "video", lines: ["A film"] });
  expect((await shown("es", 0)).category).toBe("ai");
});

test("a shop costs the home page three rows for each of its prompts and a few to find it, in one round trip", async () => {
  const { services, post } = await setUpTown();
  for (const category of categoryNames.slice(0, 5))
    for (let number = 1; number <= 6; number += 1)
      await post(`${number} in ${category}`, { ...placeIn(category), language: "ja" });
  const { session, takeCosts } = countingSession(env.DB.withSession());
  for (let day = 0; day < categoryNames.length; day += 1) {
    const counted = { ...services, db: openDb(session), clock: onDay(day) };
    expect((await listShowcase(counted, "ja"))!.prompts).toHaveLength(showcaseSize);
    const costs = takeCosts();
    expect(costs).toHaveLength(1);
    expect(costs[0]!.rowsRead).toBeLessThanOrEqual(3 * showcaseSize + 2 * categoryNames.length);
  }
});

test("a card has the title and the description, or else the beginning of the purpose and of the text", async () => {
  const { services, create, publish, edit, row } = await setUpTown();
  const { id } = await create({
    originalInput: "A letter to my landlord",
    content: "# Task\nWrite it for {{name}}.",
  });
  await publish(id);
  const shareId = (await row(id))!.shareId!;
  expect(await listShowcase(services, "en")).toEqual({
    category: "marketing",
    prompts: [{ shareId, title: "A letter to my landlord", line: "Write it for {{name}}." }],
  });
  await edit(shareId, { title: "Deposit", description: "Asks for it back." });
  expect((await listShowcase(services, "en"))!.prompts).toMatchObject([
    { title: "Deposit", line: "Asks for it back." },
  ]);
});
