import { expect, test } from "vitest";

import { valueErrors, valueFault, valueLimit } from "./variable-values";
import type { VariableKind } from "./variables";

const faultOf = (kind: VariableKind, value: string) =>
  valueFault({ kind, options: ["warm", "暖かい"] }, value);

test.each<[VariableKind, string[], string[], string]>([
  [
    "number",
    ["12", "-3", "+4", "3.5", "3,5", "1.200,50"],
    ["", "a", "1e3", "1.", ".5", "1 2", "１"],
    "not_a_number",
  ],
  [
    "date",
    ["2026-11-23", "2024-02-29", "0001-01-01"],
    ["2026-02-29", "2026-13-01", "2026-11-31", "23.11.2026", "2026-1-1", "2026-11-23T00:00"],
    "not_a_date",
  ],
  [
    "url",
    ["https://a.example", "http://例え.jp/道?x=1#y", "HTTPS://A.EXAMPLE"],
    ["a.example", "ftp://a.example", "javascript:alert(1)", "https://", "https://a b", "https:///x"],
    "invalid_link",
  ],
  ["choice", ["warm", "暖かい"], ["cold", "Warm", " warm"], "not_an_option"],
])("values of kind %s", (kind, fitting, others, fault) => {
  expect(fitting.map((value) => faultOf(kind, value))).toEqual(fitting.map(() => null));
  expect(others.map((value) => faultOf(kind, value))).toEqual(others.map(() => fault));
});

test.each<VariableKind>(["text", "long_text"])("a %s takes any text up to the limit", (kind) => {
  for (const value of ["cold", "two\nlines", "{{a}}", "🦊".repeat(valueLimit)])
    expect(faultOf(kind, value)).toBeNull();
  expect(faultOf(kind, "🦊".repeat(valueLimit + 1))).toBe("too_long");
});

test("an error repeats no long and no more than forty unknown names", () => {
  const long = "x".repeat(100_000);
  expect(valueErrors([], { [long]: "a" })).toEqual({ values: { code: "unknown_field" } });
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`n${at}`, ""]));
  expect(Object.keys(valueErrors([], many))).toHaveLength(40);
});
