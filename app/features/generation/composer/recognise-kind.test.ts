import { expect, test } from "vitest";
import type { Language } from "~/languages";
import { recogniseKind } from "./recognise-kind";
import { writingKinds } from "./writing/writing-kinds";

const cases: [Language, string, string | undefined][] = [
  ["ja", "ブログ記事の要約", "summary"],
  ["ja", "メールマガジンのアンケート", "survey"],
  ["ja", "論文を3行で要約して", "summary"],
  ["ja", "大家さんに騒音の苦情をメールで伝えたい", "mail"],
  ["ja", "「求人」というタイトルのブログ", "blog-post"],
  ["ja", "売上データを分析して改善案を出したい", "data-analysis"],
  ["ja", "英会話の練習相手になって", "role-play"],
  ["ja", "法人向け営業トークスクリプト", "script"],
  ["ja", "メールの件名を10個考えて", "brainstorm"],
  ["ja", "引っ越し", undefined],
  ["en", "write a story about an email", "story"],
  ["en", "blog post summary", "summary"],
  ["en", "translate this blog post", "translation"],
  ["en", "Name ideas for a cooking school", "naming"],
  ["en", "fix my python function", "code-review"],
  ["en", "planta", undefined],
  ["en", "Storyville planting season", undefined],
  ["es", "Resumen del artículo", "summary"],
  ["es", "traduccion de un contrato", "translation"],
  ["es", "Responder a una queja de un cliente", "customer-reply"],
  ["es", "FAQ", "faq"],
  ["es", "plantas de interior", undefined],
];

for (const [language, text, kind] of cases) {
  test(`${text} asks for ${kind ?? "nothing known"}`, () => {
    expect(recogniseKind(writingKinds, text, language)?.id).toBe(kind);
  });
}
