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
