import * as fc from "fast-check";

import { hostileTexts } from "../support/factories/hostile-texts";

/** A header or link for injection tests: visible in a response if a text got there unescaped. */
export const injection = "\r\nX-Injected: yes";

/** Odd texts that a person may type. */
const typable = [
  "weekly report",
  "🏮",
  "👨‍👩‍👧‍👦",
  "\u202Eedoc\u2066",
  "cafe\u0301",
  "ﷺ",
  "Ａ１ｶﾞ①㌔",
  "שלום عالم",
  "字\uFEFF\u200D",
  "one\ttwo\nthree\u2028four",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "-0",
  "1e400",
  "[object Object]",
  `' OR "1"=1; DROP TABLE prompts; --`,
  `"*" NEAR(a b) AND NOT scope:_x`,
  "%_\\%",
  "%00%0d%0aX-Injected:%20yes",
  "https://town.example/?a=1&b=<2>#c",
  ...hostileTexts,
];

const untypable = [
  "",
  " \t ",
  "\u200B",
  "\u0000",
  "a\u0000b",
  "\u001B[0m",
  "\u0085",
  "\uD83E",
  "\uDC00x",
  injection,
];

const cut = (text: string, limit: number) => [...text].slice(0, limit).join("");

/** A valid text for a field of at most `limit` characters. */
export const typedTextOf = (limit = 200): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.constantFrom(...typable) },
      {
        weight: 2,
        arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map((text) => `x${text}`),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...typable).map((text) => text.repeat(Math.ceil(limit / text.length))),
      },
    )
    .map((text) => cut(text, limit));

/** A text that fields of at most `limit` characters mostly refuse. */
export const untypedTextOf = (limit = 200): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...untypable) },
    { weight: 3, arbitrary: fc.constantFrom("x", "🏮", "ﷺ").map((sign) => sign.repeat(limit + 1)) },
    {
      weight: 3,
      arbitrary: fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
        .map((units) => String.fromCharCode(...units)),
    },
  );
