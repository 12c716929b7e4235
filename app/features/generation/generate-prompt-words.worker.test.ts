import * as fc from "fast-check";
import { expect, test } from "vitest";

import {
  analysis,
  answers,
  asks,
  noFaults,
  points,
  promptOf,
  setUpGeneration,
  shortLine,
} from "../../../tests/support/factories/set-up-generation";

/** A prompt from one response of the model, without Deep Thinking. */
async function generateWith(answer: object, order: object) {
  const { generate, lane } = await setUpGeneration({ replies: answers({ ...asks, ...answer }) });
  return { ...(await generate({ deepThinking: false, ...order })), calls: await lane.calls() };
}

const scene = 'Draw a picture of 3 red foxes in the snow and a sign that says "WINTER"';
const kept = 'Three red foxes, 3 of them, in deep snow, beside a sign that says "WINTER"';

test("the person's words come first and complete, whatever the model answers, with at most five lines after them", async () => {
  const texts = fc.array(
    fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: "binary", maxLength: 40 })),
    { maxLength: 9 },
  );
  const questions = fc.array(
    fc.record({
      label: fc.string(),
      question: fc.string(),
      options: fc.array(fc.string(), { maxLength: 6 }),
    }),
    { maxLength: 7 },
  );
  await fc.assert(
    fc.asyncProperty(texts, texts, texts, questions, async (written, wishes, topics, asked) => {
      const { content, variables } = await generateWith(
        { points: written, wishes, topics, questions: asked },
        {},
      );
      expect(content.startsWith(shortLine)).toBe(true);
      const lines = content.split("\n").slice(1);
      expect(lines.length).toBeLessThanOrEqual(5);
      for (const line of lines) expect(line).toMatch(/^- \S/);
      expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length);
    }),
    { numRuns: 40 },
  );
});

test("points with blanks or over the limit are dropped, as are those after the fifth and list marks", async () => {
  const bad = [
    "Write to {{name}}",
    "Write to [your boss]",
    "Write to ____ today",
    "Write to {name}",
    "Write to <your name>",
    "○○様に書く",
    "x".repeat(161),
    " ",
    "-",
  ];
  const good = [
    "- One.",
    "• Two.",
    "Three\nlines.",
    "Four.",
    "Four.",
    "Five, of the siglo XX.",
    "Six.",
    "Seven.",
  ];
  const { content } = await generateWith({ points: [...bad, ...good] }, {});
  expect(content).toBe(
    promptOf(shortLine, { points: ["One.", "Two.", "Three lines.", "Four.", "Five, of the siglo XX."] }),
  );
});

test("questions with blanks, without a choice or repeated are dropped; without any left the built-in ones stay", async () => {
  const options = ["One", "Two"];
  const sound = { label: "What for", question: "What is it for?", options };
  const { variables } = await generateWith(
    {
      ...points,
      questions: [
        { ...sound, label: "" },
        { ...sound, options: ["One", "[other]"] },
        { ...sound, label: "x".repeat(41) },
        { ...sound, options: [...options, "Three", "Four", "Five", "{{six}}"] },
        { ...sound, question: "And again?" },
      ],
    },
    {},
  );
  expect(variables).toEqual([
    expect.objectContaining({
      label: "What for",
      options: ["One", "Two", "Three", "Four"],
      kind: "text",
      required: false,
    }),
  ]);
  const builtin = await (await setUpGeneration({ withoutModel: true })).generate({ deepThinking: false });
  const none = await generateWith({ ...points, questions: [], wishes: [] }, {});
  expect(none.variables).toEqual(builtin.variables);
});

test("a line that is not short gets no points, and none are requested", async () => {
  const long =
    "Write a 200 word reply to my landlord, who keeps the deposit of 900 euros since May; polite, no threats, cite nothing.";
  const { content, calls, wishes } = await generateWith(points, { purpose: long });
  expect(content).toBe(long);
  expect(wishes.every(({ on }) => !on)).toBe(true);
  expect(JSON.stringify(calls[0]!.body.response_format)).not.toContain("points");

  const material = "Answer this mail\n\nFrom: Ada\nSubject: Lunch\n\nAre you free on Friday?";
  expect((await generateWith(points, { purpose: material })).content).toBe(
    "Answer this mail\n\n```\nFrom: Ada\nSubject: Lunch\n\nAre you free on Friday?\n```",
  );

  const deep = await setUpGeneration({ replies: answers(analysis) });
  expect((await deep.generate({ purpose: long })).content).toBe(long);
  expect(await deep.lane.calls()).toHaveLength(1);
});

test("a description with all the person's words replaces them", async () => {
  const { content, composition, calls } = await generateWith(
    { description: kept },
    { purpose: scene, use: "image" },
  );
  expect(content).toBe(kept);
  expect(composition.base).toBe(kept);
  expect(calls).toHaveLength(1);
});

const losses = [
  ["a figure", 'Red foxes in deep snow, beside a sign that says "WINTER"', "words: 3"],
  ["a quoted word", "Red foxes, 3 of them, in deep snow", "words: WINTER"],
  ["a figure within another", '13 red foxes in deep snow, beside a sign that says "WINTER"', "words: 3"],
  ["nothing, but has a blank", `${kept}, in [place]`, "blanks"],
  [
    "nothing, but is in another language",
    `3匹の赤いキツネが雪の中にいて、「WINTER」という看板がある`,
    "another language",
  ],
  ["nothing, but is far too long", `${kept}, ${"very ".repeat(300)}snowy`, "too long"],
] as const;

