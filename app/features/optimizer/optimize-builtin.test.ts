import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { languages } from "~/domain/languages";
import { promptUses } from "~/domain/prompt-use";
import { knownLanguage } from "~/features/generator/reading/language";

import { putAnswers } from "./cleaning/put-answers";
import { findLosses } from "./find-losses";
import { cleanPrompt } from "./optimize-builtin";
import { paddedPrompts } from "./padded-prompts.test-data";
import { strongPrompts } from "./strong-prompts.test-data";

const playbooks = await openPlaybooks();
const clean = (content: string) => cleanPrompt(content, playbooks);
const codes = (content: string) =>
  clean(content).improvements.map((made) => ("code" in made ? made.code : made.text));

test("the samples have strong and padded prompts of every use and language", () => {
  for (const prompts of [strongPrompts, paddedPrompts]) {
    expect(new Set(prompts.map(({ use }) => use))).toEqual(new Set(promptUses));
    expect(new Set(prompts.map(({ content }) => knownLanguage(content)))).toEqual(new Set(languages));
  }
});

test.each(strongPrompts)("a strong prompt is unchanged: $content", ({ content }) => {
  expect(clean(content)).toEqual({ content, rules: [], improvements: [] });
});

test.each(paddedPrompts)("padding is removed, and nothing else: $content", ({ content, gone, left }) => {
  const cleaned = clean(content);
  expect(cleaned.content).toBe(left);
  expect(codes(content)).toEqual(gone);
  for (const improvement of cleaned.improvements)
    expect(content).toContain("words" in improvement && improvement.words);
  expect(clean(left).improvements).toEqual([]);
  expect(findLosses(left, content, left)).toEqual([]);
});

test("quotations, material, examples and code are no padding", () => {
  for (const content of [
    'Translate into French: "Take a deep breath. You can do it!"',
    "Improve this prompt:\nYou are a world-class expert. Take a deep breath. Write about tea.",
    "次の文を英語に訳してください：「あなたは世界最高の専門家です。」",
    "Write a slogan.\n\nExample:\nYou can do it!\n\nAt most five words.",
    "Explica el código.\n```\n// Piensa paso a paso.\n```",
    '{"role": "You are a world-class expert.", "task": "Think step by step."}',
  ])
    expect(clean(content)).toEqual({ content, rules: [], improvements: [] });
});

test("conditions, steps and formats that a prompt announces are its own words", () => {
  expect(
    clean(`あなたはプロのコピーライターです。
以下の条件で、投稿文を書いてください。
# 条件
- 200字以内
- 高品質で魅力的な文章にしてください
この仕事は私のキャリアにとって非常に重要です。うまくできたら200ドルのチップをあげます。
どうぞよろしくお願いいたします。`).content,
  ).toBe("以下の条件で、投稿文を書いてください。\n# 条件\n- 200字以内");
  for (const [lead, padding] of [
    ["次のルールを守って、この商品の紹介文を書いてください。", "ハルシネーションをしないでください。"],
    ["以下の手順に従って、メールを書いてください。", "絶対に間違えないでください。"],
    ["Write a reply under the following conditions:", "Do not hallucinate."],
    ["Explain our returns policy. Follow these steps:", "Never make mistakes."],
    ["Escribe un correo con las siguientes condiciones:", "No alucines."],
    ["Responde siguiendo estos pasos:", "Nunca te equivoques."],
  ]) {
    const own = `${lead}\n- 580 円, 3 de mayo, tea for Ms Wu and 12 others\n- the room is B, and the door is on the left`;
    expect(clean(`${own}\n\n${padding}`).content).toBe(own);
  }
});

test("a text inside announced conditions stays material", () => {
  for (const content of [
    "以下の手順に従って返信してください。\n1. まずお礼\n2. 次に日程\n\n鈴木様\nお世話になっております。\nどうぞよろしくお願いいたします。",
    "Reply under the following conditions:\n- at most 80 words\n- no discount\n\nReply to this mail:\nI hope you are doing well.\nThank you so much!",
    "Responde con las siguientes condiciones:\n- 80 palabras\n- sin descuento\n\nCorreo:\nEspero que estés bien.\nMuchas gracias por tu ayuda.",
  ])
    expect(clean(content).content).toBe(content);
});

