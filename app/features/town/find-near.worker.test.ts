import { expect, test } from "vitest";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { findNear } from "./find-near.server";

test("words that no prompt has lead to the prompts that share most of them, and to the subcategory of such lines", async () => {
  const { services, post, create, publish, index } = await setUpTown();
  await post("大家さんに家賃の値下げをお願いする手紙", {
    category: "communication",
    subcategory: "交渉",
    language: "ja",
  });
  await post("家賃の支払いが遅れるときのお詫び", {
    category: "communication",
    subcategory: "メール",
    language: "ja",
  });
  await post("春の献立を考える", { category: "business", subcategory: "生産性向上", language: "ja" });
  await post("Ask the landlord for a lower rent", {
    category: "business",
    subcategory: "財務・会計",
    language: "en",
  });
  const { id } = await create({ originalInput: "日報を書く", content: "明日の天気も書いてください" });
  await publish(id, { category: "business", subcategory: "生産性向上", language: "ja" });
  await index();
  const near = async (search: string, language: "ja" | "en" | null) => {
    const query = { search, category: null, subcategory: null };
    const { prompts, place, isElsewhere } = await findNear(services, null, query, language);
    return {
      contents: prompts.map(({ content }) => content),
      place: place?.subcategory ?? null,
      isElsewhere,
    };
  };
  const letter = await near("大家さんへの手紙で家賃の支払いを待ってもらう", "ja");
  expect(letter.contents).toEqual([
    "家賃の支払いが遅れるときのお詫び",
    "大家さんに家賃の値下げをお願いする手紙",
  ]);
  expect((await near("家賃の支払い遅れ", "ja")).contents).toEqual(["家賃の支払いが遅れるときのお詫び"]);
  expect((await near("landlords lower rents", "en")).contents).toEqual(["Ask the landlord for a lower rent"]);
  expect((await near("landlords lower rents", "ja")).contents).toEqual([]);
  expect((await near("landlords lower rents", null)).contents).toHaveLength(1);
  expect(await near("qzxv", "ja")).toEqual({ contents: [], place: null, isElsewhere: false });
  expect(await near("確定申告", "ja")).toMatchObject({ contents: [], place: "財務・会計" });
  // A word in passing, in the text alone, leads nowhere.
  expect((await near("明日の天気予報", "ja")).contents).toEqual([]);
  expect((await near("landlord", "ja")).isElsewhere).toBe(true);
  expect((await near("landlord", null)).isElsewhere).toBe(false);
});

test("a search leads to prompts with a synonym, and never to one that has its letters inside another word", async () => {
  const { services, post, index } = await setUpTown();
  const place = { category: "business", subcategory: "生産性向上" } as const;
  for (const line of ["今年のトレンドを調べる", "春の献立を考える", "旅行のオンライン予約を確認する"])
    await post(line, { ...place, language: "ja" });
  for (const line of ["Improve my CV", "Talk with the parents"])
    await post(line, { ...place, language: "en" });
  await post("Una receta con garbanzos", { ...place, language: "es" });
  await index();
  const near = async (search: string, language: "ja" | "en" | "es") => {
    const query = { search, category: null, subcategory: null };
    const { prompts } = await findNear(services, null, query, language);
    return prompts.map(({ content }) => content);
  };
  expect(await near("筋トレ", "ja")).toEqual([]);
  expect(await near("ライン", "ja")).toEqual([]);
  expect(await near("レシピ", "ja")).toEqual(["春の献立を考える"]);
  expect(await near("rent", "en")).toEqual([]);
  expect(await near("Resumes", "en")).toEqual(["Improve my CV"]);
  expect(await near("menús", "es")).toEqual(["Una receta con garbanzos"]);
  expect(await near("qué cocino hoy", "es")).toEqual(["Una receta con garbanzos"]);
});

test("one part of a compound, or one of two words, is of something else", async () => {
  const { services, post, index } = await setUpTown();
  const place = { category: "business", subcategory: "生産性向上", language: "ja" } as const;
  for (const line of [
    "レポートでのAI利用の申告文",
    "遅刻が続く部下に注意する",
    "古い家具の処分",
    "訪問のあとのお礼メール",
  ])
    await post(line, place);
  for (const line of ["Birthday message on a card", "Brainstorm new ideas"])
    await post(line, { ...place, language: "en" });
  await index();
  const near = async (search: string, language: "ja" | "en") => {
    const query = { search, category: null, subcategory: null };
    const { prompts } = await findNear(services, null, query, language);
    return prompts.map(({ content }) => content);
  };
  for (const search of ["確定申告", "遅刻の連絡", "家具店の開業", "離婚"])
    expect(await near(search, "ja")).toEqual([]);
  for (const search of ["christmas card", "gift ideas"]) expect(await near(search, "en")).toEqual([]);
  for (const search of ["お礼状", "お礼状の書き方", "入学祝いのお礼状"])
    expect(await near(search, "ja")).toEqual(["訪問のあとのお礼メール"]);
});
