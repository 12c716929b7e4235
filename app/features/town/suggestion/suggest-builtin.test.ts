import { expect, test } from "vitest";

import { typeTags, type TypeTag } from "~/features/prompts/prompt-use";

import { everydayPurposes } from "./everyday-purposes.test-data";
import { placedPurposes, type PlacedPurpose } from "./placed-purposes.test-data";
import { suggestBuiltin } from "./suggest-builtin";
import { homelessPurposes, unseenPurposes } from "./unseen-purposes.test-data";

interface Given {
  type?: TypeTag;
  tags?: string[];
  content?: string;
}

const suggest = (
  originalInput: string,
  { type = typeTags.text, tags = [], content = "Write." }: Given = {},
) => suggestBuiltin({ originalInput, content, tags: [type, ...tags], type });

/** What is put elsewhere, and where. */
const misses = (table: readonly PlacedPurpose[]) =>
  table.flatMap(([use, expected, purpose]) => {
    const found = suggest(purpose, { type: typeTags[use] })?.subcategory;
    return found === expected ? [] : [`${purpose}: ${expected}, not ${found}`];
  });

test("purposes of every subcategory find their place", () => {
  expect(misses([...placedPurposes, ...everydayPurposes])).toEqual([]);
});

test("of purposes that the words were not made for, three of four find their place", () => {
  const missed = misses(unseenPurposes);
  expect(missed.length / unseenPurposes.length, missed.join("\n")).toBeLessThan(0.25);
});

test("what the town has no place for finds none", () => {
  expect(homelessPurposes.map((purpose) => [purpose, suggest(purpose)])).toEqual(
    homelessPurposes.map((purpose) => [purpose, null]),
  );
});

test("a prompt for pictures or films stands among them, whatever they show", () => {
  for (const purpose of ["会議の議事録", "Marketing strategy", "Un correo", "アニメ"]) {
    expect([null, "image"]).toContain(suggest(purpose, { type: typeTags.image })?.category ?? null);
    expect([null, "video"]).toContain(suggest(purpose, { type: typeTags.video })?.category ?? null);
  }
  expect(suggest("アニメ", { type: typeTags.image })?.subcategory).toBe("アニメ風");
  expect(suggest("アニメ", { type: typeTags.video })?.subcategory).toBe("アニメーション");
});

test("a picture that is asked for in a prompt of another type is still a picture", () => {
  expect(suggest("猫のイラストを描いて")?.subcategory).toBe("イラスト");
});

test("tags place what the purpose leaves open, and so does a content that says it often enough", () => {
  expect(suggest("いつもの")).toBeNull();
  expect(suggest("いつもの", { tags: ["確定申告"] })?.subcategory).toBe("財務・会計");
  const content = "商談の前に提案書と見積書を読み、営業のセールストーク、クロージング、反論処理を用意する。";
  expect(suggest("いつもの", { content: `${content}受注、失注、テレアポ、アポイント` })?.subcategory).toBe(
    "営業・セールス",
  );
});

test("one word in the content does not outweigh the purpose", () => {
  expect(suggest("取引先へのお詫びメール", { content: "SEOとブログ記事の見出し" })?.subcategory).toBe(
    "メール",
  );
});

test("what is quoted is not what is asked for", () => {
  expect(suggest("「ブロックチェーン入門」という本の感想を友達にメールで送る")?.subcategory).toBe("メール");
  expect(suggest("「ブロックチェーン」")?.subcategory).toBe("ブロックチェーン");
});

test("a short word inside another is not found", () => {
  for (const purpose of ["コインランドリー", "Campari", "Seoul"])
    expect([purpose, suggest(purpose)]).toEqual([purpose, null]);
  expect(suggest("海外", { type: typeTags.image })).toBeNull();
  expect(suggest("海", { type: typeTags.image })?.subcategory).toBe("風景");
});

test("accents, case, width, plural and の do not matter", () => {
  for (const purpose of ["SEO", "ＳＥＯ", "seo", "Palabra clave", "PALABRAS CLAVE", "keywords", "検索の順位"])
    expect([purpose, suggest(purpose)?.subcategory]).toEqual([purpose, "SEO"]);
});

test("AI decides only where it is named", () => {
  expect(suggest("会社の旅行の計画")?.category).not.toBe("ai");
  expect(suggest("生成AIで会社の業務を効率化")?.subcategory).toBe("AIによる業務改善");
});

test("the longest purpose and content are read at once", () => {
  const purpose = "メールの会議 marketing plan ".repeat(200).slice(0, 4_000);
  const content = "営業の資料 sales pitch of the app ".repeat(800).slice(0, 20_000);
  expect(suggest(purpose, { content })).not.toBeNull();
  expect(suggest("!?。、…".repeat(600), { content: "\u0000{}[]".repeat(3_000) })).toBeNull();
});
