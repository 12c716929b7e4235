import { expect, test } from "vitest";

import { knownLanguage } from "~/features/generator/reading/language";

import { findContradictions } from "../../optimize-builtin";
import { settle } from "./settle";

/** A prompt with a contradiction: its two passages, and the prompt where the first or the second one is kept. */
const contradictory: [content: string, one: string, other: string, first: string, second: string][] = [
  [
    "Reply to the guest. Keep it under 60 words. Explain in at least 300 words what we change.",
    "Keep it under 60 words.",
    "Explain in at least 300 words what we change.",
    "Reply to the guest. Keep it under 60 words. Explain what we change.",
    "Reply to the guest. Explain in at least 300 words what we change.",
  ],
  [
    "返信を書く。\n- 100字以内でまとめる。\n- 500字以上で書いてください。",
    "100字以内でまとめる。",
    "500字以上で書いてください。",
    "返信を書く。\n- 100字以内でまとめる。",
    "返信を書く。\n- 500字以上で書いてください。",
  ],
  [
    "引き継ぎを書く。\n・全体で800字以内にまとめる。\n・全部で3000字以上で書いてください。",
    "全体で800字以内にまとめる。",
    "全部で3000字以上で書いてください。",
    "引き継ぎを書く。\n・全体で800字以内にまとめる。",
    "引き継ぎを書く。\n・全部で3000字以上で書いてください。",
  ],
  [
    "Responde. Usa un máximo de 50 palabras. Escribe al menos 200 palabras.",
    "Usa un máximo de 50 palabras.",
    "Escribe al menos 200 palabras.",
    "Responde. Usa un máximo de 50 palabras.",
    "Responde. Escribe al menos 200 palabras.",
  ],
  [
    "Plan the meeting. The meeting takes at most 15 minutes. Plan for at least 45 minutes.",
    "The meeting takes at most 15 minutes.",
    "Plan for at least 45 minutes.",
    "Plan the meeting. The meeting takes at most 15 minutes.",
    "Plan the meeting. Plan for at least 45 minutes.",
  ],
  [
    "List reasons to move.\n1. Give exactly 3 benefits.\n2. Give at least 6 benefits.\n3. Use a table.",
    "Give exactly 3 benefits.",
    "Give at least 6 benefits.",
    "List reasons to move.\n1. Give exactly 3 benefits.\n3. Use a table.",
    "List reasons to move.\n2. Give at least 6 benefits.\n3. Use a table.",
  ],
  [
    "Explain the fee. Be concise. Be as detailed as possible.",
    "Be concise.",
    "Be as detailed as possible.",
    "Explain the fee. Be concise.",
    "Explain the fee. Be as detailed as possible.",
  ],
  [
    "料金を案内する。\n・簡潔に書く\n・漏れなく説明する",
    "簡潔に書く",
    "漏れなく説明する",
    "料金を案内する。\n・簡潔に書く",
    "料金を案内する。\n・漏れなく説明する",
  ],
  [
    "Reclama la comisión. Sé breve. Explícalo lo más detallado posible.",
    "Sé breve.",
    "Explícalo lo más detallado posible.",
    "Reclama la comisión. Sé breve.",
    "Reclama la comisión. Explícalo lo más detallado posible.",
  ],
  [
    "休業の案内を書く。敬語を使わないでください。丁寧な敬語でお願いします。",
    "敬語を使わないでください。",
    "丁寧な敬語でお願いします。",
    "休業の案内を書く。敬語を使わないでください。",
    "休業の案内を書く。丁寧な敬語でお願いします。",
  ],
  [
    "Write to Ann. Keep the tone casual. Use formal language.",
    "Keep the tone casual.",
    "Use formal language.",
    "Write to Ann. Keep the tone casual.",
    "Write to Ann. Use formal language.",
  ],
  [
    "Escribe al banco. Trata al lector de usted. Tutea al lector.",
    "Trata al lector de usted.",
    "Tutea al lector.",
    "Escribe al banco. Trata al lector de usted.",
    "Escribe al banco. Tutea al lector.",
  ],
  [
    "Write the reply. Do not apologize. Apologize for the noise on Saturday.",
    "Do not apologize.",
    "Apologize for the noise on Saturday.",
    "Write the reply. Do not apologize.",
    "Write the reply. Apologize for the noise on Saturday.",
  ],
  [
    "返信を書く。\n- 絵文字は1つまで使ってかまいません。\n- 絵文字や顔文字は使わないでください。",
    "絵文字は1つまで使ってかまいません。",
    "絵文字や顔文字は使わないでください。",
    "返信を書く。\n- 絵文字は1つまで使ってかまいません。",
    "返信を書く。\n- 絵文字や顔文字は使わないでください。",
  ],
  [
    "朝礼の原稿を書く。\n・例え話を入れる\n・例え話は入れない",
    "例え話を入れる",
    "例え話は入れない",
    "朝礼の原稿を書く。\n・例え話を入れる",
    "朝礼の原稿を書く。\n・例え話は入れない",
  ],
  [
    "Escribe el anuncio. No uses hashtags. Usa hashtags.",
    "No uses hashtags.",
    "Usa hashtags.",
    "Escribe el anuncio. No uses hashtags.",
    "Escribe el anuncio. Usa hashtags.",
  ],
  [
    "Write the mail. Output only the text, with a subject. Then explain your reasoning.",
    "Output only the text, with a subject.",
    "Then explain your reasoning.",
    "Write the mail. Output only the text, with a subject.",
    "Write the mail. Output the text, with a subject. Then explain your reasoning.",
  ],
  [
    "返信を書く。返信文だけを出力してください。最後に、その文面にした理由を解説してください。",
    "返信文だけを出力してください。",
    "最後に、その文面にした理由を解説してください。",
    "返信を書く。返信文だけを出力してください。",
    "返信を書く。最後に、その文面にした理由を解説してください。",
  ],
  [
    "Describe el piso. Devuelve solo el texto. Al final explica por qué elegiste esas palabras.",
    "Devuelve solo el texto.",
    "Al final explica por qué elegiste esas palabras.",
    "Describe el piso. Devuelve solo el texto.",
    "Describe el piso. Al final explica por qué elegiste esas palabras.",
  ],
  [
    "お知らせを書く。\n- 文章は「です・ます」で書いてください。\n- 文体は「である」調にしてください。",
    "文章は「です・ます」で書いてください。",
    "文体は「である」調にしてください。",
    "お知らせを書く。\n- 文章は「です・ます」で書いてください。",
    "お知らせを書く。\n- 文体は「である」調にしてください。",
  ],
  [
    "返信を書く。値引きには触れないでください。お詫びとして値引きを伝えてください。",
    "値引きには触れないでください。",
    "お詫びとして値引きを伝えてください。",
    "返信を書く。値引きには触れないでください。",
    "返信を書く。お詫びとして値引きを伝えてください。",
  ],
  [
    "献立を書く。\n- 表は使わないでください。\n- 最後に材料を表でまとめてください。",
    "表は使わないでください。",
    "最後に材料を表でまとめてください。",
    "献立を書く。\n- 表は使わないでください。",
    "献立を書く。\n- 最後に材料を表でまとめてください。",
  ],
  [
    "Write a flyer. Offer 20% off on all bread until Friday. Do not offer any discount.",
    "Offer 20% off on all bread until Friday.",
    "Do not offer any discount.",
    "Write a flyer. Offer 20% off on all bread until Friday.",
    "Write a flyer. Do not offer any discount.",
  ],
  [
    "Escribe un folleto. Ofrece un 20 % de descuento hasta el viernes. No ofrezcas rebajas.",
    "Ofrece un 20 % de descuento hasta el viernes.",
    "No ofrezcas rebajas.",
    "Escribe un folleto. Ofrece un 20 % de descuento hasta el viernes.",
    "Escribe un folleto. No ofrezcas rebajas.",
  ],
  [
    "Write a reply. Output only the reply. Also explain at the end why you chose these words.",
    "Output only the reply.",
    "Also explain at the end why you chose these words.",
    "Write a reply. Output only the reply.",
    "Write a reply. Also explain at the end why you chose these words.",
  ],
  [
    "お知らせを書く。\n# 文字数\n- 300字以内に必ず収めてください。\n# 内容\n- できるだけ詳しく、長く書いてください。",
    "300字以内に必ず収めてください。",
    "できるだけ詳しく、長く書いてください。",
    "お知らせを書く。\n# 文字数\n- 300字以内に必ず収めてください。\n# 内容",
    "お知らせを書く。\n# 文字数\n# 内容\n- できるだけ詳しく、長く書いてください。",
  ],
  [
    "Answer in English. Explain tea to my aunt. Answer in Spanish.",
    "Answer in English.",
    "Answer in Spanish.",
    "Answer in English. Explain tea to my aunt.",
    "Explain tea to my aunt. Answer in Spanish.",
  ],
];

