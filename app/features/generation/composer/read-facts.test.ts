import { expect, test } from "vitest";
import { readFacts } from "./read-facts";

test("a purpose that says nothing more has no facts", () => {
  expect(readFacts("議事録")).toEqual({
    language: "ja",
    audience: undefined,
    tone: undefined,
    length: undefined,
    format: undefined,
    deadline: undefined,
    outputLanguage: undefined,
    quantities: [],
    names: [],
    places: [],
    quotes: [],
    urls: [],
    code: [],
  });
});

const cases: [string, Partial<ReturnType<typeof readFacts>>][] = [
  ["英語の口コミには英語で返信", { outputLanguage: undefined }],
  ["英語で書かれた契約書を要約", { outputLanguage: undefined }],
  ["英語の履歴書の職務要約を3文で", { outputLanguage: "英語", length: "3文" }],
  ["お礼メール、英語、150 words以内", { outputLanguage: "英語", length: "150 words以内" }],
  ["もっと丁寧で、かつ親しみやすい文面に", { tone: "もっと丁寧で、かつ親しみやすい" }],
  [
    "誠実で、堅すぎず、若い人に語りかける感じで",
    { tone: "誠実で、堅すぎず、若い人に語りかける感じ", audience: "若い人" },
  ],
  ["優しい味のスープのレシピ", { tone: undefined }],
  ["来週の金曜に退職する田中さんへ", { quantities: ["来週の金曜"], audience: "田中さん" }],
  ["小学3年生に教える45分の授業案", { length: "45分", audience: "小学3年生" }],
  ["件名は30字以内、本文は200字で", { length: "件名は30字以内、本文は200字" }],
  ["部長に説明する（A社120万円・納期2か月半）", { quantities: ["120万円", "納期2か月半"] }],
  ["8月3日(土)17時〜20時に夏祭り", { quantities: ["8月3日(土)17時〜20時"] }],
  [
    "対象：新入社員\nトーン：やさしく\n文字数：800字",
    { audience: "新入社員", tone: "やさしく", length: "800字" },
  ],
  ["CSVの3列目を合計するPythonのコード", { format: undefined, quantities: ["3列目"] }],
  ["参加者は佐藤、鈴木、Lee。", { names: ["佐藤", "鈴木", "Lee"] }],
  ["Email my landlord, firm but polite", { audience: "my landlord", tone: "firm but polite" }],
  ["A blog post on a serious illness", { tone: undefined }],
  [
    "3 subject lines, 4 my friends, order #4521 will be late",
    { quantities: ["3 subject lines", "4", "order #4521"] },
  ],
  ["a text 2 my landlord about rent", { audience: "my landlord" }],
  ["An introduction to English grammar", { outputLanguage: undefined }],
  ["RSVP by August 1", { deadline: undefined, quantities: ["August 1"] }],
  [
    "A press release: Nimbus Labs raises $12M from Acme Ventures",
    { names: ["Nimbus Labs", "Acme Ventures"], quantities: ["$12M"] },
  ],
  ["2-hour workshop for HR managers", { length: "2-hour", audience: "HR managers" }],
  ["Post agradecido, sin sonar triste, tras 6 años en Indra", { quantities: ["6 años"] }],
  [
    "Carta formal al ayuntamiento de Sevilla, expediente 2024/118",
    {
      tone: "formal",
      audience: "ayuntamiento de Sevilla",
      quantities: ["expediente 2024/118"],
    },
  ],
  ["confirmar antes del 1 de agosto", { deadline: undefined, quantities: ["1 de agosto"] }],
  [
    "con humor y cariño, en español y en inglés",
    { tone: "con humor y cariño", outputLanguage: "español y en inglés" },
  ],
  ["pedido 88123 llegó roto; máx. 6 preguntas", { quantities: ["pedido 88123", "máx. 6 preguntas"] }],
  [
    "来週の金曜までに告知メールを300字以内で",
    { deadline: "来週の金曜まで", length: "300字以内", quantities: [] },
  ],
  ["取引先の山田様へ、お詫び。3月10日までに納品", { audience: "取引先の山田様", deadline: "3月10日まで" }],
  [
    "株式会社サクラとA社に8万円と5つの案を",
    { names: ["株式会社サクラ", "A社"], quantities: ["8万円", "5つ"] },
  ],
  [
    "20代の女性向けに、京都の旅を表形式でカジュアルに",
    { audience: "20代の女性", places: ["京都"], format: "表形式", tone: "カジュアルに" },
  ],
  ["昨日14時から40分間、停止した", { length: undefined, quantities: ["14時", "40分間"] }],
  ["朝礼の3分スピーチ", { length: "3分" }],
  ["小学4年生の算数「分数」の指導案", { audience: "小学4年生", quotes: ["分数"] }],
  ["このメールをスペイン語に翻訳して", { outputLanguage: "スペイン語" }],
  ["英訳して、日本語のメール", { outputLanguage: undefined }],
  [
    "Write to my landlord Mr. Sato in Japanese by March 3",
    { audience: "my landlord Mr. Sato", outputLanguage: "Japanese", deadline: "by March 3" },
  ],
  ["A survey due Friday for busy parents", { deadline: "Friday", audience: "busy parents" }],
  [
    "I was 10 minutes late; under 150 words, polite but firm",
    { length: "under 150 words", tone: "polite but firm", quantities: ["10 minutes"] },
  ],
  [
    "Compare the iPhone and Pixel in a table for my team in Paris",
    { names: ["iPhone", "Pixel"], format: "table", audience: "my team", places: ["Paris"] },
  ],
  ["See https://example.com/a?b=1, and `x = 1`", { urls: ["https://example.com/a?b=1"], code: ["x = 1"] }],
  ["Don't say 'I'm sorry to hear that' in it", { quotes: ["I'm sorry to hear that"] }],
  [
    "Carta a mi jefa Carmen para el lunes, tono cercano y profesional",
    { audience: "mi jefa Carmen", deadline: "para el lunes", tone: "cercano y profesional" },
  ],
  [
    "Cuento en inglés para niños de 5 años, máximo 400 palabras",
    { outputLanguage: "inglés", audience: "niños de 5 años", length: "máximo 400 palabras" },
  ],
  ["Viaje a Lisboa el 3 de mayo con 60 €", { places: ["Lisboa"], quantities: ["3 de mayo", "60 €"] }],
];

