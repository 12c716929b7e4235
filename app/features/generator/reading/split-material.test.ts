import { expect, test } from "vitest";

import { splitMaterial } from "./split-material";

const materialOf = (text: string) => splitMaterial(text).map(({ start, end }) => text.slice(start, end));

const mail = "お世話になっております。\n来週の打合せですが、15日(水)10時はいかがでしょうか。\n佐伯";
const log = "2026-03-03 02:10:44 ERROR disk full\n2026-03-03 02:11:44 ERROR disk full";
const table = "mes;ventas;visitas\nene;1200;340\nfeb;1180;355";

test.each([
  ["a mail before its request", `${mail}\n\n↑に返信 行けるけど15時以降がいい`, mail],
  ["a mail after its request", `この返事を書いて\n\n${mail}`, mail],
  ["a log after a question", `why does this fail?\n${log}`, log],
  ["a table after a question", `q se ve raro aqui\n${table}`, table],
  [
    "one line behind a colon",
    "英訳して：明日の会議は中止になりました。また連絡します。",
    "明日の会議は中止になりました。また連絡します。",
  ],
  [
    "a numbered list to work through",
    "tag each one as bug or feature\n1. App crashes\n2. Add dark mode\n3. Typo in the footer",
    "1. App crashes\n2. Add dark mode\n3. Typo in the footer",
  ],
])("%s is material", (_, text, material) => {
  expect(materialOf(text)).toEqual([material]);
});

test("fenced code is material unchanged", () => {
  const text = "explain this\n```js\nlet a = 1;\n```\nin Spanish";
  expect(materialOf(text)).toEqual(["```js\nlet a = 1;\n```"]);
  expect(splitMaterial(text)[0]!.fenced).toBe(true);
});

test.each([
  ["conditions in a list", "Write a cover letter\n- under 100 words\n- Tone: warm"],
  ["labelled conditions", "結婚式のスピーチ\n時間：3分\n雰囲気：笑い多め"],
  ["one line", "landlord wont give my deposit back"],
  ["a time of day", "会議の案内 開始：10:30"],
  ["orders after a greeting", "Hi!\nWrite a poem about my dog.\nKeep it short.\nplease make it rhyme"],
])("%s belong to the request", (_, text) => {
  expect(splitMaterial(text)).toEqual([]);
});

const prompts = {
  "a role, then prose": `You are an experienced editor for small shops.
Improve the product texts that I send you. Each one must stay under 80 words.
Write for customers who have never bought from us, and explain what the product is good for.
If something is missing, ask me before you start.`,
  "a role, then rules": `Act as a customer service agent.

Rules:
- Answer in English, in at most five sentences, and never promise a refund that has not been approved by the owner of the shop.
- Check the order number first.
- If the customer is angry (for example about a late parcel): apologize once.
Tone: warm and friendly, without any empty phrases.`,
  "rules without a role": `Write replies to reviews of our restaurant.
Keep each reply under 60 words.
Thank the guest by name.
Never argue: say what we will change.
Translate the reply into English if the review is in English.`,
  "facts in prose": `Help me improve the newsletter for my bakery.
The readers are 40 to 60 years old and live nearby.
They mostly open it on their phone, in the morning.
I want more of them to come on Tuesdays.`,
  "headings and labels": `# Task
Analyze the sales figures of the week.
# Format
Output: a table with one row a product, and a short summary.
<rules>
Do not guess missing numbers.
</rules>`,
  "steps that are announced": `When I send you a text, follow these steps:
1. Correct the spelling.
2. Keep the tone.
3. List what you changed.`,
  "rules after a request about a text": `Rewrite this text for ten-year-olds.
Use short sentences.
Do not leave out any facts.`,
  "a Japanese role, then prose": `あなたは優秀な編集者です。
私が送る文章を読みやすく書き直し、変えたところを説明してください。
専門用語は中学生にもわかる言葉に言い換えてください。
足りないことがあれば、先に質問してください。`,
  "Japanese labels and rules": `次の条件で、お店のブログ記事を書いてください。
・文字数：800字
・読者は近所に住む40代で、スマートフォンで朝に読むことが多いので、見出しは短くわかりやすいものにしてください
・対象：初めて来るお客様で、まだ一度も買ったことがない人。
・エラーや間違いがないか最後に確認する`,
  "Japanese rules without a role": `口コミへの返信文を書いてください。
60字以内にすること。
お名前を入れてお礼を言う。
言い訳はしない。
英語の口コミには英語で返してください。`,
  "a Spanish role, then prose": `Eres un redactor con experiencia en tiendas pequeñas.
Mejora los textos de producto que te mande. Cada uno debe tener menos de 80 palabras.
Explica para qué sirve el producto a quien nunca nos ha comprado.
Si falta algo, pregúntame antes de empezar.`,
  "Spanish rules": `Escribe respuestas a las reseñas de nuestro restaurante.
Usa menos de 60 palabras en cada una.
Tono: cercano y amable, sin frases vacías.
Nunca discutas: di qué vamos a cambiar.
Si la reseña está en inglés, contesta en inglés.`,
};

