import { expect, test } from "vitest";
import { parse } from "yaml";

import { typeTags } from "~/domain/prompt-use";
import { definitionLimits, purposeLimit } from "~/features/prompts/limits";

import { makeVariable } from "../../../../tests/support/factories/make-variable";
import type { ExportedPrompt } from "../exported-prompt";
import { yamlLimits } from "../limits";
import { dotpromptFile } from "./dotprompt.server";
import { parseFrontMatter, withFrontMatter } from "./front-matter.server";
import { markdownFile } from "./markdown.server";
import { openBudget } from "./parse-yaml.server";

const read = (matter: string, budget = openBudget()) => parseFrontMatter(`---\n${matter}\n---\ntext`, budget);

test("signs that make a few bytes expensive are refused before they are parsed", () => {
  for (const matter of [
    "a: &a [x]",
    "a: *a",
    "a: !!str x",
    "a: !x",
    "a: [&a x]",
    "<<: {a: 1}",
    "a: {<<: {b: 1}}",
    "%YAML 1.1",
    "a: 1\n...\nb: 2",
    "[a]: 1",
    Array.from({ length: yamlLimits.lines + 1 }, (_, at) => `a${at}: 1`).join("\n"),
    `a: ${"x".repeat(yamlLimits.line)}`,
  ])
    expect(() => read(matter), matter.slice(0, 40)).toThrow();
});

test("the same signs in texts are texts", () => {
  const matter = [
    'quoted: "&a *b !c << %d"',
    "plain: R&D *all* of it! 100%",
    "block: |",
    "  &a",
    "  *b: !c",
    "  ...",
    "list: ['&a', \"*b\"] # !c",
  ];
  expect(read(matter.join("\n"))!.data).toEqual({
    quoted: "&a *b !c << %d",
    plain: "R&D *all* of it! 100%",
    block: "&a\n*b: !c\n...\n",
    list: ["&a", "*b"],
  });
});

test("readers of YAML 1.1 take our values for the texts that they are", () => {
  const words = [
    "yes",
    "no",
    "2026-11-25",
    "1:30",
    "~",
    "0o7",
    "1e3",
    "=",
    "<<",
    "a: b #c",
    "\u2028x\u0085y\uFEFF",
    "😀",
  ];
  const data = { texts: words, input: Object.fromEntries(words.map((word) => [word, word])) };
  const [, matter = ""] = withFrontMatter(data, "text").split("---\n");
  expect(parse(matter, { version: "1.1", merge: false })).toEqual(data);
  expect(matter).not.toMatch(/[\u2028\u0085\uFEFF]/);
});

test("a key is given once", () => {
  for (const matter of ["a: 1\na: 2", 'a: 1\n"a": 2', "a: {b: 1, 'b': 2}", "1: a\n'1': b"])
    expect(() => read(matter), matter).toThrow();
  expect(read("a: {b: 1}\nb: {b: 1}")!.data).toEqual({ a: { b: 1 }, b: { b: 1 } });
});

test("the time of a text is bounded, also if it is full of errors or keys", () => {
  const room = yamlLimits.line - 10;
  const fill = (piece: string) => piece.repeat(room / piece.length);
  const keys = Array.from({ length: room / 10 }, (_, at) => `k${at}: 1`).join(", ");
  for (const inside of [fill("} "), fill('"" '), fill(": "), fill("? "), fill("["), fill("!a "), keys]) {
    const started = performance.now();
    try {
      read(`a: {${inside}}`);
    } catch {
      // Refused, or read: both take no longer.
    }
    // The library alone takes 2 to 115 seconds.
    expect(performance.now() - started, inside.slice(0, 20)).toBeLessThan(1_500);
  }
});

test("all front matter of an import has one budget", () => {
  const budget = openBudget();
  const matter = `a: [${"x,".repeat(20_000)}]`;
  const readAll = () => {
    for (let file = 0; file < 200; file += 1) read(matter, budget);
  };
  expect(readAll).toThrow(expect.objectContaining({ code: "import_too_large" }));
  expect(budget.pieces).toBe(0);
});

test("a prompt at every limit is written within the limits of reading", () => {
  const variables = Array.from({ length: 40 }, (_, at) =>
    makeVariable(`v${at}`, {
      kind: "choice",
      question: "\n".repeat(3) + "?".repeat(definitionLimits.text - 3),
      options: Array.from({ length: definitionLimits.options }, (__, option) => `"${option}"\n`),
      value: `"${at}"`,
    }),
  );
  const prompt: ExportedPrompt = {
    id: "1",
    originalInput: "line\n".repeat(purposeLimit / 5),
    content: variables.map(({ name }) => `{{${name}}}`).join("\n"),
    variables,
    type: typeTags.text,
    tags: [typeTags.text, ...Array.from({ length: 20 }, (_, at) => `tag ${at}`)],
    folder: "folder",
    title: "title",
    description: "line\n".repeat(60),
    createdAt: new Date(0),
    updatedAt: new Date(0),
    pinnedAt: null,
    lastUsedAt: null,
    version: 1,
    versionKind: "created",
    remixOf: null,
    versions: [],
  };
  expect(parseFrontMatter(markdownFile(prompt), openBudget())!.data).toMatchObject({
    purpose: prompt.originalInput,
    variables,
  });
  expect(parseFrontMatter(dotpromptFile(prompt), openBudget())!.data).toMatchObject({
    description: prompt.originalInput,
    "prompttown.variables": variables,
  });
});
