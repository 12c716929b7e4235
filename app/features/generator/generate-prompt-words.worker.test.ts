import * as fc from "fast-check";
import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";

import {
  analysis,
  responses,
  asks,
  described,
  fox,
  noFaults,
  setUpGeneration,
  shortLine,
} from "../../../tests/support/factories/set-up-generation";
import { sampled } from "../../../tests/support/sampling";

const playbooks = await openPlaybooks();

/** A prompt from one response of the model, without Deep Thinking. */
async function generateWith(reply: object, input: object) {
  const { generate, lane } = await setUpGeneration({ replies: responses({ ...asks, ...reply }) });
  return { ...(await generate({ deepThinking: false, ...input })), calls: await lane.calls() };
}

const generateBuiltin = async (input: object = {}) =>
  (await setUpGeneration({ withoutModel: true })).generate({ deepThinking: false, ...input });

const scene = 'Draw a picture of 3 red foxes in the snow and a sign that says "WINTER"';
const kept = 'Three red foxes, 3 of them, in deep snow, beside a sign that says "WINTER"';

test("the person's words come first and complete, whatever the model replies, then what the AI asks in one line", async () => {
  const texts = fc.array(
    fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: "binary", maxLength: 40 })),
    { maxLength: 9 },
  );
  const questions = fc.array(
    fc.record({
      label: fc.oneof(fc.string(), fc.string({ unit: "binary" })),
      question: fc.string({ minLength: 1 }),
      example: fc.string(),
      options: fc.array(fc.string(), { maxLength: 6 }),
    }),
    { maxLength: 7 },
  );
  await fc.assert(
    fc.asyncProperty(texts, texts, questions, async (wishes, topics, asked) => {
      const { content, variables } = await generateWith({ wishes, topics, questions: asked }, {});
      expect(content.startsWith(`${shortLine}\n\n`)).toBe(true);
      expect(content.slice(shortLine.length + 2)).not.toContain("\n");
      expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length);
    }),
    { numRuns: sampled(15, 40) },
  );
});

test("wishes with blanks, over the limit, repeated or of what is asked are dropped, and list marks", async () => {
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
    "What it costs.",
  ];
  const good = [
    "- Keep it short.",
    "Keep it short!",
    "• Two versions,\nside by side.",
    "Of the siglo XX.",
    "One joke.",
  ];
  const { wishes } = await generateWith({ wishes: [...bad, ...good] }, {});
  expect(wishes.map(({ text, on }) => [text, on])).toEqual([
    ["Keep it short.", false],
    ["Two versions, side by side.", false],
    ["Of the siglo XX.", false],
  ]);
});

test("without a model's wishes the built-in ones are offered", async () => {
  const { wishes } = await generateWith({ wishes: [] }, {});
  expect(wishes).toEqual((await generateBuiltin()).wishes);
  expect(wishes.length).toBeGreaterThan(0);
});

test("questions with blanks, with a single option or repeated are dropped; without any left the built-in ones stay", async () => {
  const options = ["One", "Two"];
  const sound = { label: "What for", question: "What is it for?", example: "", options };
  const { variables } = await generateWith(
    {
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
      options: ["One", "Two", "Three", "Four", "Five"],
      kind: "text",
      required: false,
    }),
    expect.objectContaining({ name: "general.avoid" }),
  ]);
  const none = await generateWith({ questions: [], wishes: [] }, {});
  const builtin = await generateBuiltin();
  expect(none.variables).toEqual(builtin.variables);
  expect(none.content).toBe(builtin.content);
});

test("a fact has no options and its example; one that is long or a blank is left out", async () => {
  const fact = { label: "For whom", question: "For whom is it?", options: [] };
  const exampleOf = async (example: string) =>
    (await generateWith({ questions: [{ ...fact, example }] }, {})).variables[0]!.example;
  expect(await exampleOf("- my team of six")).toBe("my team of six");
  expect(await exampleOf("[name]")).toBe("");
  expect(await exampleOf("x".repeat(61))).toBe("");
});

test("a complete line asks nothing: it is the whole prompt, with a model and without", async () => {
  const long =
    "Write a 200 word reply to my landlord, who keeps the deposit of 900 euros since May; polite, no threats, cite nothing.";
  const { content, wishes } = await generateWith({}, { purpose: long });
  expect(content).toBe(long);
  expect(wishes.every(({ on }) => !on)).toBe(true);
  expect((await generateBuiltin({ purpose: long })).content).toBe(long);

  const deep = await setUpGeneration({ replies: responses(analysis) });
  expect((await deep.generate({ purpose: long })).content).toBe(long);
  expect(await deep.lane.calls()).toHaveLength(1);
});

