import { expect, test } from "vitest";

import { firstLine } from "./first-line";

test.each([
  ["Write a letter.\nShort.", "Write a letter."],
  ["# 目的\n\n配信の結果をまとめる。", "配信の結果をまとめる。"],
  ["---\n```\n- **Producto:** jabón `artesano`", "Producto: jabón artesano"],
  ["1. First the facts", "First the facts"],
  ["-5 degrees", "-5 degrees"],
  ["\u200b\n  two  words ", "two  words"],
  ["# only a heading", ""],
  ["", ""],
])("the first line of %j", (text, line) => {
  expect(firstLine(text)).toBe(line);
});
