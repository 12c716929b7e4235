import { expect, test } from "vitest";

import { typeTags } from "~/domain/prompt-use";

import { describeBuiltin } from "./describe-builtin";
import { sharedTexts } from "./schema";

const describe = (changes: Partial<Parameters<typeof describeBuiltin>[0]> = {}) =>
  describeBuiltin({
    originalInput: "landlord wont give my deposit back",
    content:
      "landlord wont give my deposit back\n- What I can prove it with: A signed contract\n- So far: No answer\nFor {{landlord}} on {{ date }}, {{landlord}}.",
    type: typeTags.text,
    ...changes,
  });

test("a description says in the purpose's language what the prompt makes and what is to be filled in", async () => {
  expect(await describe()).toEqual({
    title: "landlord wont give my deposit back",
    description: "Made for: demand letter. You fill in: landlord and date.",
  });
  expect(
    await describe({
      originalInput: "夕暮れの商店街を描いてください。人は少なめで。",
      content: "{{時刻}}の商店街、人は少なめ",
      type: typeTags.image,
    }),
  ).toMatchObject({
    title: "夕暮れの商店街を描いてください",
    description: expect.stringMatching(/^(?:[^「」]+に使えるプロンプトです。)?時刻を入れて使います。$/),
  });
  expect(
    await describe({
      originalInput: "Escribe un guion para un vídeo sobre el mercado del barrio",
      content: "El mercado del barrio en {{la_ciudad}}, de {{a}}, {{b}}, {{c}} y {{d}}",
      type: typeTags.video,
    }),
  ).toMatchObject({
    title: "Escribe un guion para un vídeo sobre el mercado",
    description: expect.stringMatching(
      /^(?:Sirve para: .*\. )?Se completa con: la ciudad, a, b, c y más\.$/u,
    ),
  });
});

test.each([
  ["explain what my garden soil test means and what to plant", "You fill in: crop and month."],
  ["plan what to plant in my garden each month", "You fill in: crop and month."],
  [
    "write a cover letter for a nurse job",
    "Made for: cover or application letter. You fill in: crop and month.",
  ],
  [
    "a shopping list and dinners for a week",
    "Made for: planning the week's meals. You fill in: crop and month.",
  ],
  [
    "reply to an angry guest review of my hotel",
    "Made for: replying to a review. You fill in: crop and month.",
  ],
  ["explain photosynthesis to a 10 year old", "Made for: explaining something. You fill in: crop and month."],
  ["summarize the minutes of a meeting", "Made for: meeting minutes. You fill in: crop and month."],
  ["plan a weekend trip to Lisbon with kids", "Made for: planning a trip. You fill in: crop and month."],
  ["write a README for my library", "Made for: README or technical docs. You fill in: crop and month."],
  ["an SQL query for last month's orders", "Made for: writing an SQL query. You fill in: crop and month."],
  ["夏野菜の植え付け計画を立てて", "crop、monthを入れて使います。"],
  ["取引先への納期遅れのお詫びメール", "仕事のお詫びに使えるプロンプトです。crop、monthを入れて使います。"],
  ["一週間分の夕食の献立", "献立づくりに使えるプロンプトです。crop、monthを入れて使います。"],
  ["町内会の夏祭りのお知らせ", "crop、monthを入れて使います。"],
  ["職務経歴書を整える", "履歴書・職務経歴書に使えるプロンプトです。crop、monthを入れて使います。"],
  ["議事録を要約する", "議事録に使えるプロンプトです。crop、monthを入れて使います。"],
  ["旅行のしおりを作る", "旅行の計画に使えるプロンプトです。crop、monthを入れて使います。"],
  ["英語のメールを自然に直す", "翻訳に使えるプロンプトです。crop、monthを入れて使います。"],
  ["売上データを分析して", "データを分析するときに使えるプロンプトです。crop、monthを入れて使います。"],
  ["ホラー小説を書いて", "物語・小説を書くときに使えるプロンプトです。crop、monthを入れて使います。"],
  ["planifica qué sembrar cada mes", "Se completa con: crop y month."],
  [
    "correo de disculpa a un cliente por el retraso",
    "Sirve para: disculparse en el trabajo o con un cliente. Se completa con: crop y month.",
  ],
  [
    "menú semanal para cuatro",
    "Sirve para: planear las comidas de la semana. Se completa con: crop y month.",
  ],
  ["explica las fases de la luna a un niño", "Se completa con: crop y month."],
  ["aviso de la fiesta del barrio", "Se completa con: crop y month."],
  ["mejora mi currículum", "Sirve para: currículum u hoja de vida. Se completa con: crop y month."],
  ["resume el acta de una reunión", "Sirve para: acta de reunión. Se completa con: crop y month."],
  ["itinerario de fin de semana en Lima", "Sirve para: planear un viaje. Se completa con: crop y month."],
  ["responde a una reseña negativa", "Sirve para: responder a una reseña. Se completa con: crop y month."],
  [
    "correo de venta a un posible cliente",
    "Sirve para: correo de venta a un posible cliente. Se completa con: crop y month.",
  ],
])("the description of %s", async (originalInput, description) => {
  expect((await describe({ originalInput, content: "{{crop}} {{month}}" })).description).toBe(description);
});

