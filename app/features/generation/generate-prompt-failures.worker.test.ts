import { expect, test, vi } from "vitest";

import type { Reply } from "../../../tests/support/openai-reply";
import { analysis, answers, draft, faults, setUpGeneration } from "../../../tests/support/set-up-generation";

const broken: Reply = { kind: "error", status: 500, message: "Out of order." };
const patiently = { timeout: 5_000 };
const hanging: Reply = { kind: "hang" };

test("a failure before there is a draft is the model's error", async () => {
  const cases = [
    { replies: [broken], code: "model_failed" },
    { replies: [{ kind: "refusal", text: "No." } satisfies Reply], code: "model_refused" },
    { replies: [...answers(analysis), broken], code: "model_failed" },
    { replies: answers(analysis, "no", "no"), code: "model_failed" },
    {
      replies: [...answers(analysis), { kind: "cut", content: draft, after: 40 } satisfies Reply],
      code: "model_failed",
    },
    { replies: [hanging], code: "model_timeout" },
  ];
  for (const { replies, code } of cases) {
    const { generate } = await setUpGeneration({ replies, settings: { timeoutMs: 600 } });
    await expect(generate()).rejects.toMatchObject({ code });
  }
  const busy = await setUpGeneration({
    replies: [{ kind: "error", status: 429, message: "Slow down.", retryAfter: "9" }],
  });
  await expect(busy.generate()).rejects.toMatchObject({ code: "model_busy", retryAfter: 9 });
});

test("a check or revision that fails, hangs, refuses or is malformed leaves the draft", async () => {
  const bad: Reply[][] = [
    [broken],
    [hanging],
    [{ kind: "refusal", text: "No." }],
    [{ kind: "cut" }],
    answers("no", "no"),
    answers({ content: "" }, { content: "" }),
  ];
  for (const replies of bad) {
    const inCheck = await setUpGeneration({
      replies: [...answers(analysis, draft), ...replies],
      settings: { timeoutMs: 600 },
    });
    expect((await inCheck.generate()).content).toBe(draft.content);
    const inRevision = await setUpGeneration({
      replies: [...answers(analysis, draft, faults), ...replies],
      settings: { timeoutMs: 600 },
    });
    expect((await inRevision.generate()).content).toBe(draft.content);
    expect(inRevision.stages().at(-1)).toBe("revise");
  }
});

test("what spoils a check is told for the log, but not that someone left", async () => {
  const setbacks: unknown[] = [];
  const onWarning = (error: unknown) => setbacks.push(error);
  const spoilt = await setUpGeneration({ replies: [...answers(analysis, draft), broken] });
  await spoilt.generate({}, { onWarning });
  expect(setbacks).toEqual([expect.objectContaining({ code: "model_failed" })]);
  const left = await setUpGeneration({ replies: answers(analysis, draft, faults) });
  const leaving = new AbortController();
  const onProgress = (step: object) => {
    if ("stage" in step && step.stage === "check") leaving.abort();
  };
  await left.generate({}, { onWarning, onProgress, signal: leaving.signal });
  expect(setbacks).toHaveLength(1);
  expect(await left.spent()).toEqual({ ada: 2, all: 2 });
});

test("checking and revising take no longer than they may", async () => {
  const { generate, lane } = await setUpGeneration({ replies: [...answers(analysis, draft), hanging] });
  expect((await generate({}, { improveWithinMs: 400 })).content).toBe(draft.content);
  await vi.waitFor(async () => expect((await lane.calls())[2]?.clientLeft).toBe(true), patiently);
});

test("someone who leaves while the draft is written aborts the call upstream", async () => {
  const { generate, lane, deltas } = await setUpGeneration({
    replies: [{ kind: "hang", content: draft, after: 90 }],
  });
  const leaving = new AbortController();
  const generating = generate({ deepThinking: false }, { signal: leaving.signal });
  await vi.waitFor(async () => expect(await lane.calls()).toHaveLength(1), patiently);
  setTimeout(() => leaving.abort(new Error("closed the tab")), 60);
  await expect(generating).rejects.toThrow("closed the tab");
  await vi.waitFor(async () => expect((await lane.calls())[0]?.clientLeft).toBe(true), patiently);
  expect(draft.content.startsWith(deltas().join(""))).toBe(true);
});

test("someone who leaves during the check gets the draft, and nothing more goes upstream", async () => {
  const { generate, lane } = await setUpGeneration({ replies: [...answers(analysis, draft), hanging] });
  const leaving = new AbortController();
  const generating = generate({}, { signal: leaving.signal });
  await vi.waitFor(async () => expect(await lane.calls()).toHaveLength(3), patiently);
  leaving.abort();
  expect((await generating).content).toBe(draft.content);
  await vi.waitFor(async () => expect((await lane.calls())[2]?.clientLeft).toBe(true), patiently);
  expect(await lane.calls()).toHaveLength(3);
});

test("without budget nothing goes upstream", async () => {
  const { generate, lane, spent } = await setUpGeneration({
    replies: answers(draft),
    budget: { perCaller: 0, inAll: 9 },
  });
  await expect(generate()).rejects.toMatchObject({ code: "budget_exhausted", retryAfter: 12 * 60 * 60 });
  expect(await lane.calls()).toHaveLength(0);
  expect(await spent()).toEqual({});
});

test("a budget that ends after the draft leaves the draft", async () => {
  const { generate, lane } = await setUpGeneration({
    replies: answers(analysis, draft, faults),
    budget: { perCaller: 2, inAll: 9 },
  });
  expect((await generate()).content).toBe(draft.content);
  expect(await lane.calls()).toHaveLength(2);
});

test("a failed call is spent", async () => {
  const { generate, spent } = await setUpGeneration({ replies: [broken] });
  await expect(generate()).rejects.toMatchObject({ code: "model_failed" });
  expect(await spent()).toEqual({ ada: 1, all: 1 });
});

test("fifty generations at once never send more calls upstream than the budget allows", async () => {
  const { generate, lane, spent } = await setUpGeneration({
    replies: Array.from({ length: 50 }, () => answers(draft)).flat(),
    budget: { perCaller: 50, inAll: 6 },
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => generate({ deepThinking: false })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  expect(await lane.calls()).toHaveLength(6);
  expect(await spent()).toEqual({ ada: 6, all: 6 });
});
