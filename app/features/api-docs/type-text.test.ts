import { expect, test } from "vitest";

import { typeText } from "./type-text";

test("an object lists its fields, the optional ones, and their limits", () => {
  expect(
    typeText({
      type: "object",
      required: ["name"],
      properties: {
        name: { type: "string", minLength: 1, maxLength: 50 },
        flag: { type: "boolean", default: false },
        made: { type: "string", format: "date-time" },
        tags: { type: "array", items: { type: "string" }, maxItems: 20 },
        inner: { type: "object", properties: { count: { type: "integer" } } },
      },
    }),
  ).toBe(
    [
      "{",
      "  name: string // ≤ 50",
      "  flag?: boolean // = false",
      "  made?: string // date-time",
      "  tags?: string[] // ≤ 20",
      "  inner?: {",
      "    count?: number",
      "  }",
      "}",
    ].join("\n"),
  );
});

test("choices, null, names and maps have programming syntax", () => {
  expect(typeText({ type: ["string", "null"] })).toBe("string | null");
  expect(typeText({ anyOf: [{ $ref: "#/components/schemas/Category" }, { type: "null" }] })).toBe(
    "Category | null",
  );
  expect(typeText({ enum: ["ja", "en"] })).toBe('"ja" | "en"');
  expect(typeText({ type: "array", items: { type: ["string", "null"] } })).toBe("(string | null)[]");
  expect(typeText({ type: "object", additionalProperties: { type: "string" } })).toBe(
    "{\n  [name]: string\n}",
  );
  expect(typeText({ const: true })).toBe("true");
  expect(typeText({})).toBe("unknown");
});

test("a long choice is broken into lines, each within its indent", () => {
  const codes = Array.from({ length: 9 }, (_, index) => `error_number_${index}`);
  expect(typeText({ type: "object", required: ["code"], properties: { code: { enum: codes } } })).toBe(
    [
      "{",
      "  code:",
      '    | "error_number_0" | "error_number_1" | "error_number_2"',
      '    | "error_number_3" | "error_number_4" | "error_number_5"',
      '    | "error_number_6" | "error_number_7" | "error_number_8"',
      "}",
    ].join("\n"),
  );
});
