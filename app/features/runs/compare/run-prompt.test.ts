import { afterAll, beforeAll, expect, test } from "vitest";

import { AppError } from "~/errors";

import { failureOf, setUpModel } from "../../../../tests/support/factories/set-up-model";
import type { Reply } from "../../../../tests/support/servers/openai-reply";
import { startOpenAiServer, type OpenAiServer } from "../../../../tests/support/servers/openai-server";
import { runPrompt, type Person } from "./run-prompt.server";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const prompt = "Plan my day. Ask first.";
const silent: Person = () => null;

/** A model with scripted replies; `run` runs the prompt with it, `sent` tells what was sent. */
async function setUp(replies: (Reply | string)[]) {
  const { lane, model } = await setUpModel(
    server.url,
    replies.map((reply) => (typeof reply === "string" ? { kind: "answer", content: reply } : reply)),
    { timeoutMs: 500 },
  );
  let spent = 0;
  const spend = async () => void (spent += 1);
  const run = (person: Person, limit = 1_000, call: Partial<Parameters<typeof runPrompt>[4]> = {}) =>
    runPrompt(model, prompt, person, limit, { spend, ...call });
  const sent = async () => (await lane.calls()).map(({ body }) => body.messages);
  return { run, sent, spent: () => spent };
}

const asked = { role: "user", content: prompt };

test("a person with nothing to say takes the first reply", async () => {
  const { run, sent, spent } = await setUp(["1. Call Ada.", "2. Wait.", "3. Rest."]);
  expect(await run(silent)).toBe("1. Call Ada.");
  expect(await run(() => "")).toBe("2. Wait.");
  expect(await run(async () => " \n")).toBe("3. Rest.");
  expect(await sent()).toEqual([[asked], [asked], [asked]]);
  expect(spent()).toBe(3);
});

test("a person who answers takes the second reply, to the whole conversation", async () => {
  const { run, sent, spent } = await setUp(["When do you get up?", "1. Call Ada at six."]);
  const heard: string[] = [];
  const person = async (reply: string) => {
    heard.push(reply);
    return "At six.";
  };
  expect(await run(person)).toBe("1. Call Ada at six.");
  expect(heard).toEqual(["When do you get up?"]);
  expect((await sent())[1]).toEqual([
    asked,
    { role: "assistant", content: "When do you get up?" },
    { role: "user", content: "At six." },
  ]);
  expect(spent()).toBe(2);
});

test("replies are bounded in characters, also the one that is sent back", async () => {
  const { run, sent } = await setUp(["🌊🌊🌊🌊 and more", `${"b".repeat(3)} ${"c".repeat(9)}`]);
  expect(await run(() => "Go on.", 4)).toBe("bbb");
  expect((await sent())[1]![1]).toEqual({ role: "assistant", content: "🌊🌊🌊🌊" });
});

test("hidden characters and reasoning are no part of a reply, and alone they are none", async () => {
  const hidden = "\u{E0041}\u{E0042}\u200B\u202E";
  const { run, sent } = await setUp([
    `<think>Hm.</think>\nWhen${hidden}?`,
    `At ${hidden}six.`,
    hidden,
    "When?",
    hidden,
  ]);
  expect(await run(() => "Early.")).toBe("At six.");
  expect((await sent())[1]![1]!.content).toBe("When?");
  expect((await failureOf(run(silent))).code).toBe("model_failed");
  expect((await failureOf(run(() => "Early."))).code).toBe("model_failed");
});

test.each<[string, Reply]>([
  ["model_failed", { kind: "cut" }],
  ["model_failed", { kind: "answer", content: " " }],
  ["model_timeout", { kind: "hang" }],
  ["model_refused", { kind: "refusal", text: "No." }],
  ["model_busy", { kind: "error", status: 429, message: "Slow down." }],
])("%s in either turn is the error of the run", async (code, reply) => {
  const { run } = await setUp([reply, "When?", reply]);
  expect((await failureOf(run(silent))).code).toBe(code);
  expect((await failureOf(run(() => "At six."))).code).toBe(code);
});

test("a person who fails, a spent budget and a person who left end the run without another call", async () => {
  const { run, sent } = await setUp(["When?", "When?"]);
  const failing = async () => {
    throw new AppError("model_busy");
  };
  expect((await failureOf(run(failing))).code).toBe("model_busy");
  let left = 1;
  const spend = async () => {
    if (left === 0) throw new AppError("budget_exhausted");
    left -= 1;
  };
  expect((await failureOf(run(() => "At six.", 100, { spend }))).code).toBe("budget_exhausted");
  const gone = AbortSignal.abort(new Error("gone"));
  await expect(run(silent, 100, { signal: gone })).rejects.toThrow("gone");
  expect(await sent()).toHaveLength(2);
});
