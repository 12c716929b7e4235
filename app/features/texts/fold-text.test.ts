import { expect, test } from "vitest";

import { foldText } from "./fold-text";

test("case, width and accents make no difference", () => {
  for (const [one, other] of [
    ["ＡＩ", "ai"],
    ["ｶﾀｶﾅ", "カタカナ"],
    ["ｶﾞﾊﾟ", "ガパ"],
    ["か\u3099", "が"],
    ["Café", "cafe"],
    ["Cafe\u0301", "CAFÉ"],
    ["AÑO", "ano"],
    ["１２３％", "123%"],
    ["①", "1"],
    ["ΟΔΟΣ", "οδός"],
    ["㌔", "キロ"],
  ])
    expect(foldText(one!), one).toBe(foldText(other!));
});

test("voiced kana, hiragana and katakana, and other letters stay what they are", () => {
  for (const [one, other] of [
    ["ガ", "カ"],
    ["パ", "ハ"],
    ["か", "カ"],
    ["っ", "つ"],
    ["漢", "汉"],
    ["🦊", "🐺"],
  ])
    expect(foldText(one!), one).not.toContain(foldText(other!));
});

test("a folded text folds to itself", () => {
  for (const text of ["ｶﾞ Café ＡＩ ΟΔΟΣ", "한국어 각", "İstanbul ẞ", "が\nパ"])
    expect(foldText(foldText(text)), text).toBe(foldText(text));
});

test("a sign that stands for a whole sentence does not make a text many times longer", () => {
  const signs = "ﷺ".repeat(1_000);
  expect(foldText(signs).length).toBe(signs.length);
  expect(foldText("ＡＢＣ ㍿ ½")).toBe("abc 株式会社 1⁄2");
});
