import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { AppError } from "~/errors";

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
const patiently = { timeout: 5_000 };

test("a refusal is model_refused, plain and streamed, and is not repaired", async () => {
  const refusal: Reply = { kind: "refusal", text: "I cannot help with that." };
  const { lane, ask } = await setUp([
    refusal,
    refusal,
    { kind: "answer", content: "{", finishReason: "content_filter" },
    { kind: "error", status: 400, message: "Filtered.", code: "content_filter" },
  ]);
  expect((await failureOf(ask())).code).toBe("model_refused");
  expect((await failureOf(ask({ onPartial }))).code).toBe("model_refused");
  expect((await failureOf(ask())).code).toBe("model_refused");
  expect((await failureOf(ask())).code).toBe("model_refused");
  expect(await lane.calls()).toHaveLength(4);
});

test.each([400, 401, 403, 404, 500, 502])(
  "status %i is model_failed at once, without a retry",
  async (status) => {
    const { lane, ask } = await setUp([
      { kind: "error", status, message: "No." },
      { kind: "error", status, message: "No." },
    ]);
    expect((await failureOf(ask())).code).toBe("model_failed");
    expect((await failureOf(ask({ onPartial }))).code).toBe("model_failed");
    expect(await lane.calls()).toHaveLength(2);
  },
);

test("429 is model_busy with the service's Retry-After, in seconds or as a date, within reason", async () => {
  const busy = (retryAfter?: string): Reply => ({
    kind: "error",
    status: 429,
    message: "Slow down.",
    retryAfter,
  });
  const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
  const { lane, ask } = await setUp([busy("17"), busy(inTwoMinutes), busy(), busy("soon"), busy("999999")]);
  const waits: (number | undefined)[] = [];
  for (let call = 0; call < 5; call += 1) {
    const failure = await failureOf(ask(call % 2 ? { onPartial } : {}));
    expect(failure.code).toBe("model_busy");
    waits.push(failure.retryAfter);
  }
  expect(waits).toEqual([17, expect.any(Number), 30, 30, 3_600]);
  expect(waits[1]).toBeGreaterThan(115);
  expect(waits[1]).toBeLessThanOrEqual(120);
  expect(await lane.calls()).toHaveLength(5);
});

test("a cut connection is model_failed, even midway", async () => {
  const { lane, ask } = await setUp([
    { kind: "cut" },
    { kind: "cut", content: haiku, after: 30 },
    { kind: "cut", content: haiku, after: 0 },
  ]);
  expect((await failureOf(ask())).code).toBe("model_failed");
  expect((await failureOf(ask({ onPartial }))).code).toBe("model_failed");
  expect((await failureOf(ask({ onPartial }))).code).toBe("model_failed");
  expect(await lane.calls()).toHaveLength(3);
});

test("an unreachable server is model_failed", async () => {
  const { ask } = await setUp([], { baseUrl: "http://127.0.0.1:1/v1" });
  expect((await failureOf(ask())).code).toBe("model_failed");
});

test("a slow first token within the limit is awaited, one past it is model_timeout", async () => {
  const reply: Reply = { kind: "answer", content: haiku, firstTokenAfter: 120 };
  const patient = await setUp([reply], { firstTokenTimeoutMs: 5_000 });
  expect(await patient.ask({ onPartial })).toEqual(haiku);
  const hasty = await setUp([reply], { firstTokenTimeoutMs: 40 });
  const failure = await failureOf(hasty.ask({ onPartial }));
  expect(failure.code).toBe("model_timeout");
  expect(String(failure.cause)).toContain("first word");
});

test("a hanging service is model_timeout, and its connection is closed", async () => {
  const hang: Reply = { kind: "hang", content: haiku, after: 12 };
  const { lane, ask } = await setUp([hang, hang], { timeoutMs: 500, firstTokenTimeoutMs: 400 });
  expect((await failureOf(ask())).code).toBe("model_timeout");
  const inMidReply = await failureOf(ask({ onPartial }));
  expect(inMidReply.code).toBe("model_timeout");
  expect(String(inMidReply.cause)).toContain("complete answer");
  await vi.waitFor(async () => {
    expect((await lane.calls()).map(({ clientLeft }) => clientLeft)).toEqual([true, true]);
  }, patiently);
});

test("a client's disconnect aborts the call upstream and gets its own reason, not a time-out", async () => {
  const { lane, ask } = await setUp([{ kind: "hang" }, { kind: "hang", content: haiku, after: 30 }]);
  for (const [earlier, request] of [{}, { onPartial }].entries()) {
    const leaving = new AbortController();
    const asking = expect(ask({ ...request, signal: leaving.signal })).rejects.toThrow("closed the tab");
    await vi.waitFor(async () => expect(await lane.calls()).toHaveLength(earlier + 1), patiently);
    leaving.abort(new Error("closed the tab"));
    await asking;
  }
  await vi.waitFor(async () => {
    expect((await lane.calls()).map(({ clientLeft }) => clientLeft)).toEqual([true, true]);
  }, patiently);
});

test("a client that left before makes no call and spends nothing", async () => {
  const { lane, ask, spent } = await setUp([{ kind: "answer", content: haiku }]);
  await expect(ask({ signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
  expect(spent()).toBe(0);
  expect(await lane.calls()).toHaveLength(0);
});

test("without budget no call goes upstream, not even the repair", async () => {
  const { lane, ask } = await setUp([
    { kind: "answer", content: "no" },
    { kind: "answer", content: haiku },
  ]);
  let left = 1;
  const spend = async () => {
    left -= 1;
    if (left < 0) throw new AppError("budget_exhausted");
  };
  expect((await failureOf(ask({ spend }))).code).toBe("budget_exhausted");
  expect(await lane.calls()).toHaveLength(1);
});

test("the cause describes the failure, without the key and without people's texts", async () => {
  const { ask } = await setUp([
    { kind: "error", status: 401, message: `Incorrect API key provided: ${apiKey}; sk-very***1234.` },
    { kind: "error", status: 403, message: "Forbidden region." },
    { kind: "error", status: 400, message: "Bad: my private purpose", code: "bad_input" },
  ]);
  const unauthorised = await failureOf(ask({ input: "my private purpose" }));
  const forbidden = await failureOf(ask({ input: "my private purpose" }));
  expect(String(unauthorised.cause)).toContain("Status 401: Incorrect API key provided: [key]");
  expect(String(forbidden.cause)).toContain("Forbidden region.");
  const faulty = await failureOf(ask({ input: "my private purpose" }));
  expect(String(faulty.cause)).toContain("bad_input");
  for (const { cause } of [unauthorised, forbidden, faulty]) {
    const everything =
      JSON.stringify(cause, Object.getOwnPropertyNames(cause)) + String((cause as Error).stack);
    expect(everything).not.toContain("secret");
    expect(everything).not.toContain("sk-very");
    expect(everything).not.toContain("private purpose");
  }
});
