import { expect, test } from "vitest";

import { translationFault } from "./translation-fault";

test.each([
  ["役割を決める", "Set the role"],
  ["・役割\n・手順", "- Role\n- Steps"],
  ["・役割", "・Role"],
  ["１．役割\n２．手順", "1. Role\n2. Steps"],
  ["（1）役割", "(1) Role"],
  ["①役割", "1. Role"],
  ["2、3個の案を出す", "Give 2 or 3 ideas"],
  ["　字下げの段落", "A paragraph"],
  ["1.5倍にする", "Make it 1.5 times as large"],
  ["「東京」の意味", 'The meaning of "東京"'],
  ["## 1. 見出し\n\n---\n\n本文", "## 1. Heading\n\n---\n\nText"],
  ["短", "x".repeat(200)],
])("%s may become %s", (original, translation) => {
  expect(translationFault(translation, original)).toBeNull();
});

test.each([
  ["役割を決める", "役割を決める", "it is still in Japanese"],
  ["役割を決める", "これは翻訳ではありません sorry", "it is still in Japanese"],
  ["短", "x".repeat(209), "it is far longer"],
  ["⟦1⟧の役割", "The role", "a protected part is lost"],
  ["⟦1⟧の役割", "The role of ⟦2⟧", "a protected part is lost"],
  ["⟦1⟧の役割", "The role of {{name}}", "a protected part is lost"],
  ["役割", "Role, see https://evil.example", "something was added"],
  ["役割", "<b>Role</b>", "something was added"],
  ["役割", "![x](y)", "markdown marks differ"],
  ["1. 役割\n2. 手順", "1. Role\n3. Steps", "headings or lists differ"],
  ["- 役割\n- 手順", "- Role, steps", "headings or lists differ"],
  ["- 役割", "・Role", "headings or lists differ"],
  ["- [ ] 役割", "- Role", "headings or lists differ"],
  ["本文\n\n---\n\n本文", "Text\n\nText", "headings or lists differ"],
  ["**重要**な点", "*An* important point", "markdown marks differ"],
])("%s may not become %s", (original, translation, fault) => {
  expect(translationFault(translation, original)).toBe(fault);
});
