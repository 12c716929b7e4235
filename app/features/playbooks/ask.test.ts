import { beforeAll, expect, test } from "vitest";

import { read } from "~/features/reading/read";
import type { PromptUse } from "~/domain/prompt-use";
import { languages } from "~/languages";

import { ask, type AskOptions } from "./ask.server";
import { openPlaybooks, type PlaybookLibrary } from "./library.server";

let library: PlaybookLibrary;
beforeAll(async () => {
  library = await openPlaybooks();
});

const asked = (line: string, options: Partial<AskOptions> & { use?: PromptUse } = {}) => {
  const { use = "text", ...rest } = options;
  return ask(read(line, use, library.topics), library, { deep: false, readerLanguage: "ja", ...rest });
};

test.each([
  ["義母へのLINE、角を立てずに断りたい", "text", "decline-invitation"],
  ["landlord wont give my deposit back", "text", "demand-letter"],
  ["una carta de renuncia corta", "text", "resign"],
  ["ブログ記事のタイトル", "text", "headlines"],
  ["カフェのロゴ、文字なし", "image", "logo"],
  ["day in my life vlog seoul", "video", "vlog"],
] as const)("%s (%s) is recognized as %s", (line, use, id) => {
  const { book, certain } = asked(line, { use });
  expect({ id: book.id, certain }).toEqual({ id, certain: true });
});

test("an uncertain line gets the general questions and no wish", () => {
  for (const line of [
    "すごいやつ作って",
    "algo para el sábado",
    "Schreibe einen Brief an meinen Vermieter",
  ]) {
    const { book, certain, variables, wishes } = asked(line);
    expect({ id: book.id, certain, wishes }).toEqual({ id: "general", certain: false, wishes: [] });
    expect(variables.length).toBeGreaterThan(0);
    expect(variables.length).toBeLessThanOrEqual(3);
  }
});

test("a line in another language gets its questions in the reader's", () => {
  const [first] = asked("Schreibe einen Brief an meinen Vermieter", { readerLanguage: "es" }).variables;
  expect(first!.question).toBe(library.find("text", "general")!.questions[0]!.ask.es);
});

test("three questions, with Deep Thinking up to five and wishes of the second kind", () => {
  const plain = asked("飲み会の誘いを断るLINE");
  const deep = asked("飲み会の誘いを断るLINE", { deep: true });
  expect(plain.variables.length).toBeLessThanOrEqual(3);
  expect(deep.variables.length).toBeGreaterThan(plain.variables.length);
  expect(deep.wishes.length).toBeGreaterThan(plain.wishes.length);
  const second = new Set(
    deep.book.wishes.filter((wish) => wish.deep).map(({ id }) => `${deep.book.id}.${id}`),
  );
  expect(plain.wishes.filter(({ id }) => second.has(id))).toEqual([]);
});

test("facts in the line are neither asked for nor offered", () => {
  const { variables, wishes } = asked("飲み会の誘いを断るLINE、理由は先約、謝らないで、カジュアルに", {
    deep: true,
  });
  const names = variables.map(({ name }) => name);
  expect(names).not.toContain("decline-invitation.what");
  expect(names).not.toContain("decline-invitation.reason");
  expect(names).not.toContain("decline-invitation.usual-tone");
  expect(wishes.map(({ id }) => id)).not.toContain("decline-invitation.apologise-once");
});

test("a complete line has no wish on", () => {
  const line =
    "Thank-you mail to Ms. Ito after Tuesday's interview for the nurse job: two short paragraphs, mention the night shift question, no flattery, sign as Ken";
  const { enough, wishes } = asked(line);
  expect(enough).toBe(true);
  expect(wishes.filter(({ on }) => on)).toEqual([]);
});

test("only proven wishes are on, at most five, in a short line", () => {
  for (const book of library.all("text").filter(({ id }) => id !== "general"))
    for (const language of languages)
      for (const line of book.examples[language].slice(0, 2)) {
        const result = asked(line, { deep: true });
        const on = result.wishes.filter((wish) => wish.on).map(({ id }) => id);
        const proven = result.book.wishes
          .filter((wish) => wish.proven)
          .map(({ id }) => `${result.book.id}.${id}`);
        expect(on.length).toBeLessThanOrEqual(5);
        expect(proven).toEqual(expect.arrayContaining(on));
        if (read(line, "text", library.topics).detail !== "bare") expect(on).toEqual([]);
      }
});

test("named answers and wishes stay, whatever the line", () => {
  const { variables, wishes } = asked("カレーの作り方", {
    answers: { "decline-invitation.what": "飲み会" },
    wishes: ["decline-invitation.apologise-once"],
  });
  expect(variables.find(({ name }) => name === "decline-invitation.what")?.value).toBe("飲み会");
  expect(wishes.filter(({ on }) => on).map(({ id }) => id)).toEqual(["decline-invitation.apologise-once"]);
});

test("chosen wishes replace the proven ones", () => {
  const line = "義母へのLINE、角を立てずに断りたい";
  expect(asked(line, { wishes: [] }).wishes.filter(({ on }) => on)).toEqual([]);
});

test.each([
  "decline-invitation.nothing",
  "nothing.what",
  "what",
  "constructor.what",
  "decline-invitation.constructor",
])("an unknown name is refused: %s", (name) => {
  const refusal = expect.objectContaining({ code: "invalid_fields" });
  expect(() => asked("断りたい", { answers: { [name]: "x" } })).toThrow(refusal);
  expect(() => asked("断りたい", { wishes: [name] })).toThrow(refusal);
});

test("a wish for an English prompt has its answers and wishes in English, its questions in the line's language", () => {
  const { language, variables } = asked("森のくまの絵本っぽいイラスト、プロンプトは英語で", { use: "image" });
  expect(language).toBe("en");
  expect(variables.flatMap(({ options }) => options).join()).not.toMatch(/[ぁ-ん]/);
  expect(variables.map(({ question }) => question).join()).toMatch(/[ぁ-ん]/);
});
