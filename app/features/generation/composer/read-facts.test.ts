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
