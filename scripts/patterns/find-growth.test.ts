import { expect, test } from "vitest";

import { findGrowth } from "./find-growth.ts";

const kindsOf = (pattern: RegExp) => [
  ...new Set(findGrowth(pattern.source, pattern.flags).map(({ kind }) => kind)),
];

test.each([
  /^(?:a+)+$/,
  /^(?:a|a)*$/,
  /^(?:[a-z]|\w)*!/,
  /^(?:a*)*b/,
  /^(?:ab|a|b)+$/,
  /^(?:て|いる|ている)+$/u,
  /^(?:\p{Cf}|\s|\uFEFF){1,40}$/u,
  /(?:x+x+)+y/,
])("a repetition that can take the same text in two ways: %s", (pattern) => {
  expect(kindsOf(pattern)).toContain("exponential");
});

test.each([/^\s*(.*?)\s*<x>$/, /^\d+\w*!/, /^a*b?a*$/, /^(?:ab)*(?:aba?b)*$/])(
  "two repetitions that can share a text: %s",
  (pattern) => {
    expect(kindsOf(pattern)).toEqual(["polynomial"]);
  },
);

test.each([
  /\s+$/,
  /=+$/,
  /[ \t]+\n/,
  /「[^」]*」/,
  /<!--[^]*?-->/,
  /\bcall\(([^)]*)\)/,
  /^```[^\n]*\n[^]*?^```/m,
  /(?:^|[.\n])\s*make/,
  /x(?=[^]*y)/,
  /(?<!\d)\d+[^]*z/,
  /^[^\n]*\n/m,
])("a repetition that is begun again at each place of it: %s", (pattern) => {
  expect(kindsOf(pattern)).toContain("search");
});

test.each([
  /a+/,
  /^\s+/,
  /^\s*(?=\S)x/,
  /\S\s?$/,
  /[^\n]*\n?/,
  /(?<!\s)\s+$/,
  /(?<![\p{L}])\p{L}+!/u,
  /^.*$/m,
  /\bword\b/,
  /「[^「」]*」/,
  /<think>[^]*?(?:<\/think>|$)/,
  /\nparams:[^]*?(?=\n {4}at |$)/,
  /"[^"\n]{1,60}"/,
  /(?:a|b)*/,
  /^(?:a|b)*$/,
  /^(?:て|る)+$/u,
  /\{\{[^{}]{1,60}\}\}/,
  /[ \t]+/y,
])("linear: %s", (pattern) => {
  expect(findGrowth(pattern.source, pattern.flags)).toEqual([]);
});

test("the text that shows the growth is reported", () => {
  expect(findGrowth("\\bcall\\(([^)]*)\\)", "")[0]!.text).toContain("call(");
});

test("unsupported patterns are not called linear", () => {
  expect(kindsOf(/(?<=^\s*)x/)).toEqual(["undecided"]);
  expect(findGrowth("(", "")).toMatchObject([{ kind: "undecided" }]);
});
