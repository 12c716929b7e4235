import { expect, test } from "vitest";

import { filledParts, fillPieces, fillPrompt, namesOf, variablesOf, type Variable } from "./variables";
import { endsWithLabel, variableLimits, withBlanks } from "./placeholders";

const variable = (name: string, more: Partial<Variable> = {}): Variable => ({
  ...variablesOf(`{{${name}}}`, null)[0]!,
  ...more,
});

test.each([
  ["{{topic}} and {{ topic }}, then {{宛先}}", ["topic", "宛先"]],
  [
    "{{tono de voz}} {{メール・本文}} {{نص}} {{हिन्दी}} {{v1.2-b}}",
    ["tono de voz", "メール・本文", "نص", "हिन्दी", "v1.2-b"],
  ],
  ["{{#if x}} {{ $json['a'] }} {{ color: 'red' }} {{}} {{ }} {{a\nb}} {a} ${b} {{{c}}}", ["c"]],
  [
    `{{${"長".repeat(variableLimits.name)}}} {{${"長".repeat(variableLimits.name + 1)}}}`,
    ["長".repeat(variableLimits.name)],
  ],
])("names of %j", (content, names) => {
  expect(namesOf(content)).toEqual(names);
});

test("a text has at most forty variables; further placeholders stay as text", () => {
  const content = Array.from({ length: 60 }, (_, at) => `{{v${at}}}`).join(" ");
  const variables = variablesOf(content, null);
  expect(variables).toHaveLength(variableLimits.variables);
  expect(fillPrompt(content, variables, { v0: "a", v59: "z" })).toMatch(/^a .*\{\{v59\}\}$/);
});

test("a stored definition is used for its name only; a definition without a placeholder is dropped", () => {
  const stored = [variable("tone", { kind: "choice", options: ["warm"] }), variable("gone")];
  expect(variablesOf("{{tone}} {{job_title}}", stored)).toEqual([
    stored[0],
    expect.objectContaining({ name: "job_title", label: "Job title", kind: "text", required: false }),
  ]);
});

test("an answer beats the variable's own value; an empty answer is none", () => {
  const variables = [variable("a", { value: "own" })];
  expect(fillPrompt("x {{a}}", variables, {})).toBe("x own");
  expect(fillPrompt("x {{a}}", variables, { a: "mine" })).toBe("x mine");
  expect(fillPrompt("x {{a}}", variables, { a: " " })).toBe("x {{a}}");
});

test.each([
  ["To: {{a}}\nFrom: me", "From: me"],
  ["手紙を書いて\n・宛先：{{a}}\n・口調：硬め", "手紙を書いて\n・口調：硬め"],
  ["Do it.\n\n- **Who:** {{a}}\n- Why: {{a}}.", "Do it."],
  ["Do it.\n\n{{a}}\n\nThanks.", "Do it.\n\nThanks."],
  ["慣れ：{{a}}（初めて・毎日）\n続き", "続き"],
  ["{{a}}\n\nText", "\nText"],
  ["Write to {{a}} today", "Write to {{a}} today"],
  ["From {{a}}: {{b}}", "From {{a}}: {{b}}"],
  ["Be kind. Note: {{a}}", "Be kind. Note: {{a}}"],
])("a line with only an unanswered optional variable is left out of %j", (content, filled) => {
  expect(fillPrompt(content, variablesOf(content, null), {})).toBe(filled);
});

test("a required variable keeps its line", () => {
  expect(fillPrompt("To: {{a}}", [variable("a", { required: true })], {})).toBe("To: {{a}}");
});

test("names of object prototypes are ordinary names", () => {
  const content = "{{constructor}} {{toString}} {{__proto__}}";
  expect(fillPrompt(content, variablesOf(content, null), { toString: "x" })).toBe(
    "{{constructor}} x {{__proto__}}",
  );
});

const nasty = [
  "$&",
  "$1",
  "{{b}}",
  "{{a}}",
  "}}",
  "{{",
  "\\",
  "two\nlines",
  "長い文".repeat(6_000),
  "`",
  "$`$'",
];

test("filling changes nothing besides the placeholders, whatever an answer contains", () => {
  const own = ["Text ", " と ", "\n\n", " {x} ", " $& ", "\n- "];
  let checks = 0;
  for (const first of nasty)
    for (const second of nasty)
      for (let at = 0; at < own.length; at += 1) {
        const [head, middle, tail] = [own[at]!, own[(at + 1) % own.length]!, own[(at + 2) % own.length]!];
        const content = `${head}{{a}}${middle}{{b}}${tail}{{a}}`;
        const values = { a: first, b: second };
        const expected = head + first + middle + second + tail + first;
        expect(fillPrompt(content, variablesOf(content, null), values) === expected).toBe(true);
        checks += 1;
      }
  expect(checks).toBe(nasty.length ** 2 * own.length);
});

test("a text handed on has blanks in the place of its placeholders, and other braces as they are", () => {
  expect(withBlanks("Dear {{ name }}, {{宛先}} {{#if x}} {a} {{}}")).toBe(
    "Dear [name], [宛先] {{#if x}} {a} {{}}",
  );
});

test("a blank is known to follow its own label", () => {
  for (const before of ["- Shop: ", "1. **Shop**: ", "**Shop:** ", "・Shop：", "- The Shop: "])
    expect(endsWithLabel(before, "Shop"), before).toBe(true);
  for (const before of ["", "- Shops: ", "Shop: open at ", "Shop "])
    expect(endsWithLabel(before, "Shop"), before).toBe(false);
});

test("pieces name the placeholders and say which have an answer", () => {
  const content = "Dear {{name}}, about {{topic}}.";
  expect(fillPieces(content, variablesOf(content, null), { name: "Ada" })).toEqual([
    { text: "Dear ", name: null, isFilled: false },
    { text: "Ada", name: "name", isFilled: true },
    { text: ", about ", name: null, isFilled: false },
    { text: "{{topic}}", name: "topic", isFilled: false },
    { text: ".", name: null, isFilled: false },
  ]);
});

test("the parts of a text are all of it, and its filled text without those left out", () => {
  for (const content of ["A\n\nTo: {{a}}\n\nB {{b}}\n{{a}}", "{{a}}\n\n{{b}} and more\nEnd", "{{a}}"]) {
    const variables = variablesOf(content, null);
    const parts = filledParts(content, variables, { b: "x" });
    const textOf = (some: typeof parts) =>
      some.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join("");
    expect(textOf(parts.filter(({ isLeftOut }) => !isLeftOut))).toBe(
      fillPrompt(content, variables, { b: "x" }),
    );
    expect(textOf(parts).replaceAll("\n", "")).toBe(content.replaceAll("\n", "").replace("{{b}}", "x"));
    for (const [at, part] of parts.entries()) expect(part.isLeftOut).not.toBe(parts[at + 1]?.isLeftOut);
  }
});
