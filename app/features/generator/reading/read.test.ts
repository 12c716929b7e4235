import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import type { PromptUse } from "~/domain/prompt-use";

import { read } from "./read";

const playbooks = await openPlaybooks();
const reading = (text: string, use: PromptUse = "text") => read(text, use, playbooks.topics);

test("material is fenced, verbatim, and does not affect language and topics", () => {
  const mail = "Dear Sir,\nyour budget of $500 is too small. Sorry.\nBob";
  const { words, request, hasMaterial, language, topics } = reading(`これに返信して\n\n${mail}`);
  expect(words).toBe(`これに返信して\n\n\`\`\`\n${mail}\n\`\`\``);
  expect({ request, hasMaterial, language }).toEqual({
    request: "これに返信して",
    hasMaterial: true,
    language: "ja",
  });
  expect(topics.has("budget")).toBe(false);
});

test("a fence is longer than any run of backticks in its material", () => {
  const code = "const a = ```x```;\nconst b = 1;";
  expect(reading(`explain this code\n${code}`).words).toBe(
    `explain this code\n\n\`\`\`\`\n${code}\n\`\`\`\``,
  );
});

test.each([
  ["義母へのLINE、角を立てずに断りたい", "ja"],
  ["landlord wont give my deposit back", "en"],
  ["vamos a oaxaca 3 dias", "es"],
  ["Écris une lettre à mon propriétaire", null],
  ["请帮我写一封给老板的邮件", null],
  ["안녕하세요 이메일 써줘", null],
] as const)("%s is read as %s", (text, language) => {
  expect(reading(text).language).toBe(language);
});

test.each([
  ["presupuesto", "bare"],
  ["landlord wont give my deposit back", "bare"],
  ["新入社員向けに研修案内のメール、60分、演習2回", "some"],
  [
    "Thank-you mail to Ms. Ito after Tuesday's interview for the nurse job: two short paragraphs, mention the night shift question, no flattery, sign as Ken",
    "enough",
  ],
] as const)("%s gives %s", (text, detail) => {
  expect(reading(text).detail).toBe(detail);
});

test.each([
  ["謝らずに断るメール", "apology"],
  ["300字以内で", "length"],
  ["speech for my sister's wedding, under 200 words", "length"],
  ["for my boss", "audience"],
  ["barato, menos de 20 euros", "budget"],
])("%s has the topic %s", (text, topic) => {
  expect([...reading(text).topics]).toContain(topic);
});

test("a word inside another is no topic", () => {
  expect(reading("explain the exam results").topics.has("relationship")).toBe(false);
});

test.each([
  ["夕暮れの神社 Midjourney用に英語で", "image", "en"],
  ["un zorro en la nieve, prompt en inglés", "image", "en"],
  ["プロンプトは英語で、旅行の計画", "text", "en"],
  ["英語でメールを書きたい", "text", null],
] as const)("%s (%s) asks for a prompt in %s", (text, use, language) => {
  expect(reading(text, use).promptLanguage).toBe(language);
});

test("invisible characters do not reach the words", () => {
  expect(reading("ca\u200Bt\u202E story").words).toBe("cat story");
});
