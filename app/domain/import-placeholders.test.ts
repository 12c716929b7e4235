import { expect, test } from "vitest";

import { importPlaceholders } from "./import-placeholders";

test("placeholders of other tools become variables with their defaults", () => {
  const { content, variables, found } = importPlaceholders(
    "I am a ${Position:Software Developer} in ${ city }. [[Name]], ${Position}.",
  );
  expect(content).toBe("I am a {{Position}} in {{city}}. {{Name}}, {{Position}}.");
  expect(found).toBe(3);
  expect(variables.map(({ name, kind, value }) => [name, kind, value])).toEqual([
    ["Position", "text", "Software Developer"],
    ["city", "text", null],
    ["Name", "text", null],
  ]);
});

test.each([
  "Run\n```sh\necho ${HOME} [[x]]\n```\nand stop",
  "~~~\n[[x]]",
  "${} ${a['b']} [[a[b]]] ${#x} $name {x} [link](y)",
  "{{already}}",
])("code, other syntax and variables stay: %j", (text) => {
  expect(importPlaceholders(text)).toMatchObject({ content: text, found: 0 });
});

test("what people type for a field by hand becomes one too, where a name for blanks is given", () => {
  const text =
    "Estimado [nombre]:\nGracias por <el pedido>, ___ y [[ciudad]].\nFecha: ____\n［会社名］の＜担当者＞は＿＿＿です。___";
  expect(importPlaceholders(text)).toMatchObject({ found: 1 });
  const { content, variables, found } = importPlaceholders(text, "hueco");
  expect(content).toBe(
    "Estimado {{nombre}}:\nGracias por {{el pedido}}, {{hueco 1}} y {{ciudad}}.\nFecha: {{Fecha}}\n{{会社名}}の{{担当者}}は{{hueco 2}}です。{{hueco 3}}",
  );
  expect(found).toBe(9);
  expect(variables).toHaveLength(9);
});

test.each([
  "[link](y) ![alt](z) [text][ref] [^1] [1]\n[ref]: https://a.example\narr[i] List<string>",
  "- [x] done\n- [ ] open\n___\n_____\n__bold__ ___both___ snake___case",
  "<context>\nA text.\n</context>\nOne<br>two <p>three <https://a.example> a < b and c > d",
  "```\n[name] <name> ___\n```",
])("links, lists, rules, emphasis, markup and code stay where blanks count: %j", (text) => {
  expect(importPlaceholders(text, "blank")).toMatchObject({ content: text, found: 0 });
});
