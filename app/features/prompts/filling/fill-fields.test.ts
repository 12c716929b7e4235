import { expect, test } from "vitest";

import { fieldsOfValue, valuesOfFields } from "./fill-fields";
import { makeVariable } from "../../../../tests/support/factories/make-variable";

const tone = makeVariable("tone", { options: ["warm", "plain"] });

test("every variable has an answer, an empty one without a field; other fields count nothing", () => {
  const fields = { "values.who": "Ada", "values.other": "x", who: "y", "values.": "z" };
  expect(valuesOfFields(Object.entries(fields), [makeVariable("who"), makeVariable("why")])).toEqual({
    who: "Ada",
    why: "",
  });
});

test("own words win over an option, blank ones do not", () => {
  const answerFor = (own: string) =>
    valuesOfFields(Object.entries({ "values.tone": "warm", "own.tone": own }), [tone]);
  expect(answerFor("like my mother")).toEqual({ tone: "like my mother" });
  expect(answerFor(" \n")).toEqual({ tone: "warm" });
});

test("wide digits are a number, and spaces around a number or a URL are no part of it", () => {
  const variables = [
    makeVariable("count", { kind: "number" }),
    makeVariable("page", { kind: "url" }),
    makeVariable("who"),
  ];
  const fields = {
    "values.count": " １２．５ ",
    "values.page": " https://a.example/ ",
    "values.who": " １ ",
  };
  expect(valuesOfFields(Object.entries(fields), variables)).toEqual({
    count: "12.5",
    page: "https://a.example/",
    who: " １ ",
  });
});

test("line breaks of a form are those of the text; a file is no answer", () => {
  const fields = new FormData();
  fields.append("values.who", "one\r\ntwo\rthree");
  fields.append("values.why", new Blob(["x"]));
  expect(valuesOfFields(fields, [makeVariable("who"), makeVariable("why")])).toEqual({
    who: "one\ntwo\nthree",
    why: "",
  });
});

test("an answer in the fields is read back as it was", () => {
  for (const [one, answer] of [
    [tone, "warm"],
    [tone, "like my mother"],
    [tone, ""],
    [makeVariable("tone", { kind: "choice", options: ["a"] }), "a"],
    [makeVariable("tone", { kind: "long_text" }), "a\nb"],
  ] as const) {
    const { value, own } = fieldsOfValue(one, answer);
    const fields = { "values.tone": value, "own.tone": own };
    expect(valuesOfFields(Object.entries(fields), [one]), answer).toEqual({ tone: answer });
  }
});
