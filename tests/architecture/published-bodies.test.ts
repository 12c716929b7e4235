import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { z } from "zod";

import { toFieldErrors } from "~/http/parse-value";

import { typedTextOf } from "../generated/odd-texts";
import { apiDocument, apiRoutes } from "../support/formats/described-api";
import { fitsSchema, type JsonSchema } from "../support/formats/fits-schema";
import { sampled } from "../support/sampling";

/** Codes for a text's content, beyond any schema. */
const aboutTexts = ["control_characters", "invalid_link"];

/**
 * Further codes beyond any schema: a URL's normalized length, the length of several texts together, and what the choice of a rival
 * needs.
 */
const untold: Record<string, string[]> = {
  updateProfile: ["too_long"],
  comparePrompt: ["required"],
  translateTexts: ["too_long"],
  translateObject: ["too_long", "too_many", "too_deep"],
};

/** Every call with a body: its schema in the document, and its parser. */
const calls = apiRoutes.flatMap(({ path, methods }) =>
  Object.entries(methods).flatMap(([verb, { name, body, example }]) => {
    const template = `/${path.replaceAll(/:(\w+)/g, "{$1}")}`;
    const content = apiDocument.paths[template][verb.toLowerCase()].requestBody?.content;
    return body && content
      ? [{ name, body, example, published: content["application/json"].schema as JsonSchema }]
      : [];
  }),
);

const someOf = (...values: unknown[]) => fc.constantFrom(...values);

/** Texts at and beyond a limit, blank ones, and typical input. */
const textsOf = ({ maxLength = 60, pattern }: { maxLength?: number; pattern?: string }) =>
  fc.oneof(
    { weight: 4, arbitrary: typedTextOf(maxLength) },
    { weight: pattern ? 1 : 0, arbitrary: fc.constant("2026-11-22T09:00:00.000Z") },
    fc.constantFrom("", " ", "x", "\n\t", "a,b", "、", "🦊".repeat(maxLength), "x".repeat(maxLength + 1)),
  );

/** Values for a schema; most fit it, the others are filtered out. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, anyOf, items, properties = {}, required = [], additionalProperties } = schema;
  if (schema.enum) return someOf(...(schema.enum as unknown[]));
  if ("const" in schema) return someOf(schema.const);
  if (anyOf && !type) return fc.oneof(...(anyOf as JsonSchema[]).map(valuesOf));
  const kinds: Record<string, () => fc.Arbitrary<unknown>> = {
    string: () => textsOf(schema),
    boolean: () => fc.boolean(),
    integer: () => fc.integer({ min: schema.minimum as number, max: schema.maximum as number }),
    number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
    null: () => fc.constant(null),
    array: () => {
      const most = (schema.maxItems as number | undefined) ?? 3;
      const item = items as JsonSchema & { maxLength?: number };
      // A hundred texts of the greatest length would be slow.
      const values = valuesOf({
        ...item,
        ...(item.maxLength && { maxLength: Math.min(item.maxLength, 300) }),
      });
      const list = (maxLength: number, minLength = 0) => fc.array(values, { minLength, maxLength });
      return fc.oneof(list(2), list(most + 1, most - 1), fc.constant([]));
    },
    object: () => {
      if (typeof additionalProperties === "object")
        return fc.dictionary(textsOf({ maxLength: 200 }), valuesOf(additionalProperties as JsonSchema), {
          maxKeys: 14,
        });
      const fields = Object.entries(properties as Record<string, JsonSchema>);
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field)])), {
        requiredKeys: required as string[],
      });
    },
  };
  const names = type === undefined ? [] : [type as string | string[]].flat();
  return names.length === 0
    ? fc.jsonValue({ maxDepth: 2 })
    : fc.oneof(...names.map((name) => kinds[name]!()));
}

/** The same with a valid category where required: random ones never are. */
const around = (value: unknown, example: unknown) =>
  value && typeof value === "object" && "subcategory" in value
    ? { ...value, ...(example as { category: string; subcategory: string }), ...without(value) }
    : value;

const without = ({ category: _category, subcategory: _subcategory, ...rest }: Record<string, unknown>) =>
  rest;

/** The errors of a body, without those beyond any schema. */
const complaints = (name: string, body: z.ZodType, value: unknown) => {
  const { error } = body.safeParse(value);
  const known = [...aboutTexts, ...(untold[name] ?? [])];
  return Object.entries(error ? toFieldErrors(error) : {})
    .filter(([, { code }]) => !known.includes(code))
    .map(([field, { code }]) => `${field} ${code}: ${JSON.stringify(value).slice(0, 300)}`);
};

test.each(calls)("the documented schema of $name is accepted by its parser", (call) => {
  const { name, published, body, example } = call;
  const made = fc.sample(fc.tuple(valuesOf(published), fc.boolean()), {
    numRuns: sampled(200, 800),
  });
  const fitting = made
    .map(([value, isPlaced]) => (isPlaced ? around(value, example) : value))
    .filter((value) => fitsSchema(value, published));
  expect(fitting.length).toBeGreaterThan(sampled(0, 30));
  expect(fitting.flatMap((value) => complaints(name, body, value)).slice(0, 3)).toEqual([]);
});

test("an example fits the documented schema, and an unknown field does not", () => {
  expect(calls.length).toBeGreaterThan(15);
  for (const { name, example, published } of calls) {
    if (example === undefined) continue;
    expect(fitsSchema(example, published), name).toBe(true);
    expect(fitsSchema({ ...(example as object), surprise: 1 }, published), name).toBe(false);
  }
});