test.each(losses)(
  "a description that loses %s is revised once, else the built-in one is used",
  async (_, lost, fault) => {
    const order = { purpose: scene, use: "image", deepThinking: false } as const;
    const mended = await setUpGeneration({
      replies: answers({ description: lost, ...asks }, { description: kept }),
    });
    expect((await mended.generate(order)).content).toBe(kept);
    expect(mended.stages()).toEqual(["draft", "check", "revise"]);
    expect((await mended.lane.calls())[1]!.body.messages[1]!.content).toContain(fault);

    const builtin = await (await setUpGeneration({ withoutModel: true })).generate(order);
    const lostTwice = await setUpGeneration({
      replies: answers({ description: lost, ...asks }, { description: lost }, { description: kept }),
    });
    const { content, engine } = await lostTwice.generate(order);
    expect([content, engine]).toEqual([builtin.content, "town-large"]);
    expect(await lostTwice.lane.calls()).toHaveLength(2);
  },
);

test("a Deep Thinking revision without the person's words is dropped for the first description", async () => {
  const { generate } = await setUpGeneration({
    replies: answers(
      analysis,
      { description: kept },
      { faults: ["The light is missing."] },
      { description: losses[0][1] },
    ),
  });
  expect((await generate({ purpose: scene, use: "image" })).content).toBe(kept);
});

test("answers follow a description once, and flags come from plain code alone", async () => {
  const purpose = "Midjourney prompt: a lighthouse at dusk, no people, 16:9";
  const answer = { description: "A lighthouse at dusk, waves below --ar 16:9 --no people --style raw" };
  const plain = await generateWith(answer, { purpose, use: "image" });
  expect(plain.content).toBe("A lighthouse at dusk, waves below --style raw --no people --ar 16:9");
  const name = plain.variables[0]!.name;
  const answered = await generateWith(answer, { purpose, use: "image", answers: { [name]: "in oil" } });
  expect(answered.content).toBe(
    "A lighthouse at dusk, waves below, in oil --style raw --no people --ar 16:9",
  );
  const negative = await generateWith(
    { description: "A lighthouse at dusk, waves below\nNegative prompt: people, text" },
    { purpose: "Stable Diffusion: a lighthouse at dusk, no people", use: "image" },
  );
  expect(negative.content).toBe("A lighthouse at dusk, waves below\nNegative prompt: people");
});

test("lengths are counted in characters for Japanese, else in words", async () => {
  const rules = async (purpose: string) =>
    (await generateWith(points, { purpose })).calls[0]!.body.messages[0]!.content;
  const japanese = await rules("断りのLINE");
  expect(japanese).toContain("at most 60 characters");
  expect(japanese).toContain("300 characters");
  expect(japanese).not.toMatch(/\d words/);
  for (const purpose of [shortLine, "mensaje para mi suegra", "écris un mot à mon propriétaire"]) {
    const other = await rules(purpose);
    expect(other).toContain("at most 20 words");
    expect(other).not.toMatch(/\d characters/);
  }
});

test("a wish for an English prompt in a Japanese line wins, in the instructions and over the model", async () => {
  const purpose = "断りのLINE。プロンプトは英語で";
  const mixed = {
    points: ["謝るのは一度まで。", "Apologise once."],
    wishes: ["二案を出す。", "Give two versions."],
  };
  const { content, wishes, calls } = await generateWith(mixed, { purpose });
  expect(calls[0]!.body.messages[0]!.content).toMatch(
    /labels and options are in English, questions in Japanese/,
  );
  expect(content).toBe(promptOf(purpose, { points: ["Apologise once."] }));
  expect(wishes.map(({ text }) => text)).toEqual(["Apologise once.", "Give two versions."]);

  const japanese = await generateWith(mixed, { purpose: "断りのLINE" });
  expect(japanese.content).toBe("断りのLINE\n・謝るのは一度まで。");
});

test("an unrecognized language is left to the model", async () => {
  const purpose = "집주인에게 편지 쓰기";
  const { content, calls } = await generateWith({ points: ["날짜를 적는다."] }, { purpose });
  expect(content).toContain(`${purpose}\n`);
  expect(content).toContain("날짜를 적는다.");
  expect(calls[0]!.body.messages[0]!.content).toContain("in the language of the request");
});

test("'again' passes the rejected version, and requests another one", async () => {
  const refused = promptOf(shortLine, points);
  const { calls } = await generateWith(points, { refused });
  const [instructions, input] = calls[0]!.body.messages.map(({ content }) => content);
  expect(input).toContain(`\n${refused}\nEND REFUSED`);
  expect(instructions).toContain("has refused the version");
  const first = await generateWith(points, {});
  expect(first.calls[0]!.body.messages[0]!.content).not.toContain("has refused the version");
  const deep = await setUpGeneration({ replies: answers(analysis, points, noFaults) });
  await deep.generate({ refused });
  for (const { body } of (await deep.lane.calls()).slice(0, 2))
    expect(body.messages[1]!.content).toContain(refused);
});