test("what follows the part of a material is the prompt's own words again", () => {
  const mail = "鈴木様\nお世話になっております。\nどうぞよろしくお願いいたします。";
  for (const [before, after, padding] of [
    [
      `メールを敬語に直してください。\n# 入力文\n${mail}\n## 追伸\n深呼吸してください。\n# 出力文\n`,
      "- 200字以内\n",
      "深呼吸してください。",
    ],
    [
      `次のメールに返信してください。\n\n【メール】\n${mail}\n\n【条件】\n`,
      "・敬語で\n",
      "深呼吸してください。",
    ],
    [
      "Summarize the mail in one line.\n\n# Input\nHi Ann,\nI hope you are doing well.\n\n# Output\n",
      "- at most 12 words\n",
      "Take a deep breath.",
    ],
    [
      "Resume el correo en una línea.\n\n## Entrada\nHola Ana,\nMuchas gracias por tu ayuda.\n\n## Salida\n",
      "- 12 palabras como máximo\n",
      "Piensa paso a paso.",
    ],
  ]) {
    expect(clean(before! + after! + padding!).content).toBe((before! + after!).trimEnd());
  }
});

test("a wish for the best, old thanks, a superlative and a punishment are padding", () => {
  for (const [prompt, padding] of [
    [
      "紅茶の紹介文を200字で書いてください。",
      [
        "君は世界最高峰のビジネスライターだ。",
        "最高の結果を出力してください",
        "いつも本当にありがとうございます。",
        "間違えると罰があります。",
        "それではお願いします。",
      ],
    ],
    [
      "Write 80 words about black tea.",
      [
        "You are the world's top business writer.",
        "Please output the best result.",
        "Thank you so much as always.",
        "If you make a mistake there will be a penalty.",
      ],
    ],
    [
      "Escribe 80 palabras sobre el té negro.",
      [
        "Eres el mejor redactor de negocios del mundo.",
        "Por favor, entrega el mejor resultado.",
        "Muchas gracias como siempre.",
        "Si te equivocas, habrá una penalización.",
      ],
    ],
  ] as const) {
    const { content, improvements } = clean([prompt, ...padding].join("\n"));
    expect(content).toBe(prompt);
    expect(improvements).toHaveLength(padding.length);
  }
  for (const content of [
    "罰金の説明を書く。遅れると罰があります。",
    "List the rules. If you make a mistake at tax time there will be a penalty.",
  ])
    expect(clean(content).content).toBe(content);
});

test("a role of several boasts is one, and accuracy that names a fact stays", () => {
  expect(
    clean("あなたはSEOの専門家であり、20年の経験を持つプロのコピーライターです。紅茶の記事を書く。").content,
  ).toBe("紅茶の記事を書く。");
  for (const content of [
    "薬の説明を書く。用量の数字を間違えないでください。",
    "Write about AI. Explain why models hallucinate.",
    "Marca los errores pero no los cambies en el texto.",
  ])
    expect(clean(content).content).toBe(content);
});

test("a prompt of nothing but padding stays, and so does text in other languages", () => {
  for (const content of [
    "You are a world-class expert. Take a deep breath.",
    "# Rôle\nVous êtes un expert de renommée mondiale. Écrivez une lettre.",
    "请深呼吸，一步一步地思考。写一封感谢信。",
    "🔥",
  ])
    expect(clean(content)).toEqual({ content, rules: [], improvements: [] });
});

test("a role with facts stays, and a mere boast is removed", () => {
  for (const content of [
    "You are a nurse on a children's ward talking to parents. Explain a blood test.",
    "You are an expert in Japanese rental law helping a tenant in Osaka. Explain key money.",
    "あなたは認知症病棟の看護師です。家族に面会の注意を伝えてください。",
    "Eres recepcionista de un hotel en Cádiz. Contesta a un huésped que llega tarde.",
    "You are not an assistant. Argue against whatever I claim about tea.",
    "No eres un asistente. Lleva la contraria a lo que diga sobre el té.",
  ])
    expect(clean(content).content).toBe(content);
  expect(
    clean("You are a highly skilled professional with years of experience. Explain a blood test.").content,
  ).toBe("Explain a blood test.");
});