test("a description never repeats the title, and neither has braces", async () => {
  for (const originalInput of [
    "Write to {{ landlord }} about {{the heating}}",
    "手紙を書く",
    "Una carta. Corta.",
  ]) {
    const { title, description } = await describe({ originalInput, content: originalInput });
    expect(description).not.toContain(title);
    expect(title + description).not.toMatch(/\{\{|\}\}/);
  }
  expect((await describe({ originalInput: "Write to {{ landlord }}" })).title).toBe("Write to landlord");
});

test("an uncertain line without inputs has no description, so that its purpose is shown", async () => {
  const uncertain = { originalInput: "make something cool", content: "Go." };
  expect((await describe(uncertain)).description).toBe("");
  expect((await describe({ ...uncertain, content: "Go to {{place}}." })).description).toBe(
    "You fill in: place.",
  );
});

test("material is no title", async () => {
  const { title } = await describe({
    originalInput:
      "Reply to this mail:\nDear Ms Wu,\nthe order has not arrived. Where is it?\nKind regards, A. Smith",
  });
  expect(title).toBe("Reply to this mail");
});

test("a title is at most 50 characters, cut between phrases if possible", async () => {
  for (const originalInput of [
    "Write ".repeat(40),
    "あ".repeat(51),
    "🦊".repeat(60),
    `${"商店街の案内を、".repeat(9)}書いて`,
    "x".repeat(50),
  ]) {
    const { title } = await describe({ originalInput });
    expect([...title].length, originalInput).toBeLessThanOrEqual(50);
    expect(title).not.toMatch(/\p{Surrogate}|[、,\s…]$/u);
  }
  expect((await describe({ originalInput: "x".repeat(50) })).title).toBe("x".repeat(50));
});

test("list numbers and heading marks are not in a title", async () => {
  for (const [originalInput, title] of [
    ["1. 手紙を書く\n2. 送る", "手紙を書く"],
    ["# A letter", "A letter"],
    ["- a letter", "a letter"],
    ["v1.2", "v1.2"],
  ] as const)
    expect((await describe({ originalInput })).title).toBe(title);
});

test("a purpose of nothing but marks is not repeated in a sentence", async () => {
  for (const originalInput of ["。", "...", "1."])
    expect((await describe({ originalInput, content: "Go." })).description).toBe("");
});

test("every description fits the limits", async () => {
  const five = [1, 2, 3, 4, 5].map(String);
  const full = {
    originalInput: `Write ${"word ".repeat(300)}`,
    content: [
      ...five.map((digit) => `- ${digit.repeat(30)}: x`),
      ...five.map((digit) => `{{${digit.repeat(40)}}}`),
    ].join("\n"),
  };
  for (const originalInput of [full.originalInput, "あ".repeat(4_000)]) {
    const made = await describe({ ...full, originalInput });
    expect(sharedTexts.safeParse(made).success, `${made.description.length}`).toBe(true);
  }
});

test("blanks in an open bracket are read once, however many there are", async () => {
  // With repeated reading, the test would time out.
  const described = await Promise.all(
    [`{{${" ".repeat(19_990)}x`, "{{ ".repeat(6_600), `- ${" ".repeat(19_000)}${"x".repeat(900)}`].map(
      (content) => describe({ content }),
    ),
  );
  expect(new Set(described.map(({ description }) => description)).size).toBe(1);
});
