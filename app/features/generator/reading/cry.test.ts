import { expect, test } from "vitest";

import { foldText } from "~/features/text/fold-text";

import { cryOf } from "./cry";

test.each([
  "もう無理",
  "もう無理です…",
  "しんどい",
  "限界",
  "消えたい",
  "疲れた。",
  "逃げたい",
  "もうやだ、全部投げ出したい",
  "ほんとにつらい😢",
  "生きてる意味がわからない",
  "I can't take it anymore",
  "I'm so exhausted",
  "No puedo más",
  "ya no aguanto",
  "estoy agotada",
])("a cry of distress: %s", (line) => {
  expect(cryOf(foldText(line))).toBe("sure");
});

test.each(["無理", "やめたい", "会社行きたくない", "助けて", "help me", "ayúdame"])(
  "a cry, or a word of something else: %s",
  (line) => {
    expect(cryOf(foldText(line))).toBe("maybe");
  },
);

test.each([
  "",
  "もう",
  "飲み会を断りたい",
  "もう無理ですと取引先に伝える",
  "無理な依頼を断るメール",
  "疲れた時の回復レシピ",
  "限界集落について説明して",
  "逃げ恥の感想文",
  "悲しい詩を書いて",
  "つらい思いをした友達への手紙",
  "仕事を辞めたいと上司に伝える",
  "I can't take the job",
  "sad poem",
  "I'm tired of my kitchen, ideas",
  "no puedo ir a la boda",
  "ayúdame a escribir una carta",
])("another line: %s", (line) => {
  expect(cryOf(foldText(line))).toBeNull();
});
