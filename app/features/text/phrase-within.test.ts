import { expect, test } from "vitest";

import { phraseWithin } from "./phrase-within";

test("a line that fits stays as it is", () => {
  for (const line of ["", "a letter to the", "🦊".repeat(12)]) expect(phraseWithin(line, 15)).toBe(line);
});

test("a longer one ends with a phrase or a word, and tells nothing of the rest", () => {
  for (const [line, limit, cut] of [
    ["Write a letter to the parents of the third class", 36, "Write a letter to the parents"],
    ["Write a letter to the parents", 22, "Write a letter"],
    [
      "Escribe un guion para un vídeo sobre el mercado del barrio",
      50,
      "Escribe un guion para un vídeo sobre el mercado",
    ],
    ["常連のお客様に、新しい豆の試飲会のお知らせを書く", 14, "常連のお客様に、新しい豆"],
    ["取引先担当者交代の挨拶状を作成する", 12, "取引先担当者交代の挨拶状"],
    ["取引先担当者交代の挨拶状を作成する", 13, "取引先担当者交代の挨拶状"],
    ["x".repeat(60), 50, "x".repeat(50)],
    ["🦊".repeat(60), 50, "🦊".repeat(50)],
    // A letter in two characters, as files of a Mac are named.
    ["e\u0301".repeat(60), 49, "e\u0301".repeat(24)],
  ] as const)
    expect(phraseWithin(line, limit)).toBe(cut);
});

test("a cut line reads whole: it ends with a clause or a phrase, and in no small word or open bracket", () => {
  for (const [line, cut] of [
    [
      "Instagram post about our new rye sourdough, out from Friday at Crumb Lane",
      "Instagram post about our new rye sourdough",
    ],
    [
      "Write an email to my landlord about the broken heating that has not been fixed for weeks",
      "Write an email to my landlord",
    ],
    [
      "Weekly meal plan for a family of four (one vegetarian, one with a nut allergy)",
      "Weekly meal plan for a family of four",
    ],
    [
      "Translate a recipe from my grandmother’s handwritten Italian cookbook into plain English",
      "Translate a recipe",
    ],
    [
      "Texto para la web de un taller de bicicletas: reparaciones, alquiler y venta",
      "Texto para la web de un taller de bicicletas",
    ],
    [
      "Carta de presentación para un puesto de auxiliar administrativo en una clínica",
      "Carta de presentación para un puesto",
    ],
    [
      "新入社員の歓迎会の司会を任されたので、開会の挨拶から締めまでの台本を、少し笑いも入れながら作ってほしい",
      "新入社員の歓迎会の司会を任されたので、開会の挨拶から締めまでの台本",
    ],
    [
      "毎週月曜日の朝に、先週の売上データを店舗ごとにまとめて、気になる変化をチームに知らせる仕組みを作りたい",
      "毎週月曜日の朝に、先週の売上データを店舗ごとにまとめて、気になる変化をチームに知らせる仕組み",
    ],
  ] as const)
    expect(phraseWithin(line, 50)).toBe(cut);
});
