import * as fc from "fast-check";
import { expect, test } from "vitest";

import { variablesOf, type Variable } from "~/domain/variables";

import { fragmentOf, valuesInFragment } from "./link-values";

const names = ["a", "名前", "toString", "valueOf", "tono de voz", "v"];
const variables = variablesOf(names.map((name) => `{{${name}}}`).join(), null);

/** Answers with all that an address or a template could take for its own. */
const answer = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }).filter((text) => !/[\p{Cc}\uFFFD]/u.test(text)),
  fc.constantFrom(
    "$&",
    "{{a}}",
    "}}",
    "a=b&c=d",
    "100 % + 1",
    "#v=a=b",
    "two\nlines\n",
    "\u202Eabc",
    "<b>",
    "🦊".repeat(90),
  ),
);

test("answers come back from a link as they were", () => {
  let links = 0;
  fc.assert(
    fc.property(
      fc.array(fc.option(answer), { minLength: names.length, maxLength: names.length }),
      (given) => {
        const values = Object.fromEntries(
          names.flatMap((name, at) => (given[at]?.trim() ? [[name, given[at]] as const] : [])),
        );
        const fragment = fragmentOf(values)!;
        expect(new URL(`https://town.example/${fragment}`).hash).toBe(fragment);
        expect(Object.entries(valuesInFragment(fragment, variables))).toEqual(Object.entries(values));
        links += 1;
      },
    ),
    { numRuns: 2_000 },
  );
  expect(links).toBe(2_000);
});

test("a link is readable", () => {
  expect(fragmentOf({ topic: "green tea", tone: "warm", empty: " " })).toBe("#v=topic=green+tea&tone=warm");
});

test("answers too long for a link make none", () => {
  expect(fragmentOf({ a: "x".repeat(7_000) })).not.toBeNull();
  expect(fragmentOf({ a: "長".repeat(1_000) })).toBeNull();
});

const of = (more: Partial<Variable>): Variable[] => [{ ...variables[0]!, ...more }];

test.each([
  ["", {}],
  ["#use", {}],
  ["#v=", {}],
  ["#v=b=unknown", {}],
  ["#v=a=%FF%FE", {}],
  ["#v=a=%00", {}],
  ["#v=a=%1B%5B31m", {}],
  ["#v=a=+%0A", {}],
  ["#w=a=x", {}],
  [`#v=a=${"x".repeat(9_000)}`, {}],
  ["#v=a=cold", { kind: "choice", options: ["warm"] }],
  ["#v=a=many", { kind: "number" }],
  ["#v=a=2026-02-30", { kind: "date" }],
  ["#v=a=javascript%3Aalert(1)", { kind: "url" }],
] satisfies [string, Partial<Variable>][])("the fragment %j of %j gives nothing", (fragment, more) => {
  expect(valuesInFragment(fragment, of(more))).toEqual({});
});

test("of two answers the first counts", () => {
  expect(valuesInFragment("#v=a=one&a=two", of({}))).toEqual({ a: "one" });
});