test("material of the line stands between fences, above what the AI asks", async () => {
  const purpose = "Answer this mail\n\nFrom: Ada\nSubject: Lunch\n\nAre you free on Friday?";
  const { content } = await generateWith({}, { purpose });
  const words = "Answer this mail\n\n```\nFrom: Ada\nSubject: Lunch\n\nAre you free on Friday?\n```";
  expect(content.startsWith(`${words}\n\n`)).toBe(true);
  expect((await generateWith({}, { purpose, asks: false })).content).toBe(words);
});

test("a description with all the person's words replaces them", async () => {
  const { content, composition, calls } = await generateWith(
    { description: kept },
    { purpose: scene, use: "image", wishes: [] },
  );
  expect(content).toBe(kept);
  expect(composition.base).toBe(kept);
  expect(calls).toHaveLength(1);
});

test("safe additions stand behind a description, and are switched off automatically", async () => {
  const input = { ...fox, purpose: "a red fox, instagram story", wishes: undefined };
  const builtin = await generateBuiltin(input);
  const on = builtin.wishes.filter((wish) => wish.on);
  expect(on.length).toBeGreaterThan(0);
  for (const { id } of on) expect(id).toMatch(/^scene\./);
  const texts = on.map(({ text }) => text).join(", ");
  expect(builtin.content).toBe(`${input.purpose}, ${texts}`);
  expect((await generateWith(described, input)).content).toBe(`${described.description}, ${texts}`);
  expect((await generateWith(described, { ...input, wishes: [on[0]!.id] })).content).toBe(
    `${described.description}, ${on[0]!.text}`,
  );
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
    const input = { purpose: scene, use: "image", deepThinking: false, wishes: [] } as const;
    const mended = await setUpGeneration({
      replies: responses({ description: lost, ...asks }, { description: kept }),
    });
    expect((await mended.generate({ ...input, wishes: [] })).content).toBe(kept);
    expect(mended.stages()).toEqual(["draft", "check", "revise"]);
    expect((await mended.lane.calls())[1]!.body.messages[1]!.content).toContain(fault);

    const builtin = await generateBuiltin(input);
    const lostTwice = await setUpGeneration({
      replies: responses({ description: lost, ...asks }, { description: lost }, { description: kept }),
    });
    const { content, engine } = await lostTwice.generate({ ...input, wishes: [] });
    expect([content, engine]).toEqual([builtin.content, "town-large"]);
    expect(await lostTwice.lane.calls()).toHaveLength(2);
  },
);

test("a Deep Thinking revision without the person's words is dropped for the first description", async () => {
  const { generate } = await setUpGeneration({
    replies: responses(
      analysis,
      { description: kept },
      { faults: ["The light is missing."] },
      { description: losses[0][1] },
    ),
  });
  expect((await generate({ purpose: scene, use: "image", wishes: [] })).content).toBe(kept);
});

test("answers follow a description once, and flags come from plain code only", async () => {
  const purpose = "Midjourney prompt: a lighthouse at dusk, no people, 16:9";
  const reply = { description: "A lighthouse at dusk, waves below --ar 16:9 --no people --style raw" };
  const input = { purpose, use: "image", wishes: [] };
  const plain = await generateWith(reply, input);
  expect(plain.content).toBe("A lighthouse at dusk, waves below --style raw --no people --ar 16:9");
  const name = plain.variables[0]!.name;
  const answered = await generateWith(reply, { ...input, answers: { [name]: "in oil" } });
  expect(answered.content).toBe(
    "A lighthouse at dusk, waves below, in oil --style raw --no people --ar 16:9",
  );
  const negative = await generateWith(
    { description: "A lighthouse at dusk, waves below\nNegative prompt: people, text" },
    { ...input, purpose: "Stable Diffusion: a lighthouse at dusk, no people" },
  );
  expect(negative.content).toBe("A lighthouse at dusk, waves below\nNegative prompt: people");
});

test("lengths are counted in characters for Japanese, else in words", async () => {
  const rules = async (purpose: string) =>
    (await generateWith({}, { purpose })).calls[0]!.body.messages[0]!.content;
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
  const mixed = { wishes: ["二案を出す。", "Give two versions.", "謝るのは一度まで。"] };
  const { content, wishes, calls } = await generateWith(mixed, { purpose });
  expect(calls[0]!.body.messages[0]!.content).toMatch(
    /labels, examples and options are in English, questions in Japanese/,
  );
  const [lead] = playbooks.passages.lead.text[0]!.en.split("{");
  expect(content.startsWith(`${purpose}\n\n${lead}`)).toBe(true);
  expect(wishes.map(({ text }) => text)).toEqual(["Give two versions."]);

  const japanese = await generateWith(mixed, { purpose: "断りのLINE" });
  expect(japanese.wishes.map(({ text }) => text)).toEqual(["二案を出す。", "謝るのは一度まで。"]);
});