test.each([
  ["Use emojis.", "Emojis are not allowed."],
  ["Mention lunch boxes.", "Don't talk about lunch boxes."],
  ["Include the price.", "Leave out the price."],
  ["No hashtags.", "End with three hashtags."],
  ["Make it funny.", "Do not be funny."],
  ["Don't give the reason.", "State the reason, which is pipe work."],
  ["Provide the notice only.", "Then justify your wording."],
  ["Use British English.", "Use American English."],
  ["Send only the email text.", "Add a short explanation of your wording afterwards."],
  ["Usa emojis.", "Los emojis están prohibidos."],
  ["Habla de la comida.", "No hables de la comida."],
  ["Pide disculpas por el ruido.", "No pidas disculpas."],
  ["Sin hashtags.", "Termina con tres hashtags."],
  ["Que el correo sea corto.", "Da todos los detalles posibles."],
  ["料金（1泊2食 18,000円）を入れる。", "料金は載せないでください。"],
  ["可能な限り詳細に、長く書いてください。", "ただし300字以内に必ず収めてください。"],
])("wishes exclude each other in other words too: %s %s", (one, other) => {
  const lead = { ja: "遠足の連絡文を書く。", es: "Escribe a los padres.", en: "Write to the parents." };
  const language = knownLanguage(`${one} ${other}`)!;
  expect(
    findContradictions(`${lead[language]}\n- ${one}\n- ${other}`).map(({ passages }) => passages),
  ).toEqual([[one, other]]);
});

