import * as fc from "fast-check";

import { typedTextOf, untypedTextOf } from "./odd-texts";

const nested = (depth: number, around: (inner: unknown) => unknown) => {
  let value: unknown = "deep";
  for (let level = 0; level < depth; level += 1) value = around(value);
  return value;
};

const depths = fc.constantFrom(1, 8, 33, 400);

/** Any JSON value, mostly edge cases. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 1.5, 1e308, 2 ** 53, "", [], {}),
  },
  { weight: 2, arbitrary: fc.oneof(typedTextOf(), untypedTextOf()) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        '{"__proto__":{"isAdmin":true}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '{"length":1e9}',
      )
      .map((text) => JSON.parse(text)),
  },
  { weight: 1, arbitrary: depths.map((depth) => nested(depth, (inner) => [inner])) },
  { weight: 1, arbitrary: depths.map((depth) => nested(depth, (inner) => ({ a: inner }))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(50, 3_000).map((count) => Array.from({ length: count }, () => "x")),
  },
);

/** Unknown field names. */
export const oddName: fc.Arbitrary<string> = fc.constantFrom(
  "surprise",
  "__proto__",
  "constructor",
  "toString",
  "",
  "a.b",
  "fields[0]",
  "userId",
  "isOfficial",
  "\u0000",
  "\uD83E",
  "n".repeat(5_000),
);