for (const [text, facts] of cases) {
  test(`reads what is said: ${text}`, () => expect(readFacts(text)).toMatchObject(facts));
}

test("every fact is a verbatim piece of the purpose", () => {
  for (const [text] of cases) {
    const { language: _, outputLanguage: __, ...facts } = readFacts(text);
    for (const piece of Object.values(facts).flat()) if (piece) expect(text).toContain(piece);
  }
});

test("what stands in a quotation is not read as a wish", () => {
  expect(readFacts('Reply to "in 5 bullets by Friday, please"')).toMatchObject({
    length: undefined,
    deadline: undefined,
  });
});

test("a pasted passage is material, not a wish", () => {
  const passage = "The board said on Tuesday that it would pay $40 million by March 3 in a formal review.";
  for (const text of [
    `Summarize this for my team: ${passage}`,
    `Rewrite this\n\n${passage}`,
    `${passage}\n\nProofread this`,
    `次の英文を訳して。\n${passage}`,
  ]) {
    expect(readFacts(text)).toMatchObject({
      deadline: undefined,
      tone: undefined,
      quantities: [],
      outputLanguage: undefined,
    });
  }
  expect(readFacts("Rewrite my bio:\n- Tone: warm\n- Length: 80 words")).toMatchObject({
    tone: "warm",
    length: "80 words",
  });
});

test("what the work is about is no reader", () => {
  expect(readFacts("売上を分析して。対象は2024年の全店舗。").audience).toBeUndefined();
  expect(readFacts("講座の案内文。対象は60代の女性です。").audience).toBe("60代の女性");
});