test.each(contradictory)(
  "a contradiction is asked about, and what is not kept goes: %s",
  (content, one, other, first, second) => {
    const found = findContradictions(content);
    expect(found.map(({ passages }) => passages)).toEqual([[one, other]]);
    expect(found[0]!.question).toMatchObject({ name: "contradiction.1", options: [one, other], value: null });
    expect(settle(content, found, {})).toMatchObject({ content, cuts: [], rules: [] });
    expect(settle(content, found, { "contradiction.1": one })).toMatchObject({ content: first, rules: [] });
    expect(settle(content, found, { "contradiction.1": other })).toMatchObject({
      content: second,
      rules: [],
    });
    expect(findContradictions(first)).toEqual([]);
    expect(findContradictions(second)).toEqual([]);
  },
);

test("a line tells what counts where nothing can go without breaking the task, and is asked about once", () => {
  for (const content of [
    "Write a formal letter to my landlord Ms Wu about the boiler. Keep the tone casual.",
    "大家さんへ敬語を使った手紙を、給湯器の故障と修理の希望日について書いてください。くだけた口調で書く。",
    "Escribe una carta formal a mi casero sobre la caldera. Usa un tono informal.",
  ]) {
    const found = findContradictions(content);
    expect(found, content).toHaveLength(1);
    const {
      content: same,
      rules,
      questions,
    } = settle(content, found, { "contradiction.1": found[0]!.passages[1] });
    expect([same, rules.length]).toEqual([content, 1]);
    expect(questions[0]!.value).toBe(found[0]!.passages[1]);
    expect(findContradictions(`${content}\n- ${rules[0]}`)).toEqual([]);
  }
});

test.each([
  "ブログ記事を書いてください。タイトルは30字以内。本文は800字程度。",
  "Write an article of 300 words with a summary of 50 words.",
  "Write between 300 words and 500 words about tea.",
  "Write a blog post of at least 400 words. Write a tweet of at most 30 words.",
  "# Blog post\n- at least 400 words\n# Toot\n- at most 40 words",
  "Each tip has at most 20 words. Write at least 100 words.",
  "Answer in English and then in Japanese.",
  "英語で書いて、それぞれ日本語で書いてください。",
  "Un artículo de 500 palabras y un resumen de 60 palabras.",
  "Be friendly but professional. Use formal language. Do not be too casual.",
  "If he apologizes, do not apologize. Apologize for the noise.",
  "Do not use more than two emojis. Use emojis.",
  "Use a table. Do not use bullet points.",
  "Write a letter to my landlord about the deposit. Do not mention the landlord by name.",
  "専門用語は避ける。専門用語を使う場合は説明する。",
  "見出しは短く。手順はできるだけ詳しく書く。",
  "料金は書かない。予約の日時を書く。",
  "Da todos los detalles posibles. Añade una breve nota con el horario.",
  "End with a question. Leave out the price.",
  "Be funny. Do not be rude.",
  "Termina con una pregunta. Sé amable. No seas pesado.",
  "値引きの案内を書く。パンは20%引きにしてください。ケーキの値引きはしない。",
  "見出しは「です・ます」について。本文は、である調の歴史を説明してください。",
  "Offer 20% off on bread. Do not offer any discount on cakes.",
  "Ofrece un 20 % de descuento en pan. No ofrezcas descuento en tartas.",
  "You may offer a discount of up to 5%. Do not offer any discount above 5%.",
  "No menciones la taquilla. Menciona la fecha. Menos de 90 palabras.",
  "Plan the day.\n1.5 hours minimum\n- at most 2 hours",
  "Planifica el día.\n- mínimo 1,5 horas\n- mínimo 1.5 horas\n- máximo 2 horas",
  "一日を計画する。\n- 1.5時間以上\n- 2時間以内",
  "Improve this prompt:\nKeep it under 50 words. Write at least 200 words.",
])("no contradiction is seen where there is none: %s", (content) => {
  expect(findContradictions(content).map(({ passages }) => passages)).toEqual([]);
});

test("a figure at the start of a line is no item's mark", () => {
  const [found] = findContradictions("Plan the day.\n2.5 hours of casual talk\nUse formal language.");
  expect(found?.passages).toEqual(["2.5 hours of casual talk", "Use formal language."]);
});

test.each([
  ["List reasons to move. Use at most 3 bullet points. Give at least 6 items."],
  ["Responde. Usa un máximo de 2 oraciones. Escribe al menos 6 frases."],
  ["Responde. Usa como máximo una oración. Escribe al menos 6 frases."],
])("a unit is the same in other words: %s", (content) => {
  expect(findContradictions(content)).toHaveLength(1);
});

test("facts under a heading of their own are no wishes", () => {
  expect(
    findContradictions(
      "# Context\nThe guest wants a casual tone.\n# Task\nWrite a reply. Use formal language.",
    ),
  ).toEqual([]);
});
