import { expect, test } from "vitest";

import { compose } from "~/features/generator/composing/compose";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";

import {
  analysis,
  responses,
  asks,
  described,
  faults,
  fox,
  noFaults,
  revision,
  setUpGeneration,
  shortLine,
} from "../../../tests/support/factories/set-up-generation";

const playbooks = await openPlaybooks();

/** The built-in engine's prompt of a line. */
const builtin = async (input: object = {}) =>
  (await setUpGeneration({ withoutModel: true })).generate({ deepThinking: false, ...input });

test("without a model the built-in engine responds at once and spends nothing", async () => {
  const { generate, stages, spent } = await setUpGeneration({ withoutModel: true });
  const generated = await generate();
  expect(generated).toMatchObject({
    originalInput: shortLine,
    type: "文章生成用",
    tags: ["文章生成用"],
    kind: "general",
    asks: true,
    wishes: generated.composition.wishes,
    engine: "builtin",
    fellBack: false,
  });
  expect(generated.variables.length).toBeGreaterThan(1);
  expect(stages()).toEqual(["draft"]);
  expect(await spent()).toEqual({});
});

test("the prompt is the person's words, then what the AI is to ask, without any other line", async () => {
  const { content, composition } = await builtin();
  const [words, asking, ...rest] = content.split("\n\n");
  expect([words, rest]).toEqual([shortLine, []]);
  for (const { text } of composition.asking!.items) expect(asking).toContain(text);
  expect(asking).toContain(composition.asking!.last!.text);
  expect((await builtin({ asks: false })).content).toBe(shortLine);
  expect(await builtin({ asks: false })).toMatchObject({ asks: false });
});

test("the kind is returned with the next likely ones, and a chosen one decides", async () => {
  const purpose = "una carta de renuncia corta";
  const { kind, kinds, content, tags } = await builtin({ purpose });
  expect([kind, kinds[0]!.id, kinds.length]).toEqual(["resign", "resign", 4]);
  expect(tags[1]).toBe(kinds[0]!.name);
  const { tags: ofName } = await builtin({ purpose: "presentar nuestra nueva cafetería en 120 palabras" });
  expect(ofName).toEqual(["文章生成用", "Describir un producto"]);
  const chosen = await builtin({ purpose, kind: kinds[1]!.id });
  expect([chosen.kind, chosen.kinds[0]]).toEqual([kinds[1]!.id, kinds[1]]);
  expect(chosen.kinds.map(({ id }) => id)).toContain("resign");
  expect(chosen.content).not.toBe(content);
  expect(await builtin({ purpose, kind: "no-such-kind" })).toMatchObject({ kind, content });
});

test("without Deep Thinking one call asks, and the person's words stream at once", async () => {
  const { generate, lane, stages, deltas, spent } = await setUpGeneration({ replies: responses(asks) });
  const { composition, ...generated } = await generate({ deepThinking: false });
  const names = ["For whom", "What it costs"];
  expect(generated).toEqual({
    content: compose(composition),
    originalInput: shortLine,
    tags: ["文章生成用", "idea", "team"],
    type: "文章生成用",
    kind: "general",
    kinds: composition.kinds,
    asks: true,
    variables: [
      expect.objectContaining({ label: names[0], question: "For whom is it?", value: null, options: [] }),
      expect.objectContaining({ label: names[1], options: asks.questions[1]!.options }),
      expect.objectContaining({ name: "general.avoid" }),
    ],
    wishes: asks.wishes.map((text) => expect.objectContaining({ text, on: false })),
    engine: "town-large",
    fellBack: false,
  });
  expect(composition).toMatchObject({
    base: shortLine,
    variables: generated.variables,
    wishes: generated.wishes,
  });
  expect(stages()).toEqual(["draft", "check"]);
  expect(deltas()[0]).toMatch(new RegExp(`^${shortLine}`));
  expect(await spent()).toEqual({ ada: 1, all: 1 });
  expect((await lane.calls()).map(({ body }) => [body.model, body.stream])).toEqual([["town-large", true]]);
});

