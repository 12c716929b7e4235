import { expect, test } from "vitest";

import { changesAmong, changesBetween, chosenPieces, textOf } from "./changes";
import { explainChanges } from "./explain-changes";
import type { Improvement } from "./improvement";

const before = "You are a world-class expert. Write a report about tea. Think step by step.\nKeep it short.";
const after = "Write a report about tea.\nKeep it short.\nLength: one page";

test("changes in different sentences and lines are separate, and each can be accepted or refused", () => {
  const pieces = changesBetween(before, after);
  expect(changesAmong(pieces).map(({ removed, added }) => [removed.trim(), added.trim()])).toEqual([
    ["You are a world-class expert.", ""],
    ["Think step by step.", ""],
    ["", "Length: one page"],
  ]);
  expect(textOf(chosenPieces(pieces, new Set([0, 1, 2])))).toBe(after);
  expect(textOf(chosenPieces(pieces, new Set()))).toBe(before);
  expect(textOf(chosenPieces(pieces, new Set([1])))).toBe(
    "You are a world-class expert. Write a report about tea.\nKeep it short.",
  );
  expect(textOf(chosenPieces(pieces, new Set([99])))).toBe(before);
});

test("changes within a phrase are one", () => {
  expect(changesAmong(changesBetween("a red and round ball", "a blue and square ball"))).toHaveLength(1);
  expect(changesAmong(changesBetween("赤い丸い玉を描く。", "青い四角い玉を描く。"))).toHaveLength(1);
});

test("many changes are few choices, and the texts are whole", () => {
  const lines = (word: string) =>
    Array.from({ length: 250 }, (_, at) => `line ${at}\n${word} ${at}`).join("\n");
  const [one, other] = [lines("old"), lines("new")];
  const pieces = changesBetween(one, other);
  const changes = changesAmong(pieces);
  expect(changes).toHaveLength(60);
  expect(textOf(chosenPieces(pieces, new Set(changes.keys())))).toBe(other);
  expect(textOf(chosenPieces(pieces, new Set()))).toBe(one);
});

test("a reason stands next to the change whose words it quotes", () => {
  const changes = changesAmong(changesBetween(before, after));
  const improvements: Improvement[] = [
    { code: "incantation", words: "Think step by step" },
    { code: "role", words: "You are a world-cla…" },
    { code: "answer", words: "Length: one page" },
    { text: "“Think step by step” does nothing." },
    { text: "Nothing is quoted." },
  ];
  expect(explainChanges(changes, improvements)).toEqual({
    reasons: [[improvements[1]], [improvements[0], improvements[3]], [improvements[2]]],
    others: [improvements[4]],
  });
});
