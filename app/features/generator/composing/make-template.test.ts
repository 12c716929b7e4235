import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Composition, Question } from "~/domain/composition";
import { filledText } from "~/domain/variable-definitions";
import { fillPrompt, namesOf, type Variable } from "~/domain/variables";

import { compose } from "./compose";
import { makeTemplate } from "./make-template";

const limit = 20_000;

const question = (label: string, value: string | null, more: Partial<Question> = {}): Question => ({
  name: `letter.${label}`,
  label,
  question: `${label}?`,
  example: "",
  kind: "text",
  options: ["one", "two"],
  required: false,
  value,
  ...more,
});

/** A stored variable: a question without its example. */
const variable = (label: string, value: string | null, more: Partial<Question> = {}): Variable => {
  const { example: _, ...stored } = question(label, value, more);
  return stored;
};

const letter: Composition = {
  use: "text",
  language: "en",
  kind: "b",
  kinds: [],
  certain: true,
  enough: false,
  base: "Decline the invitation",
  form: "prose",
  exclusions: [],
  ratio: null,
  untranslated: false,
  asking: null,
  variables: [
    question("Who", "Ada"),
    question("Tone", null),
    question("Who", "Ben's friends", { name: "letter.more" }),
  ],
  wishes: [
    { id: "short", text: "Keep it short", on: true },
    { id: "two", text: "Write two versions", on: false },
  ],
};

test("answers become variables with their values, open questions optional lines", () => {
  const template = makeTemplate(compose(letter), letter, limit);
  expect(template.content).toBe(
    "Decline the invitation\n- Who: {{Who}}\n- Tone: {{Tone}}\n- Who: {{Who 2}}\n- Keep it short",
  );
  expect(template.variables).toEqual([
    variable("Who", "Ada", { name: "Who" }),
    variable("Tone", null, { name: "Tone" }),
    variable("Who", "Ben's friends", { name: "Who 2" }),
  ]);
  expect(fillPrompt(template.content, template.variables, {})).toBe(compose(letter));
  expect(fillPrompt(template.content, template.variables, { Tone: "warm", Who: "" })).toBe(
    "Decline the invitation\n- Tone: warm\n- Who: Ben's friends\n- Keep it short",
  );
});

test("image prompts expose only answered phrases as variables, not the aspect ratio", () => {
  const picture: Composition = {
    ...letter,
    use: "image",
    form: "midjourney",
    base: "A fox --ar 1:1",
    variables: [question("Light", "low sun"), question("Mood", null), question("Shape", "16:9 wide")],
  };
  const template = makeTemplate(compose(picture), picture, limit);
  expect(template.content).toBe("A fox, {{Light}}, Keep it short --ar 16:9");
  expect(template.variables).toEqual([variable("Light", "low sun", { name: "Light", required: true })]);
});

test("edits by hand survive, also in the line of an answer", () => {
  const answered = { ...letter, variables: [question("Who", "Ada"), question("Tone", "warm")] };
  const edited = compose(answered)
    .replace("Decline", "Kindly decline")
    .replace("- Who: Ada\n", "- Who: Ada and her sister\n- By hand\n")
    .replace("warm", "cool");
  const template = makeTemplate(edited, answered, limit);
  expect(template.content).toBe(
    "Kindly decline the invitation\n- Who: {{Who}} and her sister\n- By hand\n- Tone: {{Tone}}\n- Keep it short",
  );
  expect(template.variables.map(({ value }) => value)).toEqual(["Ada", "cool"]);
  expect(filledText(template)).toBe(edited);
});

test("without room, or with nothing left of the lines, the text stays as it is", () => {
  const content = compose(letter);
  expect(makeTemplate(content, letter, 10)).toEqual({ content, variables: [] });
  const other = "Something else entirely, with {{its own}} place.";
  expect(filledText(makeTemplate(other, { ...letter, variables: [question("Who", "Ada")] }, limit))).toBe(
    other,
  );
});

const odd = fc.oneof(
  fc.constantFrom(
    "$&",
    "{{x}}",
    "{{Who}}",
    "}}",
    "- x",
    "・二案",
    "Keep it short",
    "16:9",
    "。",
    ", ",
    "x: y",
  ),
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
    .map((text) => text.replace(/\s+/g, " ").trim() || "x"),
);

test("a filled template is the text that its person saw, whatever was answered and edited", () => {
  let placed = 0;
  let asked = 0;
  const composition = fc
    .record({
      use: fc.constantFrom("text" as const, "automation" as const, "image" as const, "video" as const),
      language: fc.constantFrom("ja" as const, "en" as const, "es" as const),
      form: fc.constantFrom("prose" as const, "midjourney" as const, "negative" as const),
      base: fc.oneof(odd, fc.constantFrom("Two\nlines", "Ends.", "{{topic}}\n\n- {{notes}}")),
      labels: fc.array(odd, { maxLength: 4 }),
      values: fc.array(fc.option(odd), { minLength: 4, maxLength: 4 }),
      exclusions: fc.constantFrom<string[]>([], ["people"]),
    })
    .map(({ labels, values, ...rest }): Composition => ({
      ...letter,
      ...rest,
      variables: labels.map((label, at) => question(label, values[at]!, { name: `q.${at}` })),
    }));
  const edit = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => `${text}\n\nThanks.`,
    (text) => `Dear model,\n${text}`,
    (text) => text.replace(/\n/, "\n\n"),
    (text) => text.replace("x", "xx"),
    (text) => text.split("\n").toReversed().join("\n"),
  );
  fc.assert(
    fc.property(composition, edit, (made, change) => {
      const seen = change(compose(made));
      const template = makeTemplate(seen, made, limit);
      expect(filledText(template)).toBe(seen);
      const names = namesOf(template.content);
      for (const { name } of template.variables) expect(names).toContain(name);
      expect(new Set(template.variables.map(({ name }) => name)).size).toBe(template.variables.length);
      placed += template.variables.length;
      asked += made.variables.filter(({ value }) => value).length;
    }),
    { numRuns: 3_000 },
  );
  expect(placed).toBeGreaterThan(asked / 2);
});
