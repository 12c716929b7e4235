import { expect, test } from "vitest";

import { knownLanguage } from "~/features/generator/reading/language";

import { maskPrompt } from "./mask-prompt";
import { repeatedWishes } from "./repeated-wishes";

const again = (content: string) =>
  repeatedWishes(content, maskPrompt(content).spoken, knownLanguage(content)!).map(({ start, end }) =>
    content.slice(start, end),
  );

test.each([
  "自己紹介文を書いてください。400字以内。明るい感じで。400字以内。",
  "ブログを書いて。\n・400字以内\n・やさしい言葉で\n・400字以内",
  "お礼のメールを書いて。簡潔にお願いします。来週の件も書く。なお、文章は短くまとめてください。",
  "お知らせを書いて。丁寧な言葉でお願いします。場所も入れて。とにかく失礼のない丁寧な文章で。",
  "説明文を書いて。専門用語は使わないでください。例を1つ。難しい言葉は避けてください。",
  "紹介文を書いて。400字以内で、やさしく、400字以内で書いてください。",
  "Write a note for the neighbour. Handwritten card size, so 60 words tops. Be kind. Keep it to about sixty words, it's only a small card.",
  "Announcement to all staff re the parking lot. Keep it clear and concise, and short and to the point. No more than 120 words.",
  "Write to Ann. Keep it short. Mention the dog. Please be brief.",
  "Write to Ann. Be polite. Mention the dog. It should be courteous and respectful.",
  "Write to Ann. No jargon. Mention the dog. Avoid technical terms.",
  "Write to Ann. Under 100 words. Mention the dog. Under 100 words.",
  "Write to Ann.\n- No emojis\n- Mention the dog\n- No emojis",
  "Write to Ann. No emojis. Mention the dog. Don't use any emojis.",
  "Escribe a Ana. Sé breve. Menciona el perro. Que sea corto.",
  "Escribe a Ana. Máximo 100 palabras. Menciona el perro. Máximo 100 palabras.",
  "Escribe a Ana. Sin tecnicismos. Menciona el perro. No uses palabras técnicas.",
  "Escribe a Ana. Sé educado. Menciona el perro. Hazlo respetuoso.",
  "Escribe a Ana. Sin emojis. Menciona el perro. No uses emojis.",
  "Escribe a Ana. Que sea claro y conciso, y breve y al grano. Menciona el perro.",
  "絵文字は使わないでください。お礼を書いて。日時も入れて。絵文字はなしでお願いします。",
  "Write a post about our bakery. Make sure to mention the opening hours. Use a friendly tone. Make sure to mention the opening hours.",
  "案内を書いて。必ず電話番号を入れてください。親しみやすく。必ず電話番号を入れてください。",
])("what is asked for twice is found once: %s", (content) => {
  expect(again(content)).toHaveLength(1);
});

test.each([
  "Write to Ann. Keep it short. The subject line must be short. Mention the dog.",
  "Write to Ann. Be polite. Our staff is polite and kind. Mention the dog.",
  "Day 1:\n- Run 5 km\n- Rest well\nDay 2:\n- Swim 1 km\n- Rest well\nWrite it as an email.",
  "Write a song. La la la, come home. The verse is sad. La la la, come home.",
  "Under 100 words for the tweet. Under 100 words for the caption.",
  "At least 60 words. At most 60 words. Write to Ann.",
  "400字以内で書いて。400字以上は書かない。",
  "# ツイート\n- 140字以内\n# 案内文\n- 140字以内",
  "タイトルは短く。文章は短く。",
  "丁寧に説明してください。敬語でお願いします。",
  "Escribe a Ana. Sé breve. El asunto debe ser breve. Menciona el perro.",
  "Sé amable con Ana. Sé amable con Luis. Escribe el plan.",
  "朝食はパン\n昼食はパン\n夕食は魚\n朝食はパン\nこの食事の記録を表にしてください。",
  "Write a poem. Keep it warm, simple, and kind.",
  "Write a bio. Keep it short, sweet and fun.",
])("what is asked for something else is no repetition: %s", (content) => {
  expect(again(content)).toEqual([]);
});

test("each part of a long prompt may have the same conditions", () => {
  const parts = ["Readme", "Guide", "Plan", "Notes"].map(
    (one) => `## ${one}\n### Rules\n- Do not exceed 2 pages.`,
  );
  expect(again(`Write the files.\n${parts.join("\n")}`)).toEqual([]);
});