test("an unrecognized language is left to the model, and the AI asks in it", async () => {
  const purpose = "집주인에게 편지 쓰기";
  const question = { label: "날짜", question: "언제인가요?", example: "", options: [] };
  const { content, calls } = await generateWith({ questions: [question] }, { purpose });
  const { lead, ending, items } = playbooks.passages.foreign.ko!;
  expect(content.startsWith(`${purpose}\n\n${lead.split("{items}")[0]}(1) 날짜`)).toBe(true);
  expect(content).toContain(items.at(-1)!);
  expect(content.endsWith(ending)).toBe(true);
  expect(calls[0]!.body.messages[0]!.content).toContain("in the language of the request");
});

test("'again' passes the rejected version, and requests another one", async () => {
  const { content: refused } = await generateWith({}, {});
  const { calls } = await generateWith({}, { refused });
  const [instructions, input] = calls[0]!.body.messages.map(({ content }) => content);
  expect(input).toContain(`\n${refused}\nEND REFUSED`);
  expect(instructions).toContain("has refused the version");
  const first = await generateWith({}, {});
  expect(first.calls[0]!.body.messages[0]!.content).not.toContain("has refused the version");
  const deep = await setUpGeneration({ replies: responses(analysis, described, noFaults) });
  await deep.generate({ ...fox, refused });
  for (const { body } of (await deep.lane.calls()).slice(0, 2))
    expect(body.messages[1]!.content).toContain(refused);
});

test.each([
  ["a text of a known kind", { purpose: "una carta de renuncia corta" }],
  ["an open text", { purpose: shortLine }],
  ["an automation", { purpose: "back up my photos every night", use: "automation" }],
  ["a picture", { purpose: "a red fox", use: "image" }],
  ["a film", { purpose: "day in my life vlog seoul", use: "video" }],
  [
    "a complete line",
    {
      purpose:
        "Thank-you mail to Ms. Ito after Tuesday's interview for the nurse job: two short paragraphs, mention the night shift question, no flattery, sign as Ken",
    },
  ],
] as const)(
  "without a model, %s brings another prompt when it is refused, with the person's words",
  async (_, input) => {
    const first = await generateBuiltin(input);
    const second = await generateBuiltin({ ...input, refused: first.content });
    expect(second.content).not.toBe(first.content);
    expect(second.content.startsWith(input.purpose)).toBe(true);
    const third = await generateBuiltin({ ...input, kind: second.kind, refused: second.content });
    expect(third.content).not.toBe(second.content);
    expect(third.content).not.toBe(first.content);
  },
);

test.each([
  ["取引先への納期遅れのお詫びメール", {}],
  ["Cover letter for a junior data analyst job", {}],
  ["Solicitar un favor a mi vecina", { kind: "ask-favor" }],
  ["back up my photos every night", { use: "automation" }],
  ["a red fox", { use: "image" }],
] as const)("a refused prompt stays in its kind, with the answers: %s", async (purpose, given) => {
  const first = await generateBuiltin({ purpose, ...given });
  const { name } = first.variables[0]!;
  const input = { purpose, ...given, answers: { [name]: "answer-7" } };
  let { content: refused } = await generateBuiltin(input);
  for (let times = 0; times < 4; times++) {
    const again = await generateBuiltin({ ...input, refused });
    expect(again.kind).toBe(first.kind);
    expect(again.kinds).toEqual(first.kinds);
    expect(again.content).not.toBe(refused);
    expect(again.content).toContain("answer-7");
    refused = again.content;
  }
});

test("nothing can vary where the AI has nothing to ask: the prompt is the same", async () => {
  const input = { purpose: "una carta de renuncia corta", asks: false };
  const { content: refused } = await generateBuiltin(input);
  expect((await generateBuiltin({ ...input, refused })).content).toBe(refused);
});

test("a wish that is on outlasts every other picture of the line", async () => {
  const picture = { purpose: "day in my life vlog seoul", use: "video" } as const;
  const first = await generateBuiltin(picture);
  const { id, text } = first.wishes.find((wish) => !wish.on)!;
  const wishes = first.wishes.filter((wish) => wish.on).map((wish) => wish.id);
  let given = { wishes: [...wishes, id], refused: first.content };
  for (let times = 0; times < 8; times++) {
    const again = await generateBuiltin(Object.assign({}, picture, given));
    expect(again.content).toContain(text);
    const on = again.wishes.filter((wish) => wish.on).map((wish) => wish.id);
    given = { wishes: on, refused: again.content };
  }
});
