import { expect, test } from "vitest";

import { changesAmong, chosenPieces, textOf } from "./changes";
import { settle } from "./cleaning/contradictions/settle";
import { findContradictions } from "./optimize-builtin";
import { readReply } from "./read-reply.server";
import { replyForm } from "./schema";

const given =
  "Write a letter to {{landlord}} about the 800 euros of my deposit, on one page, without threats.";

const read = (reply: string) => readReply(replyForm.parse({ purpose: "a letter", given, reply }));

test("a reply is compared with what the AI was given, change by change", () => {
  const improved = given.replace("on one page", "in 150 words");
  const view = read(`Here you are:\n\`\`\`\n${improved}\n\`\`\`\nAnything else?`);
  expect(view).toMatchObject({ content: improved, improvements: [], variables: [], leftAlone: null });
  expect(changesAmong(view.pieces)).toEqual([{ removed: "on one page", added: "in 150 words" }]);
  expect(view.pasted).toEqual({ losses: [], sentences: [], isUnlike: false, isLoose: false });
});

test("what a reply lost of the text that the AI was given is told by code", () => {
  expect(read(given.replace("{{landlord}} about the 800 euros", "him about a part")).pasted?.losses).toEqual([
    { code: "variable", words: "{{landlord}}" },
    { code: "words", words: "800" },
  ]);
  expect(read("大家さんに敷金八百ユーロについての手紙を一枚で書いてください。").pasted).toMatchObject({
    losses: [{ code: "language", words: "ja" }, { code: "variable" }, { code: "words" }],
    isUnlike: false,
  });
});

test("an answer in the request that a reply lost is one loss and one change, which can be refused", () => {
  const withAnswer = `${given}\n- Paid by Bizum to 600 123 456`;
  const { pasted, pieces } = readReply({ purpose: "a letter", given: withAnswer, reply: given });
  expect(pasted?.losses).toEqual([{ code: "words", words: "600 123 456" }]);
  expect(changesAmong(pieces)).toHaveLength(1);
  expect(textOf(chosenPieces(pieces, new Set()))).toBe(withAnswer);
});

test.each([
  [
    "en",
    "Write a formal letter to my landlord Ms Wu about the boiler. Keep the tone casual.",
    "formal",
    "casual",
  ],
  [
    "ja",
    "大家さんへ敬語を使った手紙を、給湯器の故障と修理の希望日について書いてください。くだけた口調で書く。",
    "敬語を使った",
    "",
  ],
  [
    "es",
    "Escribe una carta formal a mi casero sobre la caldera. Usa un tono informal.",
    "formal",
    "informal",
  ],
])("a line that tells which passage counts is no loss, in %s", (_, content, overruled, instead) => {
  const [contradiction] = findContradictions(content);
  const { rules } = settle(content, [contradiction!], { "contradiction.1": contradiction!.passages[1] });
  const reply = content.replace(overruled, instead);
  const { pasted } = readReply({ purpose: "a letter", given: `${content}\n- ${rules[0]}`, reply });
  expect(pasted).toMatchObject({ losses: [], sentences: [] });
});

test("a sentence of which nothing is left is told, but not beside its own figure", () => {
  const facts = `${given}\nMarta has the keys since Tuesday.\nThe boiler of Thomas broke on day 12.`;
  const { pasted } = readReply({ purpose: "a letter", given: facts, reply: given });
  expect(pasted).toMatchObject({
    losses: [{ code: "words", words: "12" }],
    sentences: ["Marta has the keys since Tuesday."],
  });
});

test("an AI's questions are told from a prompt", () => {
  const questions = "1. When did you move out?\n2. Which country is it in?\n3. What did they say so far?";
  expect(read(questions).pasted?.isUnlike).toBe(true);
  expect(read(`${questions}\n\`\`\`\n${given}\n\`\`\``).pasted?.isUnlike).toBe(false);
});

test("a task that the AI has done is told from a prompt, and a prompt in other words is not taken for one", () => {
  for (const [prompt, done, improved] of [
    [
      "I need to write to my landlord, Mr. Okafor, because the kitchen radiator in flat 3B has been cold since November 12 and I already called him twice.\nPlease make it polite but firm, keep it short, and ask him to send someone before Friday December 4.",
      "Dear Mr. Okafor,\n\nI am writing about the kitchen radiator in flat 3B, which has been cold since November 12. I have already called you twice about this.\n\nPlease send someone to repair it before Friday, December 4.\n\nKind regards,\nLena",
      "Write a short, polite but firm letter to my landlord, Mr. Okafor. The kitchen radiator in flat 3B has been cold since November 12, and I have already called him twice. Ask him to send someone before Friday, December 4. Sign it as Lena.",
    ],
    [
      "町内会の夏祭りのお知らせを書いてください。8月3日(土)の16時から20時、場所は中央公園。雨天の場合は翌日に順延。屋台は12軒、盆踊りは18時から。600字以内で、です・ます調で。",
      "町内会の皆さまへ\n\n今年も夏祭りを開催いたします。\n\n日時：8月3日(土) 16時〜20時\n場所：中央公園\n雨天の場合は翌日に順延いたします。\n\n当日は屋台が12軒並び、18時からは盆踊りも行います。",
      "町内会の夏祭りのお知らせを書いてください。8月3日(土)の16時から20時、場所は中央公園。雨なら翌日。屋台は12軒、盆踊りは18時から。400字以内で、です・ます調で。問い合わせ先は佐藤。",
    ],
  ] as const) {
    const isUnlike = (reply: string) =>
      readReply({ purpose: "a letter", given: prompt, reply }).pasted?.isUnlike;
    expect([isUnlike(done), isUnlike(improved), isUnlike(prompt)]).toEqual([true, false, false]);
  }
});

test("a blank reply, and a prompt too long, are refused", () => {
  expect(replyForm.safeParse({ purpose: "a", given, reply: " \n" }).error?.issues[0]?.message).toBe(
    "required",
  );
  expect(replyForm.safeParse({ purpose: "a", given }).success).toBe(false);
  expect(() => read("word ".repeat(4_001))).toThrow("invalid_fields");
  // Invisible characters of a reply are no reason to refuse it.
  expect(read(`\u200B\u0007${given}`).content).toBe(given);
});
