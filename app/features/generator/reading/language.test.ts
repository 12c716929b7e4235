import { expect, test } from "vitest";
import { detectLanguage, knownLanguage } from "./language";

const expected = {
  ja: [
    "議事録",
    "メール",
    "SEO対策",
    "英語でメールを書きたい",
    "React Server Components と Next.js App Router の違い",
    "次の英文を訳して: I have a pen and the book is on the table.",
    "Hello my friend, I hope that you are well.\n\nを日本語に訳して",
    "🎉🎂",
    "請求書",
    "otanjoubi no meeru wo kaite kudasai",
  ],
  en: [
    "SEO",
    "FAQ",
    "résumé",
    "planta",
    "Write an email in Japanese",
    "Translate こんにちは to English",
    'Translate "こんにちは、お元気ですか" to English',
    "Resume this article in 5 bullets",
    "report for «El País»",
    "A 30-second promo video for a ceramic mug, slow motion, lo-fi music",
    "CV",
    "haiku",
    "iPhone 15 Pro",
    "la la land review",
    "job resume",
    "name ideas",
    "```js\nlet a = los;\n```",
    "请帮我写一封给老板的邮件",
    "안녕하세요 이메일 써줘",
    "اكتب رسالة",
    "Schreibe einen Brief an meinen Vermieter",
    "Escreva um e-mail para o meu chefe",
  ],
  es: [
    "Correo de disculpa a un cliente",
    "Encuesta de satisfaccion para clientes",
    "traduccion",
    "currículum",
    "¿Me ayudas?",
    "Write es una palabra en inglés",
    "hola",
    "email a mi jefe",
    "presupuesto",
    "kiero un texto pa mi jefa",
    "clasificar tickets",
  ],
} as const;

for (const [language, texts] of Object.entries(expected)) {
  for (const text of texts) {
    test(`reads as ${language}: ${text}`, () => expect(detectLanguage(text)).toBe(language));
  }
}

for (const text of ["cv", "menu", "logo", "pizza", "jajaja", "test", "OK", "12345", "asdfgh", "!!!", "🎉"])
  test.each(["ja", "en", "es"] as const)(`${text} is in the reader's language: %s`, (reader) => {
    expect(knownLanguage(text, reader)).toBe(reader);
  });

/** Names of places, dishes and brands, words with accents: in the language of the site. */
const doubtful = {
  es: [
    "Esquí Baqueira",
    "Maniquí escaparate",
    "trulí bofa cachumba neli",
    "Rugby Getxo",
    "Sofá Ikea Wallapop",
    "Piragüismo Sella",
    "Paella Sueca",
    "Xiringuito logo",
    "Chalé Cercedilla",
    "Túper croquetas",
    "Carné joven",
    "Feedback Laura",
  ],
  en: [
    "Jalapeño salsa label",
    "Café logo slogan",
    "Résumé barista",
    "Piñata party flyer",
    "Crème brûlée recipe",
    "São Paulo itinerary",
    "Zürich weekend trip",
    "Mötley Crüe tribute",
    "Málaga hen weekend",
    "Gruyère fondue",
    "Açaí",
    "Tapas menu",
  ],
  ja: ["Esquí Baqueira", "ChatGPT", "Netflix", "TOEIC 800"],
} as const;

for (const [reader, lines] of Object.entries(doubtful))
  test.each(lines)(`a line in doubt is in the reader's language, ${reader}: %s`, (line) => {
    expect(knownLanguage(line, reader as keyof typeof doubtful)).toBe(reader);
  });

test.each([
  ["Escribe un correo a mi casero", "en", "es"],
  ["Carta de disculpa", "en", "es"],
  ["Disculpa jefe", "en", "es"],
  ["receta de paella", "en", "es"],
  ["birthday invitation", "es", "en"],
  ["cover letter", "ja", "en"],
  ["december newsletter candle shop", "ja", "en"],
  ["Geburtstagsgruß Oma", "en", null],
  ["Jahresgespräch vorbereiten", "es", null],
  ["Bolo de cenoura", "en", null],
  ["carta para minha mãe", "es", null],
  ["Lettre de motivation boulangerie", "en", null],
  ["köy şenliği afişi", "es", null],
] as const)("a short line that shows its own language keeps it: %s on %s", (line, reader, language) => {
  expect(knownLanguage(line, reader)).toBe(language);
});

test.each(["k", "y", "a", "no", "TV", "é"])(
  "a word of one or two letters is in the reader's language: %s",
  (line) => {
    for (const reader of ["ja", "en", "es"] as const) expect(knownLanguage(line, reader)).toBe(reader);
  },
);

test("a reader's language changes nothing where a text shows its own", () => {
  expect(knownLanguage("ideas", "es")).toBe("es");
  expect(knownLanguage("ideas", "ja")).toBe("en");
  expect(knownLanguage("hello", "es")).toBe("en");
  expect(knownLanguage("hola", "ja")).toBe("es");
  expect(knownLanguage("請求書", "en")).toBe("ja");
  expect(knownLanguage("이메일 써줘", "es")).toBeNull();
  expect(knownLanguage("Schreibe einen Brief an meinen Vermieter", "es")).toBeNull();
});

test.each([
  "asdf qwer",
  "asdf qwer zxcv jkl",
  "hjkl sdfg poiu",
  "¿¿¿???!!!",
  "sdkfjh skdjfh ksjdhf kjsdhfkjs",
  "dfgsh rtck",
  "xxx yyy zzz",
  "fghfgh jkljkl",
  "hjkhjkhjk",
])("keys struck at random are in no language: %s", (line) => {
  for (const reader of ["ja", "en", "es"] as const)
    expect(knownLanguage(line, reader) ?? reader).toBe(reader);
});