test("thanks, tips and threats that belong to the task stay", () => {
  for (const content of [
    "The customer threatened to switch to another supplier. Write an answer that keeps him.",
    "Write a thank-you letter to my landlord.\nDear Ms Wu,\nthank you so much for your help with the boiler.\nMany thanks, Ana",
    "Reply to this mail:\nHi Ana,\nthe parcel has not come. I would be grateful for your help.\nThank you so much!",
    "End the mail with:\n- Appreciation\n- Contact details",
    "Workers get a $500 bonus at the end of the year. Explain the rule.",
    "大家さんへのお礼の手紙を書いてください。80字以内でお願いします。",
    "このメールに返信してください。\n鈴木様\nお世話になっております。先日の件、よろしくお願いいたします。",
    "取引先は契約を打ち切ると脅しています。返事を書いてください。",
    "El hotel te da una recompensa de 500 puntos por noche. Escribe el anuncio.",
    "Responde a este correo:\nHola, Ana:\nla caldera no va.\nMuchas gracias por tu ayuda.",
  ])
    expect(clean(content)).toEqual({ content, rules: [], improvements: [] });
});

test.each([
  ["あなたはプロのカスタマーサポートです。", "role"],
  ["絶対に失敗しないでください。", "check"],
  ["Eres un experto en comunicación de clase mundial.", "role"],
  ["Actúa como un entrenador personal certificado.", "role"],
  ["Hazlo de la mejor manera posible.", "quality"],
  ["Act as a certified personal trainer.", "role"],
])("roles and wishes that any task could have are removed: %s", (sentence, kind) => {
  const task = "Mi caldera no funciona desde el lunes 24; son 120 euros.";
  expect(codes(`${sentence}\n${task}`)).toEqual([kind]);
});

test("a rule that settles a contradiction stands above material that a label opens", () => {
  const task = "Summarize the following meeting notes. Use bullet points. Do not use bullet points.";
  const notes = "Notes:\n- Launch moves to May 4\n- Thank you so much!";
  const { content, rules, improvements } = clean(`${task}\n\n${notes}`);
  expect(improvements).toEqual([
    { code: "contradiction", words: "Use bullet points / Do not use bullet points" },
  ]);
  const text = putAnswers(content, { use: "text", language: "en", variables: [], rules });
  expect(text.endsWith(notes)).toBe(true);
  expect(text).toContain(rules[0]);
});

test("notes that nothing announces are the prompt's own", () => {
  const { content } = clean("Write about tea.\n\nNotes:\n- at most 80 words\n- Thank you so much!");
  expect(content).not.toContain("Thank you");
});

test("certain contradictions are resolved to the later wish", () => {
  for (const [content, words] of [
    ["茶の歴史を800字以内で書いてください。1500字程度でお願いします。", "800字以内 / 1500字程度"],
    ["Write about tea in 300 words. Make it 800 words.", "300 words / 800 words"],
    [
      "Answer in English. Explain tea to my aunt. Answer in Spanish.",
      "Answer in English / Answer in Spanish",
    ],
    ["Habla del té en 300 palabras. Que tenga 800 palabras.", "300 palabras / 800 palabras"],
    ["List the rules of chess. Avoid bullets. Use bullet points.", "Avoid bullets / Use bullet points"],
  ] as const) {
    const { rules, improvements } = clean(content);
    expect(improvements).toEqual([{ code: "contradiction", words }]);
    expect(rules).toHaveLength(1);
    expect(clean(`${content}\n- ${rules[0]}`).rules).toEqual([]);
  }
});

test("lengths of parts, ranges and several results are no contradiction", () => {
  for (const content of [
    "ブログ記事を書いてください。タイトルは30字以内、本文は800字程度。",
    "Write an article of 300 words with a summary of 50 words.",
    "Write between 300 words and 500 words about tea.",
    "Answer in English and then in Japanese.",
    "英語で書いて、それぞれ日本語で書いてください。",
    "Un artículo de 500 palabras y un resumen de 60 palabras.",
  ])
    expect(codes(content)).toEqual([]);
});
