import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";

import { strongPrompts } from "../../strong-prompts.test-data";
import { findUnclear } from "./find-unclear";

const playbooks = await openPlaybooks();
const wordsIn = (content: string, isScene = false) =>
  findUnclear(content, playbooks, isScene).map(({ words }) => words);

test("references to what an AI cannot see are found, in the three languages", () => {
  for (const [content, words] of [
    ["例の件、先方に断りのメールを書いてください。", "例の件"],
    ["部長への報告を、いつもの形式で作って。", "いつもの形式"],
    ["ブログの記事を前回と同じ感じで書いてください。", "前回と同じ感じ"],
    ["添付の資料を5行に要約してください。", "添付の資料"],
    ["弊社のマニュアルに沿って返信を書いてください。", "弊社のマニュアル"],
    ["先日の部長のコメントを反映して、企画書を直して。", "先日の部長のコメント"],
    ["Cuenta lo de la radio en dos frases.", "lo de la radio"],
    ["Write the minutes in the usual format.", "the usual format"],
    ["Tell the team about that thing with Tom.", "that thing with Tom"],
    ["Write to Ana about the price as we discussed.", "as we discussed"],
    ["Summarize the attached report in five lines.", "the attached report"],
    ["Escribe el correo de lo de siempre a Marta.", "lo de siempre"],
    ["Haz el cartel como la última vez, en rojo.", "como la última vez"],
    ["Haz el cartel como la ultima vez, en rojo.", "como la ultima vez"],
    ["Resume el informe adjunto en cinco líneas.", "el informe adjunto"],
  ] as const)
    expect(wordsIn(content)).toEqual([words]);
});

test("wishes that nobody can check are found within needed sentences, those side by side as one", () => {
  for (const [content, words] of [
    ["新しい喫茶店を紹介する、いい感じの魅力的な文章を書いて。", "いい感じの魅力的な"],
    ["確定申告の手順を分かりやすく説明して。", "分かりやすく"],
    ["自己紹介をプロっぽく書き直して。", "プロっぽく"],
    ["Write an engaging and professional post about our bakery.", "engaging and professional"],
    ["Write a note to my neighbor in a nice way.", "in a nice way"],
    ["Haz un cartel que quede bonito para la feria.", "que quede bonito"],
    ["Texto atractivo y dinámico para un bar de Cádiz.", "atractivo y dinámico"],
  ] as const)
    expect(wordsIn(content)).toEqual([words]);
});

test("what the prompt explains itself is not asked for", () => {
  for (const content of [
    "例の件（5月の棚卸しの遅れ）を部長に報告するメールを書いて。",
    "例の件を部長に報告するメールを書いて。\n・例の件：5月の棚卸しの遅れ",
    "Write the minutes in the usual format: decisions, then tasks.",
    "Write the minutes in the usual format.\n- The usual format: decisions, then tasks",
    "La radio se rompió el lunes. Cuenta lo de la radio en dos frases.",
    "Resume el informe adjunto en cinco líneas.\n\n```\nEl informe dice que la obra va tarde.\n```",
    "Summarize the attached report in five lines.\n\n{{report}}",
    "添付の資料を要約してください。\n\n{{資料}}",
    "確定申告の手順を、専門用語を使わず分かりやすく説明して。",
    "Explain taxes so that they are easy to understand, without jargon.",
    "報告を簡潔に、200字以内で書いて。",
    "Write it in plain English, keep it short, 80 words.",
  ])
    expect(wordsIn(content)).toEqual([]);
});

test("facts, quotations, roles, conversations and known words are no such words", () => {
  for (const content of [
    "「例の件」という言い方を使わない、断りのメールを書いて。",
    "事例の件数を表にまとめて。",
    "うちの店は魅力的な庭があります。その紹介文を120字で書いて。",
    "去年と同じ会場です。案内を書いて。",
    "店の名前は「いつものパン屋」。看板の文を10字で。",
    "You are a professional chef. List three dinners with beans.",
    "The results were the same as last year. Write two lines about it.",
    "He is a nice lad. Write him a note about the drums, 60 words.",
    "Write a report on a professional athlete and two fun facts.",
    'Do not write "as we discussed" in the letter to Ana.',
    "Los clientes de siempre vienen los lunes. Escribe un aviso de 30 palabras.",
    "Eres un vendedor profesional. Escribe tres preguntas para un cliente.",
    "Act as an interviewer for that thing with Tom. Ask me one question at a time.",
  ])
    expect(wordsIn(content)).toEqual([]);
});

test("what one can name is asked for by its name, other things by how they are", () => {
  const asks = (content: string) => findUnclear(content, playbooks, false).map((one) => one.asks);
  expect(asks("Escribe un aviso de 30 palabras. Pon el teléfono de siempre.")).toEqual([
    "«{words}»: ¿cuál es? La IA no lo sabe.",
  ]);
  expect(asks("Escribe un aviso de 30 palabras. Pon las direcciones de siempre.")).toEqual([
    "«{words}»: ¿cuáles son? La IA no lo sabe.",
  ]);
  expect(asks("Escribe un aviso de 30 palabras con el formato de siempre.")).toEqual([
    "«{words}»: ¿cómo es? La IA no lo ha visto.",
  ]);
});

test("a picture may be beautiful, and is asked about references only", () => {
  expect(wordsIn("A beautiful fox that stands out, in the usual style.", true)).toEqual(["the usual style"]);
});

test("at most three are found, references first, each once", () => {
  const content =
    "分かりやすく説明して。面白い記事を書いて。短めに。例の件も、いつもの形式で。例の件は最後に書いて。";
  expect(wordsIn(content)).toEqual(["例の件", "いつもの形式", "分かりやすく"]);
});

test("strong prompts have none", () => {
  for (const { content } of strongPrompts) expect(wordsIn(content)).toEqual([]);
});