test.each(Object.entries(prompts))("instructions are no material: %s", (_, text) => {
  expect(materialOf(text)).toEqual([]);
});

test.each([
  [
    "You are an editor.\nMake this mail shorter.",
    "Dear Ms. Lee,\nthe order is late again.\nWe wait since May.\nKim",
  ],
  ["あなたは編集者です。\n次のメールを短くしてください。", mail],
  ["Eres un experto en registros.\nExplica este error:", log],
  ["Reply to this:", "Please send me the report by Friday.\nDo not forget the figures of May."],
  ["次のメールに返信して", "金曜日までに報告書を送ってください。\n5月の数字も入れてください。"],
  [
    "Traduce este correo al inglés:",
    "Por favor, envía el informe el viernes.\nNo olvides las cifras de mayo.",
  ],
])("a text that is given after instructions is material: %s", (request, material) => {
  expect(materialOf(`${request}\n\n${material}`)).toEqual([material]);
});

test.each([
  ["メールに返信して", "田中様\nお世話になっております。\n資料をお送りください。\n確認をお願いします。"],
  [
    "Can you answer my landlord?",
    "Dear tenant,\nKeep the drive free from Friday.\nDo not park in the yard again.",
  ],
  [
    "You are a support agent. Answer this email:\n",
    "Hi,\nPlease check my order 4711.\nTell me when it arrives.",
  ],
  [
    "¿Qué le digo a mi casero?",
    "Estimado inquilino:\nPor favor, revisa el contador.\nNo aparque en el patio.",
  ],
])("orders in a message are material: %s", (request, material) => {
  expect(materialOf(`${request}\n${material}`)).toEqual([material]);
});

const long = {
  en: "- The supplier wrote that the blue tiles come three weeks late, so the bathroom can only be finished in June.\n- Ms. Ortega asked for a second offer for the kitchen, with the cheaper worktop and without the built-in lights.",
  ja: Array(2)
    .fill(`・${"納品が三週間遅れるため、浴室の工事は六月に終わる見込みだと業者から連絡があり、".repeat(3)}`)
    .join("\n"),
  es: "- El proveedor escribió que los azulejos azules llegan tres semanas tarde y que el baño se termina en junio.\n- La señora Ortega pidió otra oferta para la cocina, con la encimera más barata y sin las luces empotradas.",
};

test.each([
  ["Summarize these notes:", long.en],
  ["Translate into Spanish:", "Keep the dog inside for two days.\nGive him two pills with his food."],
  ["要約：", long.ja],
  ["英訳して：", "犬は二日間、家の中に入れてください。\n薬は食事と一緒に飲ませてください。"],
  ["Resume estas notas:", long.es],
  ["Traduce al inglés:", "Usa la puerta de atrás.\nNo des de comer al perro."],
])("orders and bullets right after a colon are material: %s", (request, material) => {
  expect(materialOf(`${request}\n${material}`)).toEqual([material]);
});

test.each([
  ["Translate my texts by these rules:", "Keep the names.\nDo not shorten anything."],
  ["When you reply:", "Thank the guest.\nNever argue about the bill."],
  ["翻訳の条件：", "名前はそのままにしてください。\n省略しないでください。"],
  ["Cuando respondas:", "Da las gracias.\nNunca discutas por la cuenta."],
])("orders after a line about rules are none: %s", (request, rules) => {
  expect(materialOf(`${request}\n${rules}`)).toEqual([]);
});
