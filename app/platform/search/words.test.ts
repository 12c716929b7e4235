import { expect, test } from "vitest";

import { foldText } from "~/features/text/fold-text";

import { hasWord, wordsOf } from "./words";

test.each([
  ["謝罪文", ["謝罪"]],
  ["お礼メール", ["お礼", "メール"]],
  ["部下への注意の仕方", ["部下", "注意"]],
  ["ブログ記事を書いてください", ["ブログ", "記事"]],
  ["自己PR", ["自己"]],
  ["てすと", ["てすと"]],
  ["じゃがいも 皮", ["じゃがいも", "皮"]],
  ["確定申告のｴｸｾﾙ", ["確定", "申告", "エクセル"]],
  ["Cover letters for my boss", ["cover", "letter", "bos"]],
  ["imágenes de redes", ["imagen", "rede"]],
  ["AI", ["ai"]],
  ["犬の写真", ["犬", "写真"]],
  ["引っ越し", ["引", "越"]],
  ["家賃を待ってもらう", ["家賃"]],
  ["how to write a prompt", []],
  ["a b", []],
  ["…", []],
])("%s has the words %j", (line, words) => {
  expect(wordsOf(foldText(line))).toEqual(words);
});

test.each([
  ["今年のトレンド", "トレ", false],
  ["筋トレの計画", "トレ", true],
  ["トレーニング", "トレー", true],
  ["オンライン", "ライン", false],
  ["職務経歴書", "経歴", true],
  ["筋道を立てる", "筋", false],
  ["おいしいたまごやき", "たまご", true],
  ["my parents", "rent", false],
  ["two recipes", "recip", true],
  ["my cv", "cv", true],
  ["an example", "exam", false],
  ["a category", "cat", false],
  ["a rental contract", "rent", true],
])("whether %s has the word %s: %j", (text, word, has) => {
  expect(hasWord(text, word)).toBe(has);
});
