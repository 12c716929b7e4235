import { expect, test } from "vitest";

import { definitionsOf, filledText, parseDefinitions } from "./variable-definitions";
import { variablesOf, type Variable } from "./variables";

const variable = (name: string, more: Partial<Variable> = {}): Variable => ({
  ...variablesOf(`{{${name}}}`, null)[0]!,
  ...more,
});

test("only definitions with a placeholder that say more than the text are stored", () => {
  const content = "{{a}} {{b}} {{c}}";
  const [a, b, gone] = [variable("a"), variable("b", { value: "x" }), variable("gone", { value: "y" })];
  expect(definitionsOf(content, [a, b, gone])).toEqual([b]);
  expect(definitionsOf(content, [b, { ...b, value: "later" }])).toEqual([{ ...b, value: "later" }]);
  expect(definitionsOf(content, [a, gone])).toBeNull();
  expect(definitionsOf(content, variablesOf(content, [b]))).toEqual([b]);
});

test.each<[keyof Variable, unknown]>([
  ["label", "Letter"],
  ["question", "Which?"],
  ["kind", "long_text"],
  ["options", ["x"]],
  ["required", true],
  ["value", "x"],
])("another %s alone is a definition", (field, value) => {
  const changed = variable("a", { [field]: value });
  expect(definitionsOf("{{a}}", [changed])).toEqual([changed]);
});

test("a shown text has the values, without lines that were defined as optional", () => {
  const content = "Write.\n- To: {{to}}\n- Tone: {{tone}}\n- Other: {{other}}";
  const variables = [
    variable("to", { value: "Ada" }),
    variable("tone", { question: "Which?" }),
    variable("other"),
  ];
  expect(filledText({ content, variables })).toBe("Write.\n- To: Ada\n- Other: {{other}}");
  expect(filledText({ content, variables: variablesOf(content, null) })).toBe(content);
});

test.each<[keyof Variable, unknown]>([
  ["kind", "long_text"],
  ["label", "Soil"],
  ["options", ["sand", "clay"]],
  ["question", "Which?"],
])("a field with nothing but another %s stays in the shown text", (property, value) => {
  const content = "Here is my soil:\n\n{{soil}}\n\nMonth: {{month}}";
  const variables = ["soil", "month"].map((name) => variable(name, { [property]: value }));
  expect(filledText({ content, variables })).toBe(content);
});

test("an item of a list with a note stays when somebody only chooses the kind of its field", () => {
  const content = "Write.\n- Tone: {{tone}} (for my boss)\n- Why: {{why}}";
  const variables = variablesOf(content, null).map((one) => ({ ...one, kind: "long_text" as const }));
  expect(filledText({ content, variables })).toBe(content);
  const [tone, why] = variablesOf(content, null).map((one) => ({ ...one, kind: "number" as const }));
  expect(filledText({ content, variables: [tone!, why!] })).toBe(content);
});

test("older and damaged rows are read", () => {
  const [read] = parseDefinitions([{ name: "a", label: "A", options: ["x", 1], kind: "poem", value: 3 }]);
  expect(read).toEqual({
    name: "a",
    label: "A",
    question: "",
    kind: "text",
    options: ["x"],
    required: false,
    value: null,
  });
  expect(parseDefinitions([null, 1, "x", {}, { id: "v", answer: "x" }])).toEqual([]);
  expect(parseDefinitions({ name: "a" })).toEqual([]);
});
