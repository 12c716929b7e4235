import { expect, test } from "vitest";

import {
  analysis,
  answers,
  draft,
  faults,
  noFaults,
  revision,
  setUpGeneration,
} from "../../../tests/support/set-up-generation";

const japanese = "大家さんへ手紙を書きたい";

test("without a model the built-in composer answers, tells its stages and spends nothing", async () => {
  const deep = await setUpGeneration({ withoutModel: true });
  const prompt = await deep.generate({ purpose: japanese });
  expect(prompt).toMatchObject({ originalInput: japanese, type: "文章生成用", engine: "builtin" });
  expect(prompt.content).toMatch(/[ぁ-ん]/);
  expect(prompt.tags[0]).toBe("文章生成用");
  expect(deep.stages()).toEqual(["understand", "plan", "draft"]);
  expect(await deep.spent()).toEqual({});

  const quick = await setUpGeneration({ withoutModel: true });
  await quick.generate({ deepThinking: false });
  expect(quick.stages()).toEqual(["draft"]);
});

test("without Deep Thinking the model is called once and its text streams", async () => {
  const { generate, lane, stages, deltas, spent } = await setUpGeneration({ replies: answers(draft) });
  expect(await generate({ deepThinking: false })).toEqual({
    content: draft.content,
    originalInput: "Write a letter to my landlord",
    tags: ["文章生成用", "letter", "landlord"],
    type: "文章生成用",
    engine: "town-large",
  });
  expect(stages()).toEqual(["draft", "check"]);
  expect(deltas().length).toBeGreaterThan(1);
  expect(deltas().join("")).toBe(draft.content);
  expect(await spent()).toEqual({ ada: 1, all: 1 });
  const calls = await lane.calls();
  expect(calls.map(({ body }) => [body.model, body.stream])).toEqual([["town-large", true]]);
});

test("without a listener the model is asked for whole answers", async () => {
  const { generate, lane } = await setUpGeneration({ replies: answers(analysis, draft, faults, revision) });
  expect((await generate({}, { onProgress: undefined })).content).toBe(revision.content);
  expect((await lane.calls()).map(({ body }) => body.stream)).toEqual(Array(4).fill(undefined));
});

test("Deep Thinking understands, plans, drafts and checks, and a draft without faults is not revised", async () => {
  const { generate, lane, stages, deltas, spent } = await setUpGeneration({
    replies: answers(analysis, draft, noFaults),
  });
  expect((await generate()).content).toBe(draft.content);
  expect(stages()).toEqual(["understand", "plan", "draft", "check"]);
  expect(deltas().join("")).toBe(draft.content);
  expect(await spent()).toEqual({ ada: 3, all: 3 });
  const calls = await lane.calls();
  expect(calls.map(({ body }) => body.model)).toEqual(["town-large", "town-large", "town-small"]);
  expect(calls[1]?.body.messages[1]?.content).toContain("The letter names a deadline.");
  expect(calls[2]?.body.messages[1]?.content).toContain("You are a careful letter writer.");
});

test("the stages are in order also when the analysis has to be repaired", async () => {
  const { generate, stages } = await setUpGeneration({ replies: answers("hm", analysis, draft, noFaults) });
  await generate();
  expect(stages()).toEqual(["understand", "plan", "draft", "check"]);
});

test("what the check finds is revised", async () => {
  const { generate, lane, stages, deltas } = await setUpGeneration({
    replies: answers(analysis, draft, faults, revision),
  });
  expect((await generate()).content).toBe(revision.content);
  expect(stages()).toEqual(["understand", "plan", "draft", "check", "revise"]);
  expect(deltas().join("")).toBe(draft.content + revision.content);
  const asked = (await lane.calls())[3]?.body.messages[1]?.content;
  expect(asked).toContain("It is short and long at once.");
  expect(asked).toContain("The length is missing.");
});

test.each([
  ["text", "typed variables", "文章生成用"],
  ["automation", "standing orders", "業務自動化用"],
  ["image", "one picture", "画像生成用"],
  ["video", "shot description", "動画生成用"],
] as const)("the instructions for %s say what a good prompt is there", async (use, words, tag) => {
  const { generate, lane } = await setUpGeneration({ replies: answers(draft) });
  const { type, tags } = await generate({ use, deepThinking: false });
  expect([type, tags[0]]).toEqual([tag, tag]);
  expect((await lane.calls())[0]?.body.messages[0]?.content).toContain(words);
});

test("a draft in another language than the purpose's is revised, even without Deep Thinking", async () => {
  const inJapanese = {
    content: "# 役割\nあなたは丁寧な手紙を書く人です。大家さんへの手紙を書いてください。",
  };
  const { generate, lane, stages } = await setUpGeneration({ replies: answers(draft, inJapanese) });
  expect((await generate({ purpose: japanese, deepThinking: false })).content).toBe(inJapanese.content);
  expect(stages()).toEqual(["draft", "check", "revise"]);
  expect((await lane.calls())[1]?.body.messages[1]?.content).toContain("another language than the purpose");
});

test("languages that plain code does not know are left alone", async () => {
  const korean = {
    ...draft,
    content: "당신은 정중한 편지를 쓰는 작가입니다. JSON으로 답하세요. Output JSON please.",
  };
  const { generate, stages } = await setUpGeneration({ replies: answers(korean) });
  expect((await generate({ purpose: "집주인에게 편지 쓰기", deepThinking: false })).content).toBe(
    korean.content,
  );
  expect(stages()).toEqual(["draft", "check"]);
});

test("a variable of the purpose that the draft lost is brought back", async () => {
  const purpose = "Write a letter to {{landlord}} about {{defect}}";
  const repaired = { content: `${draft.content} Describe {{ defect }}.` };
  const { generate, lane } = await setUpGeneration({ replies: answers(draft, repaired) });
  expect((await generate({ purpose, deepThinking: false })).content).toBe(repaired.content);
  expect((await lane.calls())[1]?.body.messages[1]?.content).toContain("{{defect}} is missing");
});

test("a variable of the plan that the draft forgot is a fault too", async () => {
  const forgetful = {
    ...draft,
    content: "You are a careful letter writer. Write a letter about the heating.",
  };
  const { generate } = await setUpGeneration({ replies: answers(analysis, forgetful, noFaults, revision) });
  expect((await generate()).content).toBe(revision.content);
});

test("a revision that loses a variable or the language is dropped for the draft", async () => {
  const worse = [
    { content: "Write a letter about the heating, on one page." },
    { content: "{{landlord}}さんへの手紙を一枚で書いてください。" },
  ];
  for (const content of worse) {
    const { generate } = await setUpGeneration({ replies: answers(analysis, draft, faults, content) });
    expect((await generate()).content).toBe(draft.content);
  }
});

test("topics are few, short and never the type tag again", async () => {
  const topics = ["#letter", "文章生成用", "a, b", "x".repeat(31), "letter", " ", "c", "d", "e"];
  const { generate } = await setUpGeneration({ replies: answers({ ...draft, topics }) });
  expect((await generate({ deepThinking: false })).tags).toEqual(["文章生成用", "letter", "a b", "c", "d"]);
});
