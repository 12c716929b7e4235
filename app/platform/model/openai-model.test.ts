import { afterAll, beforeAll, expect, test } from "vitest";

import type { Reply } from "../../../tests/support/servers/openai-reply";
import { startOpenAiServer, type OpenAiServer } from "../../../tests/support/servers/openai-server";
import { apiKey, failureOf, haiku, setUpModel } from "../../../tests/support/factories/set-up-model";
import type { OpenAiSettings } from "./openai-model.server";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const setUp = (replies: Reply[], settings?: Partial<OpenAiSettings>) =>
  setUpModel(server.url, replies, settings);
const onPartial = () => {};

test("a plain call sends instructions, input, schema and limits, and returns the structured response", async () => {
  const { lane, ask, spent } = await setUp([{ kind: "answer", content: haiku }]);
  expect(await ask()).toEqual(haiku);
  expect(spent()).toBe(1);
  const [call, ...others] = await lane.calls();
  expect(others).toEqual([]);
  expect(call?.headers.authorization).toBe(`Bearer ${apiKey}`);
  expect(call?.body).toMatchObject({ model: "town-large", max_tokens: 8_000 });
  expect(call?.body.stream).toBeUndefined();
  expect(call?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(call?.body.messages[0]?.content).toMatch(/^Write a haiku\.\n/);
  expect(call?.body.messages[1]?.content).toBe("a frog");
  expect(call?.body.response_format).toMatchObject({
    type: "json_schema",
    json_schema: { strict: true, schema: { required: ["title", "lines"], additionalProperties: false } },
  });
  expect(JSON.stringify(call?.body.response_format)).not.toContain("maxLength");
});

test("the fast model is used for small calls, and the large one if no fast one is set", async () => {
  const { lane, ask, model } = await setUp([{ kind: "answer", content: haiku }], { fastModel: "town-small" });
  await ask({ fast: true });
  expect((await lane.calls())[0]?.body.model).toBe("town-small");
  expect(model.name).toBe("town-large");
  const alone = await setUp([{ kind: "answer", content: haiku }]);
  await alone.ask({ fast: true });
  expect((await alone.lane.calls())[0]?.body.model).toBe("town-large");
});

test("a reasoning effort is sent only if set", async () => {
  const plain = await setUp([{ kind: "answer", content: haiku }]);
  await plain.ask();
  expect((await plain.lane.calls())[0]?.body).not.toHaveProperty("reasoning_effort");
  const quick = await setUp([{ kind: "answer", content: haiku }], { model: "gpt-5-mini", reasoning: "low" });
  await quick.ask();
  expect((await quick.lane.calls())[0]?.body).toMatchObject({
    reasoning_effort: "low",
    max_completion_tokens: 8_000,
  });
});

test("a stream gives growing partial responses and ends with the whole one", async () => {
  const { lane, ask } = await setUp([{ kind: "answer", content: haiku, pieceLength: 9, every: 1 }]);
  const titles: string[] = [];
  const partials: unknown[] = [];
  const reply = await ask({
    onPartial(partial) {
      partials.push(partial);
      titles.push((partial as { title?: string }).title ?? "");
    },
  });
  expect(reply).toEqual(haiku);
  expect(partials.length).toBeGreaterThan(2);
  expect(partials.at(0)).not.toEqual(haiku);
  expect(haiku.title.startsWith(titles.at(0) ?? "-")).toBe(true);
  expect((await lane.calls())[0]?.body.stream).toBe(true);
});

test("a service that ignores the response format is parsed all the same", async () => {
  const wrapped = `<think>A {frog}? {"title":"no"}</think>Here you {are}:\n\`\`\`json\n${JSON.stringify(haiku, null, 2)}\n\`\`\`\nEnjoy.`;
  const { lane, ask, spent } = await setUp([
    { kind: "answer", content: wrapped },
    { kind: "answer", content: wrapped, pieceLength: 7 },
  ]);
  expect(await ask()).toEqual(haiku);
  const partials: unknown[] = [];
  expect(await ask({ onPartial: (partial) => partials.push(partial) })).toEqual(haiku);
  expect(partials).not.toContainEqual({ title: "no" });
  expect(spent()).toBe(2);
  expect((await lane.calls())[0]?.body.messages[0]?.content).toContain('"required":["title","lines"]');
});

test("a service that refuses the response format gets the schema as text only", async () => {
  const { lane, ask } = await setUp([{ kind: "answer", content: haiku }], { structuredOutput: false });
  expect(await ask()).toEqual(haiku);
  const [call] = await lane.calls();
  expect(call?.body.response_format).toBeUndefined();
  expect(call?.body.messages[0]?.content).toContain('"required":["title","lines"]');
});

test("a malformed response is repaired once: the model gets its text and the error", async () => {
  for (const malformed of ['{"title": "古池", "lines": [', { ...haiku, lines: ["one"] }, "no", ""]) {
    const { lane, ask, spent } = await setUp([
      { kind: "answer", content: malformed },
      { kind: "answer", content: haiku },
    ]);
    expect(await ask()).toEqual(haiku);
    expect(spent()).toBe(2);
    const [, repair] = await lane.calls();
    const shown = typeof malformed === "string" ? malformed || "(nothing)" : JSON.stringify(malformed);
    expect(repair?.body.messages.slice(1)).toMatchObject([
      { role: "user", content: "a frog" },
      { role: "assistant", content: shown },
      { role: "user", content: expect.stringContaining("cannot be used") },
    ]);
  }
});

test("a text over its limit, unknown to strict output, is refused with the reason", async () => {
  const { lane, ask } = await setUp([
    { kind: "answer", content: { ...haiku, title: "far too long a title" } },
    { kind: "answer", content: haiku },
  ]);
  expect(await ask({ onPartial })).toEqual(haiku);
  expect((await lane.calls())[1]?.body.messages.at(-1)?.content).toMatch(/12[\s\S]*title/);
});

test("a response at the output limit is requested again, shorter", async () => {
  const { lane, ask } = await setUp([
    { kind: "answer", content: '{"title":"古', finishReason: "length" },
    { kind: "answer", content: haiku },
  ]);
  expect(await ask()).toEqual(haiku);
  expect((await lane.calls())[1]?.body.messages.at(-1)?.content).toContain("too long");
});

test("a response malformed twice is model_failed after two calls", async () => {
  const { lane, ask } = await setUp([
    { kind: "answer", content: "no" },
    { kind: "answer", content: "still no" },
    { kind: "answer", content: haiku },
  ]);
  const failure = await failureOf(ask());
  expect(failure.code).toBe("model_failed");
  expect(await lane.calls()).toHaveLength(2);
});
