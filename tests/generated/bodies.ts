import * as fc from "fast-check";

import type { Body } from "./body";
import { asJson, jsonTwists } from "./json-twists";
import { multipartBody } from "./multipart";
import { oddName, oddValue } from "./odd-values";
import type { Operation, Schema } from "./operations";
import { untypedTextOf } from "./odd-texts";
import { valuesOf } from "./values-of";
/** A category with one of its subcategories. */
export type Places = readonly (readonly [string, string])[];

/** A valid body: the example, alone or with other fields, or with other values; and valid categories. */
function fittingValue({ schema, example = {} }: NonNullable<Operation["json"]>, places: Places) {
  const given = fc.tuple(
    valuesOf(schema),
    fc.constantFrom(...places),
    fc.constantFrom("alone", "with others", "changed", "changed"),
  );
  return given.map(([value, [category, subcategory], kept]) => {
    const whole = { ...(example as object), ...(kept === "alone" ? {} : (value as object)) };
    if ("subcategory" in whole) Object.assign(whole, { category, subcategory });
    return kept === "with others" ? { ...whole, ...(example as object), ...idsOf(whole) } : whole;
  });
}

const idsOf = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => textOf(field).includes("@@")));

/** The value with one thing made invalid. */
const spoiled = (value: fc.Arbitrary<object>, { properties = {} }: Schema): fc.Arbitrary<unknown> => {
  const names = Object.keys(properties);
  const known = fc.constantFrom(...names, "surprise");
  const limits = Object.values({ surprise: {} as Schema, ...properties }).map(
    ({ maxLength, anyOf }) => maxLength ?? anyOf?.[0]?.maxLength,
  );
  const untyped = fc.constantFrom(...limits).chain((limit) => untypedTextOf(limit));
  return fc.oneof(
    fc.tuple(value, known, oddValue).map(([whole, name, odd]) => ({ ...whole, [name]: odd })),
    fc.tuple(value, known, untyped).map(([whole, name, text]) => ({ ...whole, [name]: text })),
    fc.tuple(value, known).map(([whole, name]) => without(whole, name)),
    fc.tuple(value, oddName, oddValue).map(([whole, name, odd]) => withOwn(whole, name, odd)),
    value.map((whole) => [whole]),
    oddValue,
  );
};

const without = (whole: object, name: string) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

const withOwn = (whole: object, name: string, value: unknown) =>
  Object.defineProperty({ ...whole }, name, { value, enumerable: true, configurable: true });

const textOf = (value: unknown): string => JSON.stringify(value) ?? "";

/** Valid bodies of a call with a body. */
export function fittingBody({ json: taken, form }: Operation, places: Places): fc.Arbitrary<Body | null> {
  if (!taken) return fc.constant(null);
  const inJson = fittingValue(taken, places).map((value) => asJson(textOf(value)));
  return form ? fc.oneof(inJson, multipartBody(form.schema, false)) : inJson;
}

/** Invalid bodies, or valid ones in odd encodings. */
export function oddBody({ json: taken, form }: Operation, places: Places): fc.Arbitrary<Body | null> {
  const schema = taken?.schema ?? {};
  const value = taken ? fittingValue(taken, places) : fc.constant({});
  const twisted = fc
    .tuple(value, fc.constantFrom(...jsonTwists))
    .map(([whole, twist]) => twist(textOf(whole)));
  return fc.oneof(
    { weight: 10, arbitrary: spoiled(value, schema).map((whole) => asJson(textOf(whole))) },
    { weight: 8, arbitrary: twisted },
    { weight: form ? 12 : 1, arbitrary: multipartBody(form?.schema ?? schema, true) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}