test("the AI asks for a model's facts instead of the playbook's, and for no choice; what must not be in it stays last", async () => {
  const { generate } = await setUpGeneration({ replies: responses(asks) });
  const { composition, content } = await generate({ deepThinking: false });
  const plain = await builtin();
  expect(composition.asking).toEqual({
    ...plain.composition.asking,
    items: [{ name: composition.variables[0]!.name, text: "For whom" }],
  });
  expect(content).toContain("(1) For whom");
  expect(content).toContain(plain.composition.asking!.last!.text);
  for (const { text } of plain.composition.asking!.items) expect(content).not.toContain(text);
});

test("a model adds no point of its own to a text, whatever it sends along", async () => {
  const points = ["Say what it takes to build.", "Name what could break."];
  const { generate, lane } = await setUpGeneration({ replies: responses({ ...asks, points }) });
  const { content, wishes } = await generate({ deepThinking: false });
  for (const point of points) expect(content).not.toContain(point);
  expect(wishes.filter(({ on }) => on)).toEqual([]);
  expect(JSON.stringify((await lane.calls())[0]!.body.response_format)).not.toContain("points");
});

test("without a listener the model returns whole responses", async () => {
  const { generate, lane } = await setUpGeneration({
    replies: responses(analysis, described, faults, revision),
  });
  expect((await generate(fox, { onProgress: undefined })).content).toBe(revision.description);
  expect((await lane.calls()).map(({ body }) => body.stream)).toEqual(Array(4).fill(undefined));
});

test("Deep Thinking about a text is one call, the analysis", async () => {
  const { generate, lane, stages, spent } = await setUpGeneration({ replies: responses(analysis) });
  const { content, tags, variables } = await generate();
  expect(content).toContain("(1) For whom");
  expect(tags).toEqual(["文章生成用", "idea", "team"]);
  expect(variables.map(({ label }) => label).slice(0, 2)).toEqual(["For whom", "What it costs"]);
  expect(stages()).toEqual(["understand", "draft", "check"]);
  expect(await spent()).toEqual({ ada: 1, all: 1 });
  expect((await lane.calls()).map(({ body }) => body.model)).toEqual(["town-large"]);
});

test("Deep Thinking analyzes, describes and checks a picture, and does not revise one without faults", async () => {
  const { generate, lane, stages, deltas, spent } = await setUpGeneration({
    replies: responses(analysis, described, noFaults),
  });
  expect((await generate(fox)).content).toBe(described.description);
  expect(stages()).toEqual(["understand", "draft", "check"]);
  expect(deltas().join("")).toBe(described.description);
  expect(await spent()).toEqual({ ada: 3, all: 3 });
  expect((await lane.calls()).map(({ body }) => body.model)).toEqual([
    "town-large",
    "town-large",
    "town-small",
  ]);
});

test("the analysis's criteria reach the writing and the check, and the check gets the whole prompt", async () => {
  const { generate, lane } = await setUpGeneration({ replies: responses(analysis, described, noFaults) });
  const { content } = await generate({ ...fox, use: "video", wishes: undefined });
  const [, writing, check] = (await lane.calls()).map(({ body }) => body.messages[1]!.content);
  expect(writing).toContain("It can be built in a day.");
  expect(check).toMatch(/BEGIN CRITERIA \w+\nIt can be built in a day\.\nEND CRITERIA/);
  expect(content.startsWith(`${described.description}, `)).toBe(true);
  expect(check).toContain(content);
});

test("the stages are in order even with a repaired analysis", async () => {
  const { generate, stages } = await setUpGeneration({
    replies: responses("hm", analysis, described, noFaults),
  });
  expect((await generate(fox)).content).toBe(described.description);
  expect(stages()).toEqual(["understand", "draft", "check"]);
});

