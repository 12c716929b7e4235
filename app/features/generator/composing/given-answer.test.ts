import { expect, test } from "vitest";

import { givenAnswer } from "./given-answer";

const question = { name: "decline-invitation.reason", kind: "text" } as const;
const given = (text: string) => givenAnswer(question, text);

test.each([
  "わからない",
  "わかりません。",
  "特になし",
  "特にありません！",
  "お任せします",
  "dunno",
  "Dunno...",
  "I don’t know",
  "not sure?",
  "whatever",
  "no sé",
  "No lo sé.",
  "ni idea",
  "¿quién sabe?",
  "lo que sea",
  "?",
  "…",
])("words that leave a question open are no answer: %s", (text) => {
  expect(given(text)).toBe("");
});

test.each([
  "わからないと言われた",
  "特になしと先方から返事",
  "未定",
  "なし",
  "none so far",
  "nothing",
  "not sure about Friday",
  "whatever Ada says",
  "no sé si voy el sábado",
  "ni idea de precios",
  "🦊",
  "0",
])("words with more in them are one, as they are: %s", (text) => {
  expect(given(text)).toBe(text);
});

test("nothing is excluded where nothing must be left out, and elsewhere it is a fact", () => {
  for (const text of ["なし", "None.", "nothing", "nada", "ninguno"])
    expect(givenAnswer({ name: "animal.avoid", kind: "text" }, text)).toBe("");
  expect(given("nada")).toBe("nada");
});

test("a stated fact and pasted material stand as they are", () => {
  expect(givenAnswer({ name: "fact.a1.アレルギー", kind: "text" }, "特になし")).toBe("特になし");
  expect(givenAnswer({ name: "reply-to-message.mail", kind: "long_text" }, "whatever")).toBe("whatever");
});
