import { expect, test } from "vitest";

import { foldText } from "~/features/text/fold-text";

import { withSynonyms } from "./synonyms";
import { wordsOf } from "./words";

test.each([
  ["レシピ", "献立"],
  ["履歴書", "経歴"],
  ["筋トレ", "トレーニング"],
  ["お詫び", "謝罪"],
  ["recipes", "dinner"],
  ["Résumé", "cv"],
  ["CV", "resume"],
  ["menús", "receta"],
  ["presentaciones", "diapositiva"],
])("%s leads to %s", (line, synonym) => {
  expect(wordsOf(foldText(line)).flatMap(withSynonyms)).toContain(synonym);
});

test("a word without a synonym stays alone", () => {
  expect(withSynonyms("猫")).toEqual(["猫"]);
  expect(withSynonyms("me")).toEqual(["me"]);
});