test("the check's faults are revised once, from the written description and the faults", async () => {
  const { generate, lane, stages, deltas } = await setUpGeneration({
    replies: responses(analysis, described, faults, revision),
  });
  expect((await generate(fox)).content).toBe(revision.description);
  expect(stages()).toEqual(["understand", "draft", "check", "revise"]);
  expect(deltas().join("")).toBe(described.description + revision.description);
  const asked = (await lane.calls())[3]!.body.messages[1]!.content;
  expect(asked).toContain(faults.faults[0]);
  expect(asked).toMatch(/BEGIN DRAFT \w+\nA red fox in deep snow\nEND DRAFT/);
});

test("a recognized playbook is sent as reference, and none if uncertain", async () => {
  const inputOf = async (purpose: string) => {
    const { generate, lane } = await setUpGeneration({ replies: responses(asks) });
    await generate({ purpose, deepThinking: false });
    return (await lane.calls())[0]!.body.messages[1]!.content;
  };
  const book = playbooks.find("text", "demand-letter")!;
  const recognized = await inputOf("landlord wont give my deposit back");
  const reference = JSON.parse(/BEGIN REFERENCE \w+\n(.*)\nEND REFERENCE/.exec(recognized)![1]!);
  expect(reference).toEqual({
    task: book.name.en,
    facts: book.facts.map(({ ask }) => ask.en),
    choices: book.choices.map(({ ask, options }) => ({
      question: ask.en,
      options: options.map(({ en }) => en),
    })),
    wishes: book.wishes.map(({ text }) => text.en),
  });
  const uncertain = await inputOf(shortLine);
  expect(uncertain).not.toContain("REFERENCE");
  expect(uncertain).toMatch(/^BEGIN PURPOSE \w+\nmake something cool\nEND PURPOSE \w+$/);
});

test("the instructions begin with a constant part, and end with the variable one", async () => {
  const { generate, lane } = await setUpGeneration({
    replies: responses(analysis, described, faults, revision, analysis, described, faults, revision),
  });
  await generate(fox);
  await generate({ ...fox, purpose: "need a red cat for tomorrow" });
  const instructions = (await lane.calls()).map(({ body }) => body.messages[0]!.content);
  expect(instructions).toHaveLength(8);
  const withoutEnd = (text: string) => text.slice(0, text.search(/\[[0-9a-f]{32}\]/));
  for (const stage of [0, 1, 2, 3])
    expect(withoutEnd(instructions[stage]!)).toBe(withoutEnd(instructions[stage + 4]!));
  const shared = instructions[0]!.slice(0, instructions[0]!.indexOf("Your task now"));
  expect(shared.length).toBeGreaterThan(1_000);
  for (const text of instructions) {
    expect(text.startsWith(shared)).toBe(true);
    const codes = [...new Set(text.match(/[0-9a-f]{32}/g))];
    expect(codes).toHaveLength(2);
    for (const code of codes) expect(text.indexOf(code)).toBeGreaterThan(text.length - 1_000);
  }
});

test.each([
  ["text", "whole and unchanged; their answers follow", "文章生成用"],
  ["automation", "with their trigger, steps, conditions", "業務自動化用"],
  ["image", "one picture", "画像生成用"],
  ["video", "one film", "動画生成用"],
] as const)("the instructions for %s describe a good prompt there", async (use, words, tag) => {
  const { generate, lane } = await setUpGeneration({
    replies: responses({ description: "something cool", ...asks }),
  });
  const { type, tags } = await generate({ use, deepThinking: false });
  expect([type, tags[0]]).toEqual([tag, tag]);
  expect((await lane.calls())[0]?.body.messages[0]?.content).toContain(words);
});

test("topics are few, short and never repeat the type tag", async () => {
  const topics = ["#letter", "文章生成用", "a, b", "x".repeat(31), "letter", " ", "c", "d", "e"];
  const { generate } = await setUpGeneration({ replies: responses({ ...asks, topics }) });
  expect((await generate({ deepThinking: false })).tags).toEqual(["文章生成用", "letter", "a b", "c"]);
});
