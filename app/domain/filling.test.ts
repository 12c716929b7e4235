import * as fc from "fast-check";
import { expect, test } from "vitest";

import { fillPrompt, variablesOf } from "./variables";

const names = ["topic", "宛先", "tono de voz"];

/** Pieces of text without a placeholder; some look like one. */
const piece = fc.oneof(
  fc.constantFrom("{", "}}", "{{#if x}}", "$&", "$1", "\n", "\n\n", "- ", "：", "{x}", "{{ }}", "[[a]]"),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

/** Values with a meaning in careless code, and the longest one. */
const value = fc.oneof(
  fc.constantFrom(
    "$&",
    "$1",
    "$`$'",
    "{{topic}}",
    "{{宛先}}",
    "}}",
    "{{",
    "two\nlines",
    "\\",
    "x".repeat(20_000),
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ""),
);

test("filling puts the values in, and changes nothing else", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(piece, fc.nat(names.length - 1)), { maxLength: 6 }),
      piece,
      fc.tuple(value, value, value),
      (parts, tail, values) => {
        // A brace before a placeholder, or after it, could make another placeholder.
        const own = (text: string) => text.replace(/^\}+|\{+$/gu, "");
        const content = parts.map(([text, at]) => `${own(text)}{{${names[at]}}}`).join("") + own(tail);
        const filled = parts.map(([text, at]) => own(text) + values[at]!).join("") + own(tail);
        const given = Object.fromEntries(names.map((name, at) => [name, values[at]!]));
        expect(fillPrompt(content, variablesOf(content, null), given) === filled).toBe(true);
      },
    ),
    { numRuns: 5_000 },
  );
});
