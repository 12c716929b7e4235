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
