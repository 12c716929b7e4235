import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { languages } from "~/domain/languages";
import { promptUses } from "~/domain/prompt-use";
import { knownLanguage } from "~/features/generator/reading/language";

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
  expect(clean(content)).toEqual({ content, contradictions: [], improvements: [] });
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
    expect(clean(content)).toEqual({ content, contradictions: [], improvements: [] });
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
    ["Please help me with the following.", "Do not hallucinate."],
    ["Ayúdame con lo siguiente.", "No alucines."],
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

test("a line that tells who the reader is begins no letter", () => {
  for (const told of [
    "- 相手は株式会社サクラ商事の購買課・田中様",
    "宛先：ABC商事 営業部 佐藤様",
    "送り先は佐藤先生",
  ]) {
    const before = `納期の遅れをお詫びするメールを書いてください。\n${told}\n- 300字以内で\n`;
    expect(clean(`${before}深呼吸してください。`).content, told).toBe(before.trimEnd());
  }
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
    expect(clean(content)).toEqual({ content, contradictions: [], improvements: [] });
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
    expect(clean(content)).toEqual({ content, contradictions: [], improvements: [] });
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

test("notes that nothing announces are the prompt's own", () => {
  const { content } = clean("Write about tea.\n\nNotes:\n- at most 80 words\n- Thank you so much!");
  expect(content).not.toContain("Thank you");
});

test("nothing dangles where a role at the start of a sentence stays a part of it", () => {
  for (const content of [
    "あなたは世界最高峰のコピーライターであり、整骨院に20年勤めてきた受付スタッフでもあります。返信を書く。",
    "You are a world-class copywriter, and you have run our bakery in Leeds since 2004. Write a flyer.",
    "Eres un redactor de talla mundial, y llevas la panadería de Lugo desde 2004. Escribe un folleto.",
  ])
    expect(clean(content).content).toBe(content);
});

test.each([
  [
    "role",
    "あなたは優秀な管理栄養士です。",
    "Act as an expert hotel manager.",
    "Actúa como una recepcionista experta.",
  ],
  [
    "role",
    "あなたはIQ160の天才です。",
    "You are a senior copywriter with an IQ of 180.",
    "Eres un abogado con un coeficiente intelectual de 180.",
  ],
  [
    "pressure",
    "素晴らしい返信を書けたら2万円のチップを払います。",
    "I will tip you $200 for a perfect answer.",
    "¡Te daré 100 euros de propina!",
  ],
  [
    "quality",
    "適切な長さで、いい感じにまとめてください。",
    "Do not be too long, but not too short either.",
    "Que no sea demasiado largo ni demasiado corto.",
  ],
  [
    "role",
    "あなたは世界最高の天才的なプロの編集者であり、どんな依頼にも完璧に応えます。",
    "You are hands down the greatest marketer who ever lived.",
    "Eres el mejor y más genial redactor publicitario de la historia.",
  ],
  [
    "role",
    "あなたは世界で最も優れたトップライターで、どんな文章も完璧に書けます。",
    "You're the most brilliant email writer on the planet.",
    "Eres una leyenda viva del marketing, la mejor del planeta.",
  ],
  [
    "quality",
    "プロっぽく、かっこよく、適切に仕上げてください。",
    "The post must be amazing.",
    "Que quede precioso.",
  ],
  [
    "role",
    "あなたは世界一の料理研究家です。",
    "You are an incredibly talented, world-famous hospitality copywriter.",
    "Actúa como un genio absoluto de la atención al cliente.",
  ],
  [
    "courtesy",
    "もし差し支えなければご協力いただけますと幸いです。",
    "Please could you kindly help me, if you don't mind.",
    "Por favor, ¿podrías ayudarme, si no te importa?",
  ],
  [
    "quality",
    "適切に、いい感じに、プロフェッショナルに仕上げてください。",
    "It should be really good.",
    "Debe quedar realmente bien.",
  ],
])("each language knows the same padding: %s", (kind, ja, en, es) => {
  for (const [sentence, task] of [
    [ja, "月〜金の5日分の献立を考えてください。"],
    [en, "Plan the menu of 5 lunches from Monday to Friday."],
    [es, "Haz el menú de 5 comidas de lunes a viernes."],
  ]) {
    expect(codes(`${sentence}\n${task}`), sentence).toEqual([kind]);
    expect(clean(`${sentence}\n${task}`).content).toBe(task);
  }
});

test.each([
  [
    "- 丁寧で親しみやすい文体にしてください。\n- 予約の日時を2つたずねる。",
    "- 丁寧な言葉づかいを心がけてください。",
  ],
  [
    "1. Be friendly but professional.\n2. Say what happens next week.",
    "3. Be friendly and professional in tone.",
  ],
  ["- Sé amable y profesional.\n- Di qué pasa el lunes.", "- Usa un tono amable."],
])("a manner that is asked for twice is one: %s", (own, again) => {
  const { content, improvements } = clean(`${own}\n${again}`);
  expect(content).toBe(own);
  expect(improvements).toEqual([{ code: "repeated", words: again.replace(/[。.]$/u, "") }]);
  expect(clean(own).content).toBe(own);
});

test.each([
  [
    "- 専門用語は使わないでください。\n- 駐車場は3台分あります。",
    "- 難しい言葉は避けてください。\n- 専門的な言葉を使わずに書いてください。",
  ],
  ["Make it simple. The room is B.", " Use simple words. Avoid difficult words."],
  ["Avoid jargon. The room is B.", " Do not use technical terms. Use plain language without jargon."],
  ["Evita la jerga. La sala es la B.", " No uses tecnicismos. Usa un lenguaje sencillo y sin jerga."],
])("a wish that is said in three ways is one: %s", (own, again) => {
  const { content, improvements } = clean(`${own}${own.startsWith("-") ? "\n" : ""}${again}`);
  expect(content).toBe(own);
  expect(improvements.map((made) => "code" in made && made.code)).toEqual(["repeated", "repeated"]);
});

test("a wish for plain words that names more is none of the repeated ones", () => {
  for (const content of [
    "Avoid jargon. Use simple words for the price list of 12 items.",
    "Evita la jerga. Usa palabras sencillas en la tabla de 12 precios.",
    "専門用語は使わないでください。分別の説明はやさしい言葉にする。",
  ])
    expect(clean(content).content).toBe(content);
});

test("what only some tasks could ask for is no padding", () => {
  for (const content of [
    "It should be a really good fit for a size 42 foot. Describe the boot.",
    "議事録です。適切にまとめてください。",
    "あなたは料理研究家の祖母です。孫に漬物の漬け方を教えてください。",
    "Debe quedar bien con el sofá verde. Describe la alfombra.",
  ])
    expect(clean(content).content).toBe(content);
});

test("a heading in capitals goes with its role", () => {
  expect(clean("ROLE\nYou are a world-class expert.\n\nTASK\nWrite 80 words about tea.").content).toBe(
    "TASK\nWrite 80 words about tea.",
  );
});

test("the conditions between an announcement and its material are the prompt's own", () => {
  const lead = "以下の議事録を要約してください。\n\n【条件】\n・3項目以内";
  const notes = "【議事録】\n田中：よろしくお願いします。";
  expect(clean(`${lead}\n・深呼吸してください。\n\n${notes}`).content).toBe(`${lead}\n\n${notes}`);
});

test("a task, a person's own role and a question stay, however they look", () => {
  for (const content of [
    "We missed the deadline because Ken was ill.\nPlease improve this.",
    "Our shop closes at six.\nPlease proofread this.",
    "Nuestra tienda cierra a las seis.\n¿Puedes mejorarlo, por favor?",
    "As a teacher with 20 years of experience, I need a farewell speech.",
    "As an expert, I find the tutorials too easy. Suggest harder ones on Rust.",
    "Como profesional con mucha experiencia, necesito un currículum.",
    "私は心理学の専門家です。講演の案内文を書いて。",
    "I am wondering if you can see the table I sent yesterday, dated 3 May.",
    "I was hoping you could come to my party on Friday. Make this line funnier.",
    "The tone should be\nvery, very good and polished.\nAsk for Friday off.",
  ])
    expect(clean(content).content).toBe(content);
});

test("what is left of a sentence begins with a capital", () => {
  expect(clean("Hey there, write a poem about my cat Tom.").content).toBe("Write a poem about my cat Tom.");
});

test("equal sentences of two parts are cut each at its own place", () => {
  const again = "Make it friendly and warm, be friendly.";
  expect(
    clean(
      `Write two flyers about our fair.\n\n# For parents\n${again}\n\n# For schools\n${again}\nAt most 80 words.`,
    ).content,
  ).toBe(
    "Write two flyers about our fair.\n\n# For parents\nMake it friendly and warm.\n\n# For schools\nAt most 80 words.",
  );
});
