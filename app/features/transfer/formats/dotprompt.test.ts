import { Dotprompt } from "dotprompt";
import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { expect, test } from "vitest";

import { typeTags } from "~/domain/prompt-use";
import { fillPrompt, namesOf, variablesOf } from "~/domain/variables";

import type { ExportedPrompt } from "../exported-prompt";
import { readTextFile } from "../reading/read-text-file.server";
import { dotpromptFile } from "./dotprompt.server";
import { openBudget } from "./parse-yaml.server";

const promptOf = (content: string): ExportedPrompt => ({
  id: "1",
  originalInput: "yes",
  content,
  variables: [],
  type: typeTags.text,
  tags: [typeTags.text],
  folder: null,
  title: null,
  description: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  pinnedAt: null,
  lastUsedAt: null,
  version: 1,
  versionKind: "created",
  remixOf: null,
  versions: [],
});

const reader = new Dotprompt();
const read = (text: string) =>
  readTextFile(text, "a.prompt", { placeholders: true, budget: openBudget() }) as {
    content: string;
    variables: object[];
  };

/** A prompt says the same in Google's reader, and comes back as it was. */
async function expectSame(content: string) {
  const file = dotpromptFile(promptOf(content));
  const input = Object.fromEntries(namesOf(content).map((name) => [name, `<${name}>`]));
  const { messages } = await reader.render(file, { input });
  const [part] = messages.flatMap((message) => message.content);
  expect(part, content).toEqual({ text: fillPrompt(content, variablesOf(content, null), input) });
  expect(read(file).content).toBe(content);
}

test.each([
  "${{{variable}}} and {{{{b}}}} and {{c}}}",
  "to【`{{#1761815388187.sourceName#}}`】",
  "- {{ $json['a'] }}\n- {{a}}",
  "{[\n {\\{{a}} \\\\{{ b c }} \\{{#x}} {{\\{{a}}",
  "{{#if x}}{{a}}{{else}}{{b}}{{/if}} {{> part}} {{!-- c --}} {{& d}} {{@root}}",
  "{{history}} {{this}} {{else}} {{true}} {{null}} {{json}} {{if}} {{with}} {{toString}}",
  "{{日本}} {{a-b}} {{don't}} {{x.y}} {{1}} {{this.[a]}} {{[a]}}",
  "~}} } { {{~a~}} }",
])("a prompt says the same in Google's dotprompt: %s", expectSame);

test("so does any text with braces", async () => {
  const piece = constantFrom(
    "{",
    "{{",
    "}}",
    "}",
    "\\",
    "a",
    "{{a}}",
    "{{ b c }}",
    "{{this}}",
    "~",
    " ",
    "!",
    "#",
    "\n",
  );
  const text = array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => `x${pieces.join("")}x`);
  await assert(asyncProperty(text, expectSame), { numRuns: 300 });
});

test("words of another tool's template are no fields, unless its inputs tell them", () => {
  const body =
    '{{role "system"}}{{history}}{{#each list}}{{this}} {{this.name}}{{else}}none{{/each}}{{json data}} \\{{raw}} {{[my name]}}';
  const { content } = read(`---\nmodel: x\n---\n${body}`);
  expect(namesOf(content)).toEqual(["my name"]);
  expect(content).toContain("{history}");
  expect(namesOf(read("---\ninput:\n  schema:\n    history: string\n---\n{{history}}").content)).toEqual([
    "history",
  ]);
});

test("inputs in JSON Schema keep what they tell", () => {
  const schema = {
    type: "object",
    properties: {
      name: { type: "string", description: "Who reads it" },
      count: { type: ["integer", "null"], default: 3 },
      tone: { enum: ["warm", "cool", null], description: "How it sounds" },
      day: { type: "string", format: "date", title: "Day" },
    },
    required: ["name"],
  };
  const { variables } = read(
    `---\ninput: ${JSON.stringify({ schema, default: { name: "Ann" } })}\n---\n{{name}}`,
  );
  expect(variables).toMatchObject([
    { name: "name", kind: "text", question: "Who reads it", required: true, value: "Ann" },
    { name: "count", kind: "number", question: "", required: false, value: "3" },
    { name: "tone", kind: "choice", question: "How it sounds", options: ["warm", "cool"] },
    { name: "day", kind: "date", label: "Day" },
  ]);
});
