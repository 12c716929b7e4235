import { expect, test } from "vitest";

import { labelBefore } from "./avoid-label";

const labels = { ja: "入れない・使わないもの", en: "What must not be in it", es: "Lo que no debe aparecer" };
const before = (value: string, language: keyof typeof labels, name = "general.avoid") =>
  labelBefore({ name, label: labels[language], value }, language);

test.each([
  ["体調を理由にしない", "ja", "守ること"],
  ["写真を切らない", "ja", "守ること"],
  ["値下げの話はNG", "ja", "守ること"],
  ["don't mention money", "en", "Keep to this"],
  ["No jargon", "en", "Keep to this"],
  ["No nombrar al presidente", "es", "Respeta esto"],
  ["sin tecnicismos", "es", "Respeta esto"],
] as const)("what forbids by itself is a rule, not something to leave out: %s", (value, language, label) => {
  expect(before(value, language)).toBe(label);
});

test.each([
  ["専門用語、数式", "ja"],
  ["文字が少ない", "ja"],
  ["危ない", "ja"],
  ["あぶない", "ja"],
  ["情報がすくない", "ja"],
  ["きたない", "ja"],
  ["せつない", "ja"],
  ["もったいない", "ja"],
  ["みっともない", "ja"],
  ["申し訳ない", "ja"],
  ["汚い・危ない", "ja"],
  ["つまらない", "ja"],
  ["説明が足りない", "ja"],
  ["money", "en"],
  ["Notes on price", "en"],
  ["el presidente", "es"],
] as const)("what is named is left out: %s", (value, language) => {
  expect(before(value, language)).toBe(labels[language]);
});

test("other answers keep their label", () => {
  expect(before("no money", "en", "general.purpose")).toBe(labels.en);
});
