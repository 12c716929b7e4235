import { expect, test } from "vitest";
import { z } from "zod";

import type { AppError } from "~/errors";
import { typedText } from "~/features/text/typed-text";

import { parseValue, toFieldErrors } from "./parse-value";

const schema = z.strictObject({ name: typedText(5), size: z.number({ error: "wrong_type" }) });

const complaints = (value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? {} : toFieldErrors(result.error);
};

test("every invalid field has an error, a limit with its number", () => {
  expect(complaints({ name: "123456", size: "1", admin: true })).toEqual({
    name: { code: "too_long", limit: 5 },
    size: { code: "wrong_type" },
    admin: { code: "unknown_field" },
  });
});

test("a missing field is required, and a field named __proto__ is unknown", () => {
  const fields = complaints(JSON.parse('{"size":1,"__proto__":{"x":1}}'));
  expect(Object.entries(fields)).toEqual([
    ["name", { code: "required" }],
    ["__proto__", { code: "unknown_field" }],
  ]);
});

test("a field that was not sent is reported as missing, whatever its type", () => {
  const sized = z.strictObject({ size: z.number({ error: "wrong_type" }), tags: z.array(z.string()) });
  const refusal = (value: unknown) => {
    try {
      return parseValue(sized, value);
    } catch (thrown) {
      return (thrown as AppError).fields;
    }
  };
  expect(refusal({})).toEqual({ size: { code: "required" }, tags: { code: "required" } });
  expect(refusal({ size: null, tags: "a" })).toEqual({
    size: { code: "wrong_type" },
    tags: { code: "wrong_type" },
  });
});

test("field names are shortened in errors", () => {
  const many = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, index) => [`${index}`.padEnd(500, "x"), 1]),
  );
  const fields = complaints({ name: "a", size: 1, ...many });
  expect(Object.keys(fields)).toHaveLength(20);
  expect(Object.keys(fields).every((name) => name.length === 200)).toBe(true);
  const named = z.record(z.string(), z.number()).safeParse({ ["x".repeat(5_000)]: "1" });
  expect(Object.keys(toFieldErrors(named.error!))).toEqual(["x".repeat(200)]);
});

test("at most twenty fields have errors", () => {
  const { error } = z.object({ list: z.array(z.string()) }).safeParse({ list: Array(5_000).fill(1) });
  const names = Object.keys(toFieldErrors(error!));
  expect([names.length, names[0], names.at(-1)]).toEqual([20, "list.0", "list.19"]);
});

test("a valid value has no errors", () => {
  expect(complaints({ name: " 12345 ", size: 1 })).toEqual({});
});
