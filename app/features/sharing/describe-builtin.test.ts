import { expect, test } from "vitest";

import { typeTags } from "~/features/prompts/prompt-use";

import { describeBuiltin } from "./describe-builtin";
import { sharedTexts } from "./schema";

const describe = (changes: Partial<Parameters<typeof describeBuiltin>[0]> = {}) =>
  describeBuiltin({
    originalInput: "Write a letter to my landlord about the heating",
    content:
      "# Role\nYou write.\n\n## Steps\nGo.\n\n### Format\nFor {{landlord}} on {{ date }}, {{landlord}}.",
    tags: [typeTags.text, "letter", "heating"],
    type: typeTags.text,
    ...changes,
  });

test("it speaks the language of the purpose, whichever the reader's is", () => {
  expect(describe()).toEqual({
    title: "Write a letter to my landlord about the heating",
    description:
      "Write a letter to my landlord about the heating. A prompt for writing (letter, heating). It sets out: Role, Steps, Format. Fill in {{landlord}}, {{date}} before you use it.",
  });
  expect(
    describe({
      originalInput: "夕暮れの商店街を描いてください。人は少なめで。",
      content: "## 場面\n{{時刻}}の商店街。",
      tags: [typeTags.image, "夕暮れ", "商店街"],
      type: typeTags.image,
    }),
  ).toEqual({
    title: "夕暮れの商店街を描いてください",
    description:
      "夕暮れの商店街を描いてください。画像を作るプロンプトです（夕暮れ、商店街）。場面を定めています。使う前に{{時刻}}を埋めてください。",
  });
  expect(
    describe({
      originalInput: "Escribe un guion para un vídeo sobre el mercado del barrio",
      content: "Hazlo.",
      tags: [typeTags.video],
      type: typeTags.video,
    }),
  ).toEqual({
    title: "Escribe un guion para un vídeo sobre el mercado…",
    description: "Escribe un guion para un vídeo sobre el mercado del barrio. Un prompt para crear un vídeo.",
  });
});

test("the type decides what is said of it", () => {
  const said = Object.values(typeTags).map((type) => describe({ type, content: "Go." }).description);
  expect(new Set(said).size).toBe(4);
});

test("a title is at most 50 characters, cut between phrases where it can be", () => {
  for (const originalInput of [
    "Write ".repeat(40),
    "あ".repeat(51),
    "🦊".repeat(60),
    `${"商店街の案内を、".repeat(9)}書いて`,
    "x".repeat(50),
  ]) {
    const { title } = describe({ originalInput });
    expect([...title].length, originalInput).toBeLessThanOrEqual(50);
    expect(title).not.toMatch(/\p{Surrogate}|[、,\s]…$/u);
  }
  expect(describe({ originalInput: "x".repeat(50) }).title).toBe("x".repeat(50));
});

test("a list's number and a heading's marks are no title", () => {
  for (const [originalInput, title] of [
    ["1. 手紙を書く\n2. 送る", "手紙を書く"],
    ["# A letter", "A letter"],
    ["- a letter", "a letter"],
    ["v1.2", "v1.2"],
  ] as const)
    expect(describe({ originalInput }).title).toBe(title);
});

test("a purpose of nothing but marks is not repeated as a sentence", () => {
  for (const originalInput of ["。", "...", "1."])
    expect(describe({ originalInput, content: "Go.", tags: [typeTags.text] }).description).toBe(
      "文章を作るプロンプトです。",
    );
});

test("whatever a prompt holds, what is made fits the limits", () => {
  const five = [1, 2, 3, 4, 5].map(String);
  const full = {
    originalInput: `Write ${"word ".repeat(300)}`,
    tags: [typeTags.text, ...five.map((digit) => digit.repeat(50))],
    content: [
      ...five.map((digit) => `# ${digit.repeat(30)}`),
      ...five.map((digit) => `{{${digit.repeat(40)}}}`),
    ].join("\n"),
  };
  for (const originalInput of [full.originalInput, "あ".repeat(4_000)]) {
    const made = describe({ ...full, originalInput });
    expect(sharedTexts.safeParse(made).success, `${made.description.length}`).toBe(true);
  }
});

test("blanks in an open bracket are read once, however many they are", () => {
  // Read again from each of them, they would outlast the test.
  const described = [
    `{{${" ".repeat(19_990)}x`,
    "{{ ".repeat(6_600),
    `# ${" ".repeat(19_000)}${"x".repeat(900)}`,
  ].map((content) => describe({ content }).description);
  expect(new Set(described).size).toBe(1);
});
