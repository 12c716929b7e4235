import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/playbooks/library.server";

import {
  analysis,
  answers,
  asks,
  faults,
  noFaults,
  points,
  promptOf,
  revision,
  setUpGeneration,
  shortLine,
} from "../../../tests/support/factories/set-up-generation";

const prompt = promptOf(shortLine, points);

test("without a model the built-in engine answers at once and spends nothing", async () => {
  const { generate, stages, spent } = await setUpGeneration({ withoutModel: true });
  const generated = await generate();
  expect(generated).toMatchObject({
    content: shortLine,
    originalInput: shortLine,
    type: "文章生成用",
    tags: ["文章生成用"],
    engine: "builtin",
    fellBack: false,
  });
  expect(generated.variables.length).toBeGreaterThan(1);
  expect(stages()).toEqual(["draft"]);
  expect(await spent()).toEqual({});
});

test("without Deep Thinking one call writes and asks, and its text streams", async () => {
  const { generate, lane, stages, deltas, spent } = await setUpGeneration({
    replies: answers({ ...points, ...asks }),
  });
  const { composition, ...generated } = await generate({ deepThinking: false });
  expect(generated).toEqual({
    content: prompt,
    originalInput: shortLine,
    tags: ["文章生成用", "idea", "team"],
    type: "文章生成用",
    variables: [
      expect.objectContaining({ label: "For whom", question: "For whom is it?", value: null }),
      expect.objectContaining({ label: "What it costs", options: ["Nothing", "A little"] }),
    ],
    wishes: [
      expect.objectContaining({ text: points.points[0], on: true }),
      expect.objectContaining({ text: points.points[1], on: true }),
      expect.objectContaining({ text: "Two versions to choose from.", on: false }),
      expect.objectContaining({ text: "No jargon.", on: false }),
    ],
    engine: "town-large",
    fellBack: false,
  });
  expect(composition).toMatchObject({
    base: shortLine,
    variables: generated.variables,
    wishes: generated.wishes,
  });
  expect(stages()).toEqual(["draft", "check"]);
  expect(deltas()[0]).toBe(shortLine);
  expect(deltas().join("")).toBe(prompt);
  expect(await spent()).toEqual({ ada: 1, all: 1 });
  expect((await lane.calls()).map(({ body }) => [body.model, body.stream])).toEqual([["town-large", true]]);
});

test("without a listener the model returns whole responses", async () => {
  const { generate, lane } = await setUpGeneration({ replies: answers(analysis, points, faults, revision) });
  expect((await generate({}, { onProgress: undefined })).content).toBe(promptOf(shortLine, revision));
  expect((await lane.calls()).map(({ body }) => body.stream)).toEqual(Array(4).fill(undefined));
});

test("Deep Thinking analyzes, writes and checks, and does not revise a prompt without faults", async () => {
  const { generate, lane, stages, deltas, spent } = await setUpGeneration({
    replies: answers(analysis, points, noFaults),
  });
  const { content, tags, variables } = await generate();
  expect(content).toBe(prompt);
  expect(tags).toEqual(["文章生成用", "idea", "team"]);
  expect(variables.map(({ label }) => label)).toEqual(["For whom", "What it costs"]);
  expect(stages()).toEqual(["understand", "draft", "check"]);
  expect(deltas().join("")).toBe(prompt);
  expect(await spent()).toEqual({ ada: 3, all: 3 });
  expect((await lane.calls()).map(({ body }) => body.model)).toEqual([
    "town-large",
    "town-large",
    "town-small",
  ]);
});

test("the analysis's criteria reach the writing and the check, and the check gets the whole prompt", async () => {
  const { generate, lane } = await setUpGeneration({ replies: answers(analysis, points, noFaults) });
  await generate();
  const [, writing, check] = (await lane.calls()).map(({ body }) => body.messages[1]!.content);
  expect(writing).toContain("It can be built in a day.");
  expect(check).toMatch(/BEGIN CRITERIA \w+\nIt can be built in a day\.\nEND CRITERIA/);
  expect(check).toContain(prompt);
});

test("the stages are in order even with a repaired analysis", async () => {
  const { generate, stages } = await setUpGeneration({ replies: answers("hm", analysis, points, noFaults) });
  expect((await generate()).content).toBe(prompt);
  expect(stages()).toEqual(["understand", "draft", "check"]);
});

test("the check's faults are revised once, from the written prompt and the faults", async () => {
  const { generate, lane, stages, deltas } = await setUpGeneration({
    replies: answers(analysis, points, faults, revision),
  });
  expect((await generate()).content).toBe(promptOf(shortLine, revision));
  expect(stages()).toEqual(["understand", "draft", "check", "revise"]);
  expect(deltas().join("")).toBe(prompt + promptOf(shortLine, revision));
  const asked = (await lane.calls())[3]!.body.messages[1]!.content;
  expect(asked).toContain(faults.faults[0]);
  expect(asked).toMatch(
    /BEGIN DRAFT \w+\n- Say what it takes to build\.\n- Name what could break\.\nEND DRAFT/,
  );
});

test("an empty prompt is not checked", async () => {
  const { generate, lane, stages } = await setUpGeneration({ replies: answers(analysis, { points: [] }) });
  expect((await generate()).content).toBe(shortLine);
  expect(stages()).toEqual(["understand", "draft", "check"]);
  expect(await lane.calls()).toHaveLength(2);
});

test("a recognized playbook is sent as reference, and none if uncertain", async () => {
  const library = await openPlaybooks();
  const book = library.find("text", "decline-invitation")!;
  const inputOf = async (purpose: string) => {
    const { generate, lane } = await setUpGeneration({ replies: answers({ ...points, ...asks }) });
    await generate({ purpose, deepThinking: false });
    return (await lane.calls())[0]!.body.messages[1]!.content;
  };
  const recognised = await inputOf(book.examples.en[0]!);
  const reference = JSON.parse(/BEGIN REFERENCE \w+\n(.*)\nEND REFERENCE/.exec(recognised)![1]!);
  expect(reference).toEqual({
    task: book.name.en,
    questions: book.questions.map(({ ask, options }) => ({
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
    replies: answers(analysis, points, faults, revision, analysis, points, faults, revision),
  });
  await generate();
  await generate({ purpose: "need smth for tomorrow" });
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
  ["text", "seasoned practitioner", "文章生成用"],
  ["automation", "unattended run", "業務自動化用"],
  ["image", "one picture", "画像生成用"],
  ["video", "one film", "動画生成用"],
] as const)("the instructions for %s describe a good prompt there", async (use, words, tag) => {
  const { generate, lane } = await setUpGeneration({
    replies: answers({ ...points, description: "something cool", ...asks }),
  });
  const { type, tags } = await generate({ use, deepThinking: false });
  expect([type, tags[0]]).toEqual([tag, tag]);
  expect((await lane.calls())[0]?.body.messages[0]?.content).toContain(words);
});

test("topics are few, short and never repeat the type tag", async () => {
  const topics = ["#letter", "文章生成用", "a, b", "x".repeat(31), "letter", " ", "c", "d", "e"];
  const { generate } = await setUpGeneration({ replies: answers({ ...points, ...asks, topics }) });
  expect((await generate({ deepThinking: false })).tags).toEqual(["文章生成用", "letter", "a b", "c"]);
});
