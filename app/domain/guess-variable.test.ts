import { expect, test } from "vitest";

import { variablesOf } from "./variables";

const guessed = (content: string) => {
  const [{ kind, options, question }] = variablesOf(content, null) as [
    ReturnType<typeof variablesOf>[number],
  ];
  return { kind, options, question };
};

test.each([
  ["date", ["launch_date", "fecha", "開催日"], ["update", "曜日", "日本"]],
  [
    "number",
    ["number_of_hives", "word count", "cantidad de plazas", "人数"],
    ["phone number", "discount", "数字"],
  ],
  ["url", ["url", "page link", "enlace", "リンク"], ["linked", "curly"]],
  [
    "long_text",
    ["raw_notes", "Texto", "transcript", "メモ", "お客様のメール", "本文"],
    ["context", "noted", "コード進行"],
  ],
])("names of kind %s", (kind, names, others) => {
  expect(names.map((name) => guessed(`{{${name}}}`).kind)).toEqual(names.map(() => kind));
  expect(others.map((name) => guessed(`{{${name}}}`).kind)).toEqual(others.map(() => "text"));
});

test.each([
  ["{{慣れ}}（初めて・ときどき・毎日）", ["初めて", "ときどき", "毎日"], ""],
  ["{{tone}} (warm/neutral/formal)", ["warm", "neutral", "formal"], ""],
  ["**{{seguir}}** (sí/no)", ["sí", "no"], ""],
  ["{{goal}}（販売・来店・読了のいずれか）", ["販売", "来店", "読了"], ""],
  ["{{x}} (price, size, date)", [], "price, size, date"],
  ["{{x}}（例：高校生）", [], "例：高校生"],
  ["{{x}} (a/b, c/d)", [], "a/b, c/d"],
  ["{{x}} and later (a/b)", [], ""],
  ["{{x}} (two\nlines)", [], ""],
])("the note after a placeholder: %j", (content, options, question) => {
  expect(guessed(content)).toEqual({ kind: "text", options, question });
});
