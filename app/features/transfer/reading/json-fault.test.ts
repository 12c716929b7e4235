import { expect, test } from "vitest";

import { jsonFault } from "./json-fault";

test.each([
  ['[{"a": b}]', 1, 8],
  ['[\n  {"a": "1"}\n  {"b": "2"}\n]', 3, 3],
  ['[{"a": "1",}]', 1, 12],
  ['[{"a": "1"}, ]', 1, 14],
  ['[{"a" "1"}]', 1, 7],
  ['[{"名前": "こ\nれ"}]', 1, 9],
  ['[{"a": "1"}', 1, 12],
  ['{"a": [1, 2}', 1, 12],
  ['{"a": 01}', 1, 7],
  ['[{"a": "1"}]]', 1, 13],
  ["{'a': 1}", 1, 2],
  ['{"a": {}, "b": [[], {}], "c": [tru]}', 1, 32],
])("%j has its fault in line %i at character %i", (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFault(text)).toEqual({ line, column });
});
