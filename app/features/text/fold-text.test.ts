import { expect, test } from "vitest";

import { foldText } from "./fold-text";

test("case, width and accents are folded", () => {
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

test("voiced kana, hiragana and katakana, and other letters stay distinct", () => {
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

test("folding is idempotent", () => {
  for (const text of ["ｶﾞ Café ＡＩ ΟΔΟΣ", "한국어 각", "İstanbul ẞ", "が\nパ"])
    expect(foldText(foldText(text)), text).toBe(foldText(text));
});

test("a character for a whole phrase does not make a text many times longer", () => {
  const signs = "ﷺ".repeat(1_000);
  expect(foldText(signs).length).toBe(signs.length);
  expect(foldText("ＡＢＣ ㍿ ½")).toBe("abc 株式会社 1⁄2");
});
