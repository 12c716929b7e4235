import { expect, test } from "vitest";

import type { Asking, Question } from "~/domain/composition";

import { askingPassage, asksAnything, beforeSwitch, frozenAsking, mayAsk, stillAsks } from "./asking-passage";

const question = (name: string, value: string | null = null): Question => ({
  name,
  label: name,
  question: `${name}?`,
  example: "",
  kind: "text",
  required: false,
  options: [],
  value,
});

const asking: Asking = {
  on: true,
  lead: "Ask me up to {count} things, such as {items}. ",
  items: [
    { name: "a.who", text: "who it is for" },
    { name: "a.when", text: "when it is" },
    { name: "a.where", text: "where it is" },
  ],
  counts: ["two", "three"],
  last: { name: "a.avoid", text: "The last one is always: what must not be in it. " },
  rest: "Ask me only what is missing. ",
  ending: "Then write it.",
  isContract: false,
};
const all: Record<string, string> = { "a.who": "Ada", "a.when": "Friday", "a.where": "here" };
const steps: Record<string, string>[] = [{}, { "a.who": "Ada" }, { "a.who": "Ada", "a.when": "Friday" }, all];

const told = (values: Record<string, string>, changes: Partial<Asking> = {}) => ({
  asking: { ...asking, ...changes },
  variables: ["a.who", "a.when", "a.where", "a.tone", "a.avoid"].map((name) => question(name, values[name])),
});

test("the AI may ask the most questions while nothing is answered, then one for each open fact and the last, two at least", () => {
  const passageOf = (values: Record<string, string>) => askingPassage(told(values));
  expect(passageOf({})).toBe(
    "Ask me up to three things, such as (1) who it is for (2) when it is (3) where it is. The last one is always: what must not be in it. Then write it.",
  );
  expect(passageOf({ "a.who": "Ada" })).toBe(
    "Ask me up to three things, such as (1) when it is (2) where it is. The last one is always: what must not be in it. Then write it.",
  );
  expect(passageOf({ "a.who": "Ada", "a.when": "Friday" })).toBe(
    "Ask me up to two things, such as (1) where it is. The last one is always: what must not be in it. Then write it.",
  );
});

test("exclusions are no longer asked for once they are given, and are never asked for on their own", () => {
  expect(askingPassage(told({ "a.avoid": "my illness" }))).toBe(
    "Ask me up to three things, such as (1) who it is for (2) when it is (3) where it is. Then write it.",
  );
  expect(askingPassage(told(all))).toBe("Ask me only what is missing. Then write it.");
});

test("once all facts are answered the AI asks only what is still missing", () => {
  expect(asksAnything(told(all))).toBe(true);
  expect(asksAnything(told({ ...all, "a.avoid": "my illness" }))).toBe(true);
  expect(askingPassage(told(all, { rest: "" }))).toBeNull();
  expect(asksAnything(told(all, { rest: "" }))).toBe(false);
});

test("a stated fact answers nothing: the passage stays as it was", () => {
  for (const values of steps) {
    const composition = told(values);
    const stated = question("fact.1.My shop", "Kotori Coffee");
    const more = { ...composition, variables: [...composition.variables, stated] };
    expect(askingPassage(more)).toBe(askingPassage(composition));
  }
});

test("a switch would change something while the AI may ask, on or off", () => {
  for (const on of [true, false]) {
    for (const values of steps) expect(mayAsk(told(values, { on })), String(on)).toBe(true);
    expect(mayAsk(told(all, { on, rest: "" })), String(on)).toBe(false);
  }
});

test("what would make it a success is never asked for on its own", () => {
  const items = [...asking.items, { name: "a.success", text: "what would make it a success" }];
  expect(askingPassage(told({ "a.who": "Ada" }, { items }))).toContain("(3) what would make it a success");
  expect(askingPassage(told(all, { items }))).toBe("Ask me only what is missing. Then write it.");
});

test("a line that tells all facts is asked only what is still missing", () => {
  for (const values of steps)
    expect(askingPassage(told(values, { items: [] }))).toBe("Ask me only what is missing. Then write it.");
});

test("switched off there is no passage, but the contract of a session", () => {
  expect(askingPassage(told({}, { on: false }))).toBeNull();
  expect(askingPassage(told({}, { on: false, isContract: true }))).toBe("Then write it.");
  expect(askingPassage(told(all, { isContract: true, rest: "" }))).toBe("Then write it.");
  expect(askingPassage({ asking: null, variables: [] })).toBeNull();
});

test("no text of an item is parsed as a placeholder or a pattern", () => {
  const items = [{ name: "model.x", text: "$& {count} {items} $1" }];
  expect(askingPassage(told({}, { items, last: null }))).toBe(
    "Ask me up to three things, such as (1) $& {count} {items} $1. Then write it.",
  );
});

test("a frozen passage stays as it is, whatever is answered later", () => {
  for (const values of steps)
    for (const isContract of [false, true]) {
      const before = told(values, { isContract });
      const frozen = { ...told({ ...all, "a.avoid": "x" }), asking: frozenAsking(before) };
      expect(askingPassage(frozen)).toBe(askingPassage(before));
    }
  expect(frozenAsking({ asking: null, variables: [] })).toBeNull();
});

test("the AI does not ask by a text from which the passage was deleted by hand", () => {
  const composition = told({});
  const text = `Say no\n\n${askingPassage(composition)}`;
  expect(stillAsks(composition, text)).toBe(true);
  expect(stillAsks(composition, `${text}\n\nIn two lines.`)).toBe(true);
  expect(stillAsks(composition, "Say no")).toBe(false);
  expect(stillAsks(told({}, { on: false }), text)).toBe(false);
});

test("the AI still asks by a text in which words of the passage were changed", () => {
  for (const values of steps) {
    const composition = told(values);
    const passage = askingPassage(composition)!;
    const text = `Say no\n\n${passage.replace(/^Ask me/, "Please ask me")}`;
    expect(stillAsks(composition, text)).toBe(true);
    expect(beforeSwitch(composition, text, true)).toBe(composition);
    expect(stillAsks(composition, `Say no\n\n${passage.replace(/.{9}$/, "so.")}`)).toBe(true);
  }
});

test("a session whose questions were deleted, and whose contract was not, asks nothing", () => {
  const ending = "You are the interviewer, and wait for each answer.";
  const composition = told({}, { isContract: true, ending });
  expect(stillAsks(composition, `Say no\n\n${askingPassage(composition)}`)).toBe(true);
  expect(stillAsks(composition, `Say no\n\n${ending}`)).toBe(false);
});

test("only switching on puts in again what was deleted by hand", () => {
  const composition = told({});
  expect(beforeSwitch(composition, "Say no", true).asking).toEqual({ ...asking, on: false });
  for (const asks of [undefined, false]) expect(beforeSwitch(composition, "Say no", asks)).toBe(composition);
});
