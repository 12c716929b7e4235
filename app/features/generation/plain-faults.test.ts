import { expect, test } from "vitest";

import { plainFaults } from "./plain-faults";

const language =
  "It seems to be in another language than the purpose. All of it must be in the purpose's language.";

test.each([
  ["大家さんへの手紙", "Write a letter to the landlord about the heating.", [language]],
  ["Write a letter to my landlord", "大家さんへの手紙を丁寧に書いてください。", [language]],
  ["Escribe una carta a mi casero", "Write a polite letter to the landlord about the heating.", [language]],
  ["Write a letter to my landlord", "Escribe una carta amable al casero sobre la calefacción.", [language]],
  ["大家さんへの手紙", "あなたは手紙の専門家です。JSON で答えてください。", []],
  ["Escribe una carta a mi casero", "Escribe una carta amable al casero sobre la calefacción.", []],
  ["Write a letter to my landlord", "Write a polite letter to the landlord about the heating.", []],
  ["Напиши письмо хозяину квартиры", "Ты пишешь письма. Output: Markdown, one page.", []],
  ["🦊", "Draw a fox.", []],
])("the language of %j is kept or not in %j", (purpose, content, faults) => {
  expect(plainFaults(content, purpose)).toEqual(faults);
});

test("each variable of the purpose and of the plan has to stay, whatever the spaces in its braces", () => {
  const purpose = "Write to {{name}} and {{ city }} about {{name}}";
  expect(plainFaults("Write the letter to {{ name }} in {{city}}.", purpose)).toEqual([]);
  expect(plainFaults("Write the letter to {{name}}.", purpose, ["date", "name"])).toEqual([
    "The variable {{city}} is missing.",
    "The variable {{date}} is missing.",
  ]);
});
