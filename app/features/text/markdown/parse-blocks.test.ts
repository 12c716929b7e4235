import { expect, test } from "vitest";

import type { Block } from "~/domain/blocks";
import { contentLimit } from "~/features/prompts/limits";

import { parseBlocks } from "./parse-blocks.server";

const paragraph = (at: number, text: string): Block => ({
  kind: "paragraph",
  lines: [{ at, inlines: [text] }],
});

test("headings, lists, code, quotes, tables and rules are read, with their lines", () => {
  const text = [
    "# Plan",
    "Read **this** and `that`:",
    "- one",
    "- two",
    "",
    "3. three",
    "> said",
    "```js",
    "let a;",
    "```",
    "---",
    "| a | b |",
    "|---|---|",
    "| c | d |",
  ].join("\n");
  expect(parseBlocks(text)).toEqual([
    { kind: "heading", level: 1, line: { at: 0, inlines: ["Plan"] } },
    {
      kind: "paragraph",
      lines: [
        {
          at: 1,
          inlines: [
            "Read ",
            { kind: "strong", inlines: ["this"] },
            " and ",
            { kind: "code", inlines: ["that"] },
            ":",
          ],
        },
      ],
    },
    { kind: "list", start: null, items: [[paragraph(2, "one")], [paragraph(3, "two")]] },
    { kind: "list", start: 3, items: [[paragraph(5, "three")]] },
    { kind: "quote", blocks: [paragraph(6, "said")] },
    { kind: "code", at: 8, inlines: ["let a;\n"] },
    { kind: "rule" },
    {
      kind: "table",
      head: [["a"], ["b"]],
      rows: [[["c"], ["d"]]],
    },
  ]);
});

test("a text without Markdown is not formatted, and one with only a variable is", () => {
  expect(parseBlocks("Write a letter.\nKeep it short.\n\n<b>Thanks</b> &amp; _ * #1")).toBeNull();
  expect(parseBlocks('{\n  "scene": "{{place}}"\n}')).toEqual([
    {
      kind: "paragraph",
      lines: [
        { at: 0, inlines: ["{"] },
        { at: 1, inlines: ["  ", '"scene": "', { kind: "variable", text: "{{place}}" }, '"'] },
        { at: 2, inlines: ["}"] },
      ],
    },
  ]);
});

test("lines with a Japanese bullet are a list", () => {
  expect(parseBlocks("断りたい\n・理由：**忙しい**\n・謝るのは一度まで")).toEqual([
    paragraph(0, "断りたい"),
    {
      kind: "list",
      start: null,
      items: [
        [
          {
            kind: "paragraph",
            lines: [{ at: 1, inlines: ["理由：", { kind: "strong", inlines: ["忙しい"] }] }],
          },
        ],
        [paragraph(2, "謝るのは一度まで")],
      ],
    },
  ]);
});

test("a line below a list that is not indented is no part of its last item", () => {
  const text = "- one\n  more\n  - inner\nFormat: a table\nThen five things\n1. two\n  more\nEnd";
  expect(parseBlocks(text)).toEqual([
    {
      kind: "list",
      start: null,
      items: [
        [
          {
            kind: "paragraph",
            lines: [
              { at: 0, inlines: ["one"] },
              { at: 1, inlines: ["more"] },
            ],
          },
          { kind: "list", start: null, items: [[paragraph(2, "inner")]] },
        ],
      ],
    },
    {
      kind: "paragraph",
      lines: [
        { at: 3, inlines: ["Format: a table"] },
        { at: 4, inlines: ["Then five things"] },
      ],
    },
    {
      kind: "list",
      start: 1,
      items: [
        [
          {
            kind: "paragraph",
            lines: [
              { at: 5, inlines: ["two"] },
              { at: 6, inlines: ["more"] },
            ],
          },
        ],
      ],
    },
    paragraph(7, "End"),
  ]);
});

test("HTML stays text, pictures are links, and only http(s) is linked", () => {
  const text = [
    "<img src=x onerror=alert(1)> <script>alert(2)</script> **x**",
    "[a](javascript:alert(1)) [b](data:text/html,x) <javascript:alert(1)> [c](//d.example) [d](/e)",
    "![e](https://f.example/g.png) [h](HTTPS://i.example/?j=k) <http://l.example>",
  ].join("\n");
  const [block] = parseBlocks(text)!;
  const lines = block?.kind === "paragraph" ? block.lines : [];
  expect(lines[0]!.inlines[0]).toBe("<img src=x onerror=alert(1)> <script>alert(2)</script> ");
  expect(lines[1]!.inlines.every((inline) => typeof inline === "string")).toBe(true);
  const links = lines[2]!.inlines.filter((inline) => typeof inline !== "string");
  expect(links).toEqual([
    { kind: "link", url: "https://f.example/g.png", inlines: ["e"] },
    { kind: "link", url: "HTTPS://i.example/?j=k", inlines: ["h"] },
    { kind: "link", url: "http://l.example", inlines: ["http://l.example"] },
  ]);
});

test("nothing of the text is left out: definitions, references, entities and lines above a rule stay", () => {
  const text = "Title\n---\n[a]: https://b.example\n\n[a] &lt; 1\n\n    indented\n\n{{x}}";
  const shown = JSON.stringify(parseBlocks(text));
  for (const part of ["Title", "rule", "[a]: https://b.example", "[a] &lt; 1", "indented"])
    expect(shown).toContain(part);
  expect(shown).not.toContain("heading");
});

const nested: Record<string, string> = {
  quotes: ">",
  "quotes with lists": "> - ",
  lists: "- ",
  numbers: "1. ",
  brackets: "[",
  pictures: "![[",
  emphasis: "*a**b_",
  strong: "**",
  variables: "{{",
  rows: "|",
  fences: "```\n",
  bullets: "・",
};

test.each(Object.entries(nested))(
  "20,000 characters of %s are set within bounds, or shown as they are",
  (_, marks) => {
    const text = marks.repeat(contentLimit).slice(0, contentLimit);
    const blocks = parseBlocks(`# A\n\n${text}\n\n${text}`);
    expect(JSON.stringify(blocks).length).toBeLessThan(10 * contentLimit);
  },
);

test("a list as deep as the limit is shown as it is, never cut off", () => {
  const deep = Array.from({ length: 12 }, (_, depth) => `${"  ".repeat(depth)}- item ${depth}`);
  expect(parseBlocks(deep.join("\n"))).toBeNull();
  expect(JSON.stringify(parseBlocks(deep.slice(0, 8).join("\n")))).toContain("item 7");
});
