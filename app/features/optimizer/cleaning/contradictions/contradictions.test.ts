import { expect, test } from "vitest";

import { knownLanguage } from "~/features/generator/reading/language";

import { findContradictions } from "../../optimize-builtin";
import { contradictory } from "./contradictions.test-data";
import { settle } from "./settle";

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
  ["Don't make anything up.", "If you are not sure about the opening hours just give me your best guess."],
  ["Make reasonable assumptions.", "If anything is unclear, ask me first."],
  [
    "Write it in English, in a table with one row per half day.",
    "Don't use tables because I read it on my phone.",
  ],
  ["Put the prices in a table.", "No tables."],
  ["Don't mention the price in the letter, they complain.", "Include the price and how to pay."],
  [
    "No menciones el precio en la carta, que luego se quejan.",
    "Incluye el precio bien claro y cómo se paga.",
  ],
  ["No te inventes nada.", "Si no estás seguro, usa tu mejor estimación."],
  ["No uses tablas porque lo leo en el móvil.", "Ponlo en una tabla con una fila por día."],
  ["Una página como máximo.", "Cuenta cada obra con todo detalle, sin dejarte nada."],
  ["Usa un tono formal.", "Quiero que suene cercano y divertido, como si hablaras con un amigo."],
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
  "Do not invent facts. If you are not sure, mark it as your best guess.",
  "Do not make up reviews. Ask me if anything is unclear.",
  "Never guess. Use your best judgement for the layout.",
  "Write a riddle. Guess what the reader thinks. Do not invent new animals.",
  "Write the plan without tables in the introduction. Put the costs in a table.",
  "We have no tables left outside. Set it out in a table.",
  "No te inventes datos. Si no estás seguro, márcalo como suposición.",
  "No menciones el precio. Incluye la fecha y el precio de la competencia en otra hoja aparte, por favor.",
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
  "Emojis are not allowed in the subject line. Use emojis in the body.",
  "Write the listing. Pets are not allowed. Mention pets and parking.",
  "Escribe el anuncio. Las mascotas están prohibidas. Menciona las mascotas y el aparcamiento.",
  "Do not start with a question. End with a question.",
  "Don't open with a quote. Include a quote.",
  "No empieces con una pregunta. Termina con una pregunta.",
  "Do not answer in French. Mention French culture.",
  "Each paragraph has under 50 words. Each section has at least 200 words.",
  "The final summary has at most 50 words. The final section has at least 200 words.",
  "Cada párrafo tiene menos de 50 palabras. Cada apartado tiene al menos 200 palabras.",
  "各段落は50字以内。各章は500字以上で書いてください。",
  "Write a report of 800 words. The cover letter has at most 100 words.",
  "スピーチを書く。\n乾杯の挨拶：100字以内\n締めの言葉：300字以上",
  "No discounts. Mention noise reductions.",
  "Do not mention competitors. Mention our competitive prices.",
  "Do not complain. Complete the form for the tax office.",
  "Write the report in at least 800 words.\nMilestones:\n- at most 100 words",
  "# Lifestyle\n- at most 100 words\n# Rules\n- at least 800 words",
  "■依頼メール\n- 200字以内\n■お礼メール\n- 400字以上\nメールを2つ書いて。",
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
