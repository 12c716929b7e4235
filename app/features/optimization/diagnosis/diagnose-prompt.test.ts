import { expect, test } from "vitest";

import { composePrompt } from "~/features/generation/composer/compose-prompt.server";
import { countCharacters } from "~/features/texts/count-characters";
import { contentLimit } from "~/features/prompts/limits";
import { promptUses } from "~/features/prompts/prompt-use";

import type { ImprovementCode } from "../improvement";
import { keptFaults } from "../kept-faults";
import { diagnosePrompt } from "./diagnose-prompt";
import { prompts } from "./prompts.test-data";

const editing = new Set<ImprovementCode>(["vague_words", "unnamed_inputs", "buried_task"]);

const codesOf = (content: string, purpose = "x") => diagnosePrompt(content, purpose).codes;
const mended = (content: string, purpose = "x") => diagnosePrompt(content, purpose).content;

test.each(prompts)("$content", ({ content, purpose, codes, says, saysNot = [] }) => {
  const diagnosis = diagnosePrompt(content, purpose);
  expect(diagnosis.codes).toEqual(expect.arrayContaining<ImprovementCode>(codes));
  for (const piece of says) expect(diagnosis.content).toContain(piece);
  for (const piece of saysNot) expect(diagnosis.content).not.toContain(piece);
});

test.each(prompts)(
  "nothing is lost, and nothing more is found afterwards: $content",
  ({ content, purpose }) => {
    const diagnosis = diagnosePrompt(content, purpose);
    expect(keptFaults(diagnosis.content, content)).toEqual([]);
    expect(diagnosePrompt(diagnosis.content, purpose)).toEqual({ content: diagnosis.content, codes: [] });
  },
);

test.each(prompts.filter(({ codes }) => !codes.some((code) => editing.has(code))))(
  "what is only missing is added around every line of the text: $content",
  ({ content, purpose }) => {
    const text = mended(content, purpose);
    for (const line of content.split("\n")) expect(text).toContain(line);
  },
);

test("what the composer writes is good already", () => {
  const purposes = [
    "取引先へのお礼メール",
    "ブログ記事で在宅勤務の工夫を紹介",
    "A bakery opens",
    "Un gato dormido",
  ];
  for (const text of purposes)
    for (const use of promptUses)
      for (const deepThinking of [true, false]) {
        const { content } = composePrompt({ text, use, deepThinking });
        expect(diagnosePrompt(content, text)).toEqual({ content, codes: [] });
      }
});

test("a good prompt comes back as it is", () => {
  const good = `# Role
You are a travel writer.

# Task
Write a guide to Kyoto in May for families with small children.

# Constraints
- Do not recommend places that are closed in May.

# Output format
Markdown, 600 words, one table of opening hours.`;
  expect(diagnosePrompt(good, "Kyoto guide")).toEqual({ content: good, codes: [] });
});

test("texts in other languages, data and code are left alone", () => {
  const others = [
    "Écris une lettre à mon propriétaire pour demander la réparation du chauffage.",
    "집주인에게 편지를 써 주세요.",
    "请写一封感谢信给客户。",
    '{"role": "coach", "task": "write a plan", "style": "as detailed as possible"}',
    "```python\nprint('write a good email')\n```",
    "🦊🍣",
    "12345",
  ];
  for (const content of others) expect(diagnosePrompt(content, "x")).toEqual({ content, codes: [] });
});

test("quotations, code and pasted text keep their words", () => {
  const quoted = "次の文を英語に訳してください：「なるべく詳しく、いい感じに書いてください」";
  expect(mended(quoted)).toContain("「なるべく詳しく、いい感じに書いてください」");
  const pasted =
    "Summarize this text:\nMake it good and as detailed as possible, said the boss of the harbour company on Friday.";
  expect(mended(pasted)).toContain("Make it good and as detailed as possible, said the boss");
});

test("brackets that mean something else stay", () => {
  const kept = [
    "Read [the guide](https://example.com/a) and summarize it in 3 sentences.",
    "Write `items[index]` in Python and explain it to beginners.",
    "Mark a gap as [unclear].",
    "- [ ] Write the tests\n- [x] Write the code",
    "As shown in [1], explain the method.",
  ];
  for (const content of kept) expect(codesOf(content)).not.toContain("unnamed_inputs");
});

test("a Japanese prompt keeps its style, polite or plain", () => {
  expect(mended("取引先へのお礼のメールを書いてください。")).toContain("書き手です。");
  expect(mended("取引先へのお礼のメールを書く。丁寧な文面とする。改行を入れる。")).toContain(
    "書き手である。",
  );
});

test("parts take the form of the prompt", () => {
  expect(mended("## 背景\n祭りの来場者が減っている。\n\n## 依頼\n企画書を書く。")).toContain("## 役割\n");
  expect(mended("【背景】\n祭りの来場者が減っている。\n【依頼】\n企画書を書く。")).toContain("【役割】\n");
  expect(mended("# Plan\n\n## Task\nWrite a proposal for the town festival.")).toMatch(
    /^# Plan\n\n## Role\n/,
  );
});

test("the first input of a conversation and the parameters of a picture stay last", () => {
  const talk =
    "I want you to act as a philosophy teacher. I will provide topics and you will explain them. My first request is “Explain stoicism.”";
  expect(mended(talk)).toMatch(/My first request is “Explain stoicism\.”$/);
  expect(mended("a fox in the snow, watercolor, soft light --ar 16:9 --v 6")).toMatch(/\s--ar 16:9 --v 6$/);
});

test("lengths of parts, ranges and bilingual answers are no contradiction", () => {
  const fine = [
    "ブログ記事を書いてください。タイトルは30字以内、本文は800字程度。",
    "Write an article of 300 words with a summary of 50 words.",
    "Write between 300 words and 500 words about tea.",
    "Answer in English and then in Japanese.",
    "英語で書き、それぞれ日本語で説明してください。",
  ];
  for (const content of fine) expect(codesOf(content)).not.toContain("contradictions");
});

test("a task that stands first or in the middle of instructions is not moved", () => {
  const first = `Write a plan for our move. ${"We have lived here for years and have many things. ".repeat(12)}`;
  expect(codesOf(first)).not.toContain("buried_task");
  const instructed = `You are a helpful planner. ${"Your rules are strict and clear. ".repeat(20)}Write a plan.`;
  expect(codesOf(instructed)).not.toContain("buried_task");
});

test("the result is never longer than a prompt may be", () => {
  const long = `メールを書いて。${"取引先に今月の予定を伝える文面で。".repeat(1175)}`;
  expect(countCharacters(long)).toBeLessThanOrEqual(contentLimit);
  expect(countCharacters(mended(long))).toBeLessThanOrEqual(contentLimit);
  const full = `写真を撮って、いい感じに。${"あ".repeat(contentLimit - 13)}`;
  expect(countCharacters(mended(full))).toBeLessThanOrEqual(contentLimit);
});
