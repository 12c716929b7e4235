import { expect, test } from "vitest";

import { randomOfRun } from "../../../tests/support/factories/random-of-run";
import { charactersPerCall } from "./limits";
import { passageReader, type Passage, splitText } from "./read-passages";

const sourcesOf = (parts: (Passage | string)[]) =>
  parts.flatMap((part) => (typeof part === "string" ? [] : [part.source]));
const whole = (parts: (Passage | string)[]) =>
  parts.map((part) => (typeof part === "string" ? part : part.source)).join("");

test.each(["", " \n　", "Hello", "¡Hola!", "123 🦊 …", "{{商品名}}", "`日本語`", "https://example.com/日本"])(
  "%j needs no translation from Japanese",
  (text) => {
    for (const language of [undefined, "ja"] as const)
      expect(sourcesOf(passageReader(language)(text))).toEqual([]);
  },
);

test("a text declared as another language needs one wherever it has letters", () => {
  const read = passageReader("en");
  expect(sourcesOf(read("Hello"))).toEqual(["Hello"]);
  for (const text of ["", " ", "42", "{{name}}", "`code`"]) expect(sourcesOf(read(text))).toEqual([]);
});

test("the whitespace around a text stays around its translation, and is not cached", () => {
  const read = passageReader(undefined);
  const [first, second] = [read("\n  題名　"), read("題名")];
  expect(first.map((part) => (typeof part === "string" ? part : part.source))).toEqual([
    "\n  ",
    "題名",
    "　",
  ]);
  expect(sourcesOf(second)).toEqual(["題名"]);
});

test("invisible text is not translated", () => {
  expect(sourcesOf(passageReader(undefined)("題\u200B\u{E0041}\u202E名"))).toEqual(["題名"]);
});

test("marks are numbered across all texts", () => {
  const read = passageReader(undefined);
  const masked = ["{{a}}の役割", "{{b}}と{{a}}の手順"].map((text) => (read(text)[1] as Passage).masked);
  expect(masked).toEqual(["⟦1⟧の役割", "⟦2⟧と⟦3⟧の手順"]);
});

test("a long text is split into passages that fit into calls, without loss", () => {
  const random = randomOfRun(7);
  const pieces = [
    "# 見出し\n\n",
    "本文です。",
    "{{変数}}",
    "長い行".repeat(40),
    "\n",
    "🦊",
    "- 項目\n",
    "\n\n",
    "`code`",
  ];
  for (let run = 0; run < 40; run += 1) {
    const text = Array.from({ length: 900 }, () => random.pick(pieces)).join("");
    const parts = passageReader(undefined)(text);
    expect(whole(parts)).toBe(text);
    for (const part of parts)
      if (typeof part !== "string") expect(part.masked.length).toBeLessThanOrEqual(charactersPerCall);
    expect(sourcesOf(parts).length).toBeGreaterThan(1);
  }
});

test("a text is split between paragraphs, lines or sentences, and never in a mark or a character", () => {
  expect(splitText("一つめ。\n\n二つめ。\n三つめ", 10)).toEqual(["一つめ。\n\n", "二つめ。\n三つめ"]);
  expect(splitText("一つめの文。二つめの文。", 10)).toEqual(["一つめの文。", "二つめの文。"]);
  expect(splitText("あああああああ⟦12⟧い", 10)).toEqual(["あああああああ", "⟦12⟧い"]);
  expect(splitText("🦊🦊🦊", 3)).toEqual(["🦊", "🦊", "🦊"]);
  expect(splitText("短い", 10)).toEqual(["短い"]);
});
