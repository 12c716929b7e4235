import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { AppError } from "~/errors";

import type { Reply } from "../../../tests/support/servers/openai-reply";
import { startOpenAiServer, type OpenAiServer } from "../../../tests/support/servers/openai-server";
import { failureOf, setUpModel } from "../../../tests/support/factories/set-up-model";
import type { Conversation } from "./model";
import type { OpenAiSettings } from "./openai-model.server";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const plan = "# Plan\n\n1. Call **Ada**.\n2. `Wait`.";
const whole = { text: plan, atLimit: false, isCut: false };
const onText = () => {};

/** A model with scripted replies; `talk` has a conversation with it, streamed where `onText` is given. */
async function setUp(replies: Reply[], settings?: Partial<OpenAiSettings>) {
  const { lane, model } = await setUpModel(server.url, replies, settings);
  let calls = 0;
  const spend = async () => void (calls += 1);
  const talk = (more: Partial<Conversation> = {}) =>
    model.converse({ messages: [{ role: "user", text: "Plan my day." }], spend, ...more });
  return { lane, talk, calls: () => calls };
}

test("the conversation is sent as it is, without instructions or a response format", async () => {
  const { lane, talk, calls } = await setUp([
    { kind: "answer", content: plan },
    { kind: "answer", content: plan },
  ]);
  const messages = [
    { role: "user", text: "Plan my day. Ask first." },
    { role: "assistant", text: "When do you get up?" },
    { role: "user", text: "At six." },
  ] as const;
  expect(await talk({ messages })).toEqual(whole);
  expect(await talk({ messages, onText })).toEqual(whole);
  expect(calls()).toBe(2);
  for (const [{ body }, stream] of (await lane.calls()).map((call, at) => [call, at === 1] as const)) {
    expect(body.messages).toEqual(messages.map(({ role, text }) => ({ role, content: text })));
    expect(body.response_format).toBeUndefined();
    expect(body.stream ?? false).toBe(stream);
    expect(body).toMatchObject({ model: "town-large", max_tokens: 8_000 });
  }
});

test("a stream passes on its pieces, which are the whole text together", async () => {
  const { talk } = await setUp([{ kind: "answer", content: plan, pieceLength: 5, every: 1 }]);
  const pieces: string[] = [];
  expect(await talk({ onText: (piece) => pieces.push(piece) })).toEqual(whole);
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.join("")).toBe(plan);
});

test("the reasoning before a reply is never shown, in pieces of any length", async () => {
  const content = `\n<think>Is <b> or </thin> it?</think>\n\n${plan} <think>stays</think>`;
  const shown = `${plan} <think>stays</think>`;
  const lengths = [1, 2, 3, 7, 500];
  const { talk } = await setUp([
    { kind: "answer", content },
    ...lengths.map((pieceLength): Reply => ({ kind: "answer", content, pieceLength })),
  ]);
  expect((await talk()).text).toBe(shown);
  for (const length of lengths) {
    const pieces: string[] = [];
    expect((await talk({ onText: (piece) => pieces.push(piece) })).text, String(length)).toBe(shown);
    expect(pieces.join(""), String(length)).toBe(shown);
  }
});

test("a reply at the output limit says so, and an empty one is model_failed", async () => {
  const { talk } = await setUp([
    { kind: "answer", content: plan, finishReason: "length" },
    { kind: "answer", content: plan, finishReason: "length" },
    { kind: "answer", content: " " },
    { kind: "answer", content: "<think>On and on", finishReason: "length" },
  ]);
  expect(await talk()).toEqual({ ...whole, atLimit: true });
  expect(await talk({ onText })).toEqual({ ...whole, atLimit: true });
  expect((await failureOf(talk())).code).toBe("model_failed");
  expect((await failureOf(talk({ onText }))).code).toBe("model_failed");
});

test("a stream that is cut or hangs gives what came; before the first word it fails", async () => {
  const limits = { timeoutMs: 500, firstTokenTimeoutMs: 300 };
  const { talk } = await setUp(
    [
      { kind: "cut", content: plan, after: 10 },
      { kind: "hang", content: plan, after: 10 },
      { kind: "cut", content: plan, after: 0 },
      { kind: "cut" },
      { kind: "hang" },
    ],
    limits,
  );
  const cut = { text: plan.slice(0, 10), atLimit: false, isCut: true };
  expect(await talk({ onText })).toEqual(cut);
  expect(await talk({ onText })).toEqual(cut);
  expect((await failureOf(talk({ onText }))).code).toBe("model_failed");
  expect((await failureOf(talk())).code).toBe("model_failed");
  expect((await failureOf(talk({ onText }))).code).toBe("model_timeout");
});

test("a refusal, and a filter in the middle, are model_refused; a busy service is model_busy", async () => {
  const { talk } = await setUp([
    { kind: "refusal", text: "I cannot help with that." },
    { kind: "refusal", text: "I cannot help with that." },
    { kind: "answer", content: plan, finishReason: "content_filter" },
    { kind: "error", status: 429, message: "Slow down.", retryAfter: "17" },
  ]);
  expect((await failureOf(talk())).code).toBe("model_refused");
  expect((await failureOf(talk({ onText }))).code).toBe("model_refused");
  expect((await failureOf(talk({ onText }))).code).toBe("model_refused");
  expect(await failureOf(talk({ onText }))).toMatchObject({ code: "model_busy", retryAfter: 17 });
});

test("a person who leaves in the middle aborts the call upstream", async () => {
  const { lane, talk } = await setUp([{ kind: "hang", content: plan, after: 10 }]);
  const leaving = new AbortController();
  const talking = talk({
    signal: leaving.signal,
    onText: () => leaving.abort(new Error("closed the tab")),
  });
  await expect(talking).rejects.toThrow("closed the tab");
  await vi.waitFor(async () => expect((await lane.calls())[0]?.clientLeft).toBe(true), { timeout: 5_000 });
});

test("a person who left before, or without budget, makes no call", async () => {
  const { lane, talk, calls } = await setUp([{ kind: "answer", content: plan }]);
  await expect(talk({ signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
  expect(calls()).toBe(0);
  const spend = async () => {
    throw new AppError("budget_exhausted");
  };
  expect((await failureOf(talk({ spend }))).code).toBe("budget_exhausted");
  expect(await lane.calls()).toHaveLength(0);
});
