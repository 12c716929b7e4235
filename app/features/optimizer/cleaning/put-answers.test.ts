import { expect, test } from "vitest";

import type { Question } from "~/domain/composition";

import { putAnswers } from "./put-answers";

const answered = (label: string, value: string | null): Question => ({
  name: `x.${label}`,
  label,
  question: "?",
  example: "",
  kind: "text",
  required: false,
  options: [],
  value,
});
const audience = [answered("Audience", "My boss"), answered("Tone", null)];
const put = (content: string, variables = audience, rules: string[] = []) =>
  putAnswers(content, { use: "text", language: "en", variables, rules });

test("answers become lines after the prompt, open questions do not", () => {
  expect(put("Write a report.")).toBe("Write a report.\n- Audience: My boss");
  expect(put("Write a report.\nKeep it short.")).toBe(
    "Write a report.\nKeep it short.\n\n- Audience: My boss",
  );
  expect(put("Write a report.", [answered("Tone", null)])).toBe("Write a report.");
  expect(put("Write a report.", [], ["The later one counts"])).toBe(
    "Write a report.\n- The later one counts",
  );
  expect(
    putAnswers("報告書を書く。", { use: "text", language: "ja", variables: [answered("読み手", "上司")] }),
  ).toBe("報告書を書く。\n・読み手：上司");
});

test("the last part stays last, with its introducing line", () => {
  expect(put("Summarize the text.\n\nText:\n{{text}}")).toBe(
    "Summarize the text.\n- Audience: My boss\n\nText:\n{{text}}",
  );
  expect(put("Explain this code.\n```js\nlet a = 1;\n```")).toBe(
    "Explain this code.\n- Audience: My boss\n\n```js\nlet a = 1;\n```",
  );
  const mail = "Dear Ms Wu,\nthe order has not arrived. Where is it?\nKind regards, A. Smith";
  expect(put(`Be kind.\nReply to this mail:\n${mail}`)).toBe(
    `Be kind.\n- Audience: My boss\n\nReply to this mail:\n${mail}`,
  );
  expect(put(`Reply to this mail:\n${mail}`)).toBe(`- Audience: My boss\n\nReply to this mail:\n${mail}`);
});

test("answers of an image prompt are phrases, before flags and exclusions", () => {
  const scene = (content: string) =>
    putAnswers(content, { use: "image", language: "en", variables: [answered("Light", "low sun")] });
  expect(scene("A fox in the snow.")).toBe("A fox in the snow, low sun");
  expect(scene("a fox in the snow --ar 16:9 --v 6")).toBe("a fox in the snow, low sun --ar 16:9 --v 6");
  expect(scene("a fox\nNegative prompt: text, people")).toBe("a fox, low sun\nNegative prompt: text, people");
});

test("answers go under the conditions, never behind or into what is pasted", () => {
  const notes = 'NOTES\n"""\nMon: trench done.\n"""';
  const rules = "RULES\n1. Under 150 words.\n2. Be kind.";
  expect(put(`Write the update.\n\n${rules}\n\nOUTPUT\nThe text only.\n\n${notes}`)).toBe(
    `Write the update.\n\n${rules}\n- Audience: My boss\n\nOUTPUT\nThe text only.\n\n${notes}`,
  );
  expect(put(`Write the update.\n\n${notes}`)).toBe(`Write the update.\n- Audience: My boss\n\n${notes}`);
  const others = (language: "ja" | "es", content: string) =>
    putAnswers(content, { use: "text", language, variables: [answered("A", "B")] });
  expect(others("ja", "返信を書く。\n\n# メッセージ\n（ここに貼る）")).toBe(
    "返信を書く。\n・A：B\n\n# メッセージ\n（ここに貼る）",
  );
  expect(others("es", 'Responde.\n\n# Reglas\n- Breve\n\nReseña:\n"Ruido hasta las dos."')).toBe(
    'Responde.\n\n# Reglas\n- Breve\n- A: B\n\nReseña:\n"Ruido hasta las dos."',
  );
});

test("a label of several things stands only before an answer that tells one of them", () => {
  const labelled = (value: string) =>
    putAnswers("献立を作る。", {
      use: "text",
      language: "ja",
      variables: [answered("曜日・食事・調理時間", value)],
    });
  expect(labelled("息子は冷めたご飯が苦手")).toBe("献立を作る。\n・息子は冷めたご飯が苦手");
  expect(labelled("平日の昼")).toBe("献立を作る。\n・曜日・食事・調理時間：平日の昼");
});

test("answers that changed give way in a text that has them, and refused ones stay out", () => {
  const [before, after] = [answered("Audience", "My boss"), answered("Audience", "My team")];
  const tone = answered("Tone", "Warm");
  const change = (content: string, variables: Question[], earlier: Question[]) =>
    putAnswers(content, { use: "text", language: "en", variables, earlier });
  const text = "Write a report.\n- Audience: My boss";
  expect(change(text, [before, tone], [before])).toBe(`${text}\n- Tone: Warm`);
  expect(change(text, [after, tone], [before])).toBe("Write a report.\n- Audience: My team\n- Tone: Warm");
  expect(change(text, [], [before])).toBe("Write a report.");
  expect(change("Write a report.", [before, tone], [before])).toBe("Write a report.\n- Tone: Warm");
  expect(change(`${text}\n\nText:\n{{text}}`, [before, tone], [before])).toBe(
    `${text}\n- Tone: Warm\n\nText:\n{{text}}`,
  );
  expect(
    putAnswers("A fox, at dawn", {
      use: "image",
      language: "en",
      variables: [answered("Time", "at dusk"), answered("Place", "in a wood")],
      earlier: [answered("Time", "at dawn")],
    }),
  ).toBe("A fox, at dusk, in a wood");
});

test("answers continue the list of conditions, in its mark", () => {
  const more = (content: string) =>
    putAnswers(content, { use: "text", language: "ja", variables: [answered("読み手", "上司")] });
  expect(more("報告書を書く。\n- 200字\n- 表なし")).toBe("報告書を書く。\n- 200字\n- 表なし\n- 読み手：上司");
  expect(more("以下の条件で報告書を書く。\n\n# 条件\n* 200字以内で書く\n\n# 出力形式\n本文のみ")).toBe(
    "以下の条件で報告書を書く。\n\n# 条件\n* 200字以内で書く\n* 読み手：上司\n\n# 出力形式\n本文のみ",
  );
  expect(put("Follow these steps:\n1. Read.\n2. Write the report for the board.\nKeep it short.")).toBe(
    "Follow these steps:\n1. Read.\n2. Write the report for the board.\nKeep it short.\n\n- Audience: My boss",
  );
});
