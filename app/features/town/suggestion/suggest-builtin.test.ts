import { expect, test } from "vitest";

import { typeTags, type TypeTag } from "~/domain/prompt-use";
import { categoryNames, subcategoriesOf } from "~/domain/categories";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";

import { everydayPurposes } from "./everyday-purposes.test-data";
import { everydayScenes } from "./everyday-scenes.test-data";
import { categorizedPurposes, type CategorizedPurpose } from "./categorized-purposes.test-data";
import { suggestBuiltin } from "./suggest-builtin";
import { unmatchedPurposes, unseenPurposes } from "./unseen-purposes.test-data";

interface Given {
  type?: TypeTag;
  tags?: string[];
  content?: string;
}

const suggest = (originalInput: string, { type = typeTags.text, tags = [], content = "…" }: Given = {}) =>
  suggestBuiltin({ originalInput, content, tags: [type, ...tags], type });

/** Wrong suggestions, with their category. */
async function misses(table: readonly CategorizedPurpose[]): Promise<string[]> {
  const missed: string[] = [];
  for (const [use, expected, purpose] of table) {
    const found = (await suggest(purpose, { type: typeTags[use] }))?.subcategory;
    if (found !== expected) missed.push(`${purpose}: ${expected}, not ${found}`);
  }
  return missed;
}

test("nearly all purposes of every subcategory get their category", async () => {
  const table = [...categorizedPurposes, ...everydayPurposes, ...everydayScenes];
  const missed = await misses(table);
  expect(missed.length / table.length, missed.join("\n")).toBeLessThan(0.03);
});

test("three of four unseen purposes get their category", async () => {
  const missed = await misses(unseenPurposes);
  expect(missed.length / unseenPurposes.length, missed.join("\n")).toBeLessThan(0.25);
});

test("purposes outside the town's categories get none", async () => {
  for (const purpose of unmatchedPurposes) expect([purpose, await suggest(purpose)]).toEqual([purpose, null]);
});

test.each([
  ["Ficha de sumas para segundo de primaria", null],
  ["家事の分担表", null],
  ["cleaning rota for four flatmates", null],
  ["turnos para cuidar a mamá", null],
  ["引っ越しのやることリスト", null],
  ["packing list for a week at the beach", null],
  ["子どもの自由研究のアイデア", null],
  ["study plan for my driving test", null],
  ["actividades de inglés para niños de infantil", null],
  ["explícame los agujeros negros como a un niño", null],
  ["explain what my garden soil test means and what to plant", null],
  ["Tell me what to add to my vegetable bed before I plant", null],
  ["夏野菜の植え付け計画を立てて", null],
  ["Explica el análisis de suelo de mi huerto", null],
  ["speech for my best friend's wedding", "プレゼンテーション"],
  ["bio for my dating profile", "会話"],
  ["letter to my landlord about the mold", "交渉"],
  ["Cuento para dormir para mi hija de 5 años", "文章作成"],
  ["Cuento para dormir con el nombre de tu hijo", "文章作成"],
  ["寝かしつけの短い物語を作って", "文章作成"],
])("the kind of task says where an everyday line belongs: %s", async (purpose, expected) => {
  expect((await suggest(purpose))?.subcategory ?? null).toBe(expected);
});

test("every category of the town may be suggested, in every language, and no other", async () => {
  const playbooks = await openPlaybooks();
  const places = categoryNames.flatMap((category) =>
    subcategoriesOf(category).map((name) => `${category}/${name}`),
  );
  for (const [language, line] of [
    ["ja", "メール"],
    ["en", "a mail"],
    ["es", "un correo"],
  ] as const) {
    const labels = playbooks.rankPlaces(language, line).map(({ label }) => label);
    expect(labels.filter((label) => !label.startsWith("none/")).sort()).toEqual(places.sort());
  }
});

test("a prompt for pictures or films is categorized there, whatever its subject", async () => {
  for (const purpose of ["会議の議事録", "Marketing strategy", "Un correo", "アニメ"]) {
    expect([null, "image"]).toContain((await suggest(purpose, { type: typeTags.image }))?.category ?? null);
    expect([null, "video"]).toContain((await suggest(purpose, { type: typeTags.video }))?.category ?? null);
  }
  expect((await suggest("アニメ", { type: typeTags.image }))?.subcategory).toBe("アニメ風");
  expect((await suggest("アニメ", { type: typeTags.video }))?.subcategory).toBe("アニメーション");
});

test("a picture requested in a prompt of another type is still a picture", async () => {
  expect((await suggest("猫のイラストを描いて"))?.subcategory).toBe("イラスト");
});

test("tags decide for an open purpose, and so does the content", async () => {
  expect(await suggest("いつもの")).toBeNull();
  expect((await suggest("いつもの", { tags: ["確定申告"] }))?.subcategory).toBe("財務・会計");
  expect(
    (await suggest("いつもの", { content: "商談の前に営業トークと提案書を用意する" }))?.subcategory,
  ).toBe("営業・セールス");
});

test("the content does not outweigh the purpose", async () => {
  expect((await suggest("取引先へのお詫びメール", { content: "SEOとブログ記事の見出し" }))?.subcategory).toBe(
    "メール",
  );
});

test("quotations are not the request", async () => {
  expect((await suggest("「ブロックチェーン入門」という本の感想を友達にメールで送る"))?.subcategory).toBe(
    "メール",
  );
  expect((await suggest("「ブロックチェーン」"))?.subcategory).toBe("ブロックチェーン");
});

test("a word of another category than the type's own counts only where it may", async () => {
  expect(await suggest("海外", { type: typeTags.image })).toBeNull();
  expect((await suggest("海", { type: typeTags.image }))?.subcategory).toBe("風景");
});

test("a short word with a similar spelling is not found", async () => {
  for (const purpose of ["コインランドリー", "Campari", "Seoul"])
    expect([purpose, await suggest(purpose)]).toEqual([purpose, null]);
});

test("accents, case, width, plural and language are ignored", async () => {
  for (const purpose of ["SEO", "ＳＥＯ", "seo", "Palabra clave", "PALABRAS CLAVE", "keywords", "検索の順位"])
    expect([purpose, (await suggest(purpose))?.subcategory]).toEqual([purpose, "SEO"]);
});

test("AI decides only if named", async () => {
  expect((await suggest("会社の旅行の計画"))?.category).not.toBe("ai");
  expect((await suggest("生成AIで会社の業務を効率化"))?.subcategory).toBe("AIによる業務改善");
});

test("the longest purpose and content are read", async () => {
  const purpose = "メールの会議 marketing plan ".repeat(200).slice(0, 4_000);
  const content = "営業の資料 sales pitch of the app ".repeat(800).slice(0, 20_000);
  expect(await suggest(purpose, { content })).not.toBeNull();
  expect(await suggest("!?。、…".repeat(600), { content: "\u0000{}[]".repeat(3_000) })).toBeNull();
});
