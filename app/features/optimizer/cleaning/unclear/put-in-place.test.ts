import { expect, test } from "vitest";

import type { Language } from "~/domain/languages";

import { putAnswers } from "../put-answers";
import type { Unclear } from "./find-unclear";
import { unclearQuestions } from "./unclear-questions";

/** The questions about some words, all with this answer. */
const answered = (words: string, answer?: string, material = false) =>
  unclearQuestions(
    [{ words, asks: "{words}?", options: [], material, start: 0, end: 0 } satisfies Unclear],
    answer === undefined ? {} : { [`unclear.${words.replaceAll(" ", "_")}`]: answer },
  );
const put = (language: Language, content: string, words: string, answer: string) =>
  putAnswers(content, { use: "text", language, variables: answered(words, answer) });

test("an answer takes the place of a vague wish where a whole sentence is left", () => {
  expect(put("ja", "手順を分かりやすく説明して。", "分かりやすく", "専門用語なしで")).toBe(
    "手順を専門用語なしで説明して。",
  );
  expect(put("ja", "茶トラの魅力的な文章を書いて。", "魅力的な", "くすっと笑える短い")).toBe(
    "茶トラのくすっと笑える短い文章を書いて。",
  );
  expect(put("ja", "告知を書いて。\n- 短めに", "短めに", "100字まで")).toBe("告知を書いて。\n- 100字まで");
  expect(put("en", "Write a post.\nTone: fun", "fun", "like a note to a friend")).toBe(
    "Write a post.\nTone: like a note to a friend",
  );
  expect(put("en", "Write it in a nice way.", "in a nice way", "without a single reproach")).toBe(
    "Write it without a single reproach.",
  );
  expect(put("es", "Haz un cartel que quede bonito.", "que quede bonito", "con letras grandes")).toBe(
    "Haz un cartel con letras grandes.",
  );
});

test("another answer becomes a line that names the words", () => {
  expect(put("ja", "手順を分かりやすくして。", "分かりやすく", "一文を短く")).toBe(
    "手順を分かりやすくして。\n・分かりやすく：一文を短く",
  );
  expect(put("ja", "例の件、断りのメールを書いて。", "例の件", "5月の展示会の出展")).toBe(
    "例の件、断りのメールを書いて。\n・例の件：5月の展示会の出展",
  );
  expect(put("en", "Write an engaging post.", "engaging", "It starts with a question.")).toBe(
    "Write an engaging post.\n- Engaging: It starts with a question.",
  );
  expect(put("es", "Escríbele lo de siempre.", "lo de siempre", "que llegamos a las ocho")).toBe(
    "Escríbele lo de siempre.\n- Lo de siempre: que llegamos a las ocho",
  );
  expect(
    putAnswers("Summarize the attached report.", {
      use: "text",
      language: "en",
      variables: answered("the attached report", "Sales fell.\nCosts rose.", true),
    }),
  ).toBe("Summarize the attached report.\n\nThe attached report:\n```\nSales fell.\nCosts rose.\n```");
});

test("an answer that changed takes the place of the earlier one, and one taken back leaves the words", () => {
  const [before, then] = ["手順を分かりやすく説明して。", "手順を専門用語なしで説明して。"];
  const change = (content: string, answer?: string, earlier?: string) =>
    putAnswers(content, {
      use: "text",
      language: "ja",
      variables: answered("分かりやすく", answer),
      earlier: answered("分かりやすく", earlier),
    });
  expect(change(then, "専門用語なしで", "専門用語なしで")).toBe(then);
  expect(change(then, "一文を短く", "専門用語なしで")).toBe("手順を一文を短く説明して。");
  expect(change(then, "絵を入れる", "専門用語なしで")).toBe(`${before}\n・分かりやすく：絵を入れる`);
  expect(change(then, undefined, "専門用語なしで")).toBe(before);
  expect(change(before, "専門用語なしで", "専門用語なしで")).toBe(before);
  expect(change(`${before}\n・分かりやすく：絵を入れる`, "専門用語なしで", "絵を入れる")).toBe(
    `${before}\n・分かりやすく：専門用語なしで`,
  );
});
