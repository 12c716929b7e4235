import Ajv from "ajv/dist/2020";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { valueErrors, valueFault, valueLimit } from "~/domain/variable-values";
import { variableKinds, type Variable } from "~/domain/variables";

import { inputSchema } from "./input-schema";
import { makeVariable } from "../../../../tests/support/factories/make-variable";
import { sampled } from "../../../../tests/support/sampling";

const ajv = new Ajv({ allowUnionTypes: true, strict: true, ownProperties: true });
ajv.addFormat("date", (text) => valueFault({ kind: "date", options: [] }, text) === null);
// An annotation: the pattern decides.
ajv.addFormat("uri", true);

const options = ["warm", "暖かい", "$& {{a}}"];

/** Values of every kind, near misses of every kind, and any text. */
const text = fc.oneof(
  fc.constantFrom(
    ...options,
    "Warm",
    "x".repeat(valueLimit),
    "🦊".repeat(valueLimit),
    "x".repeat(valueLimit + 1),
  ),
  fc.constantFrom(
    "12",
    "-3.5",
    "1,200",
    "1e5",
    "12 ",
    "2026-11-23",
    "2026-02-30",
    "2024-02-29",
    "23/11/2026",
  ),
  fc.constantFrom(
    "https://a.example/x",
    "http://例え.jp",
    "ftp://a.example",
    "https://",
    "https://a b",
    "two\nlines",
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);

const variable = fc
  .record({
    kind: fc.constantFrom(...variableKinds),
    required: fc.boolean(),
    hasDefault: fc.boolean(),
    question: fc.constantFrom("", "Which one?"),
  })
  .map(({ kind, hasDefault, ...rest }) => {
    const value =
      { number: "12", date: "2026-11-23", url: "https://a.example", choice: "warm" }[kind as "url"] ?? "x";
    return { ...rest, kind, label: "A", options, value: hasDefault ? value : null };
  });

const names = ["a", "名前", "constructor", "tono de voz"];

const orders = fc
  .tuple(
    fc.array(variable, { minLength: 1, maxLength: 4 }),
    fc.array(fc.option(text), { minLength: 4, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([kinds, given, isStray]) => {
    const variables = kinds.map((one, at): Variable => ({ name: names[at]!, ...one }));
    const values = variables.flatMap(({ name, kind, required }, at) => {
      const value = given[at];
      // A blank value of an optional variable counts as none, whatever its kind; the schema does not say so.
      const isNone =
        value === null || (value!.trim() === "" && !required && !["text", "long_text"].includes(kind));
      return isNone ? [] : [[name, value!] as const];
    });
    return { variables, values: Object.fromEntries([...values, ...(isStray ? [["stray", "x"]] : [])]) };
  });

test("the JSON Schema of some variables and the check of their values agree", () => {
  let accepted = 0;
  const runs = sampled(1_000, 4_000);
  fc.assert(
    fc.property(orders, ({ variables, values }) => {
      const isValid = ajv.validate(inputSchema("Letter", variables), values);
      expect(Object.keys(valueErrors(variables, values)).length === 0).toBe(isValid);
      if (isValid) accepted += 1;
    }),
    { numRuns: runs },
  );
  expect(accepted).toBeGreaterThan(runs / 20);
  expect(accepted).toBeLessThan((runs * 19) / 20);
});

test("errors are by field, and say nothing else", () => {
  const variables = [
    makeVariable("a", { required: true }),
    makeVariable("b", { kind: "number" }),
    makeVariable("c", { kind: "choice", options }),
    makeVariable("d", { kind: "date", value: "2026-11-23" }),
    makeVariable("e", {}),
    makeVariable("f", { required: true, value: "own" }),
  ];
  const values = { a: " ", b: "many", c: "cold", d: "", e: "x".repeat(valueLimit + 1), other: "x" };
  expect(valueErrors(variables, values)).toEqual({
    "values.other": { code: "unknown_field" },
    "values.a": { code: "required" },
    "values.b": { code: "not_a_number" },
    "values.c": { code: "not_an_option" },
    "values.e": { code: "too_long", limit: valueLimit },
  });
  expect(valueErrors(variables, { a: "x" })).toEqual({});
});

test("a schema names every input with its label, hint, options and default", () => {
  const [topic, tone] = [
    {
      name: "topic",
      label: "Topic",
      question: "",
      kind: "text" as const,
      options: ["AI"],
      required: true,
      value: null,
    },
    {
      name: "tone",
      label: "Tone",
      question: "Which?",
      kind: "choice" as const,
      options,
      required: false,
      value: "warm",
    },
  ];
  expect(inputSchema("Letter", [topic, tone])).toEqual({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Letter",
    type: "object",
    properties: {
      topic: {
        title: "Topic",
        type: "string",
        maxLength: valueLimit,
        pattern: String.raw`\S`,
        examples: ["AI"],
      },
      tone: { title: "Tone", description: "Which?", type: "string", enum: options, default: "warm" },
    },
    required: ["topic"],
    additionalProperties: false,
  });
});
