import { expect, test, vi } from "vitest";

import type { Reply } from "../../../tests/support/servers/openai-reply";
import {
  analysis,
  responses,
  asks,
  described,
  faults,
  fox,
  setUpGeneration,
} from "../../../tests/support/factories/set-up-generation";

const broken: Reply = { kind: "error", status: 500, message: "Out of order." };
const busy: Reply = { kind: "error", status: 429, message: "Slow down.", retryAfter: "9" };
const refusal: Reply = { kind: "refusal", text: "No." };
const hanging: Reply = { kind: "hang" };
const patiently = { timeout: 5_000 };
const prompt = described.description;
const written = { ...described, ...asks };

const failures: [string, Reply[], string][] = [
  ["500", [broken], "model_failed"],
  ["429", [busy], "model_busy"],
  ["a time-out", [hanging], "model_timeout"],
  ["an analysis malformed twice", responses("no", "no"), "model_failed"],
  ["500 behind the analysis", [...responses(analysis), broken], "model_failed"],
  ["a description malformed twice", responses(analysis, "no", "no"), "model_failed"],
  [
    "a cut connection",
    [...responses(analysis), { kind: "cut", content: described, after: 14 }],
    "model_failed",
  ],
];

test.each(failures)(
  "%s: the built-in engine responds, says so, and the failure is logged",
  async (_, replies, code) => {
    const input = { ...fox, deepThinking: true };
    const builtin = await (await setUpGeneration({ withoutModel: true })).generate(input);
    const { generate, stages } = await setUpGeneration({ replies, settings: { timeoutMs: 600 } });
    const warnings: unknown[] = [];
    const generated = await generate(input, { onWarning: (error) => warnings.push(error) });
    expect(generated).toEqual({ ...builtin, engine: "builtin", fellBack: true });
    expect(warnings).toEqual([expect.objectContaining({ code })]);
    expect(stages()[0]).toBe("understand");
    expect(stages().at(-1)).toBe("draft");
  },
);

test("a refusal stays an error at every stage", async () => {
  for (const replies of [[refusal], [...responses(analysis), refusal]]) {
    const { generate } = await setUpGeneration({ replies });
    await expect(generate(fox)).rejects.toMatchObject({ code: "model_refused" });
  }
});

test("a check or revision that fails, hangs, refuses or is malformed leaves the written prompt", async () => {
  const bad: Reply[][] = [[broken], [hanging], [refusal], [{ kind: "cut" }], responses("no", "no")];
  for (const replies of bad) {
    const settings = { timeoutMs: 600 };
    const inCheck = await setUpGeneration({
      replies: [...responses(analysis, described), ...replies],
      settings,
    });
    expect(await inCheck.generate(fox)).toMatchObject({
      content: prompt,
      engine: "town-large",
      fellBack: false,
    });
    const inRevision = await setUpGeneration({
      replies: [...responses(analysis, described, faults), ...replies],
      settings,
    });
    expect((await inRevision.generate(fox)).content).toBe(prompt);
    expect(inRevision.stages().at(-1)).toBe("revise");
  }
});

test("a failed check is logged, but a disconnect is not", async () => {
  const setbacks: unknown[] = [];
  const onWarning = (error: unknown) => setbacks.push(error);
  const spoilt = await setUpGeneration({ replies: [...responses(analysis, described), broken] });
  await spoilt.generate(fox, { onWarning });
  expect(setbacks).toEqual([expect.objectContaining({ code: "model_failed" })]);
  const left = await setUpGeneration({ replies: responses(analysis, described, faults) });
  const leaving = new AbortController();
  const onProgress = (step: object) => {
    if ("stage" in step && step.stage === "check") leaving.abort();
  };
  await left.generate(fox, { onWarning, onProgress, signal: leaving.signal });
  expect(setbacks).toHaveLength(1);
  expect(await left.spent()).toEqual({ ada: 2, all: 2 });
});

test("checking and revising are limited in time", async () => {
  const { generate, lane } = await setUpGeneration({ replies: [...responses(analysis, described), hanging] });
  expect((await generate(fox, { improveWithinMs: 400 })).content).toBe(prompt);
  await vi.waitFor(async () => expect((await lane.calls())[2]?.clientLeft).toBe(true), patiently);
});

test(
  "a client's disconnect before any text aborts the call upstream, without a response",
  { tags: "promise-24a" },
  async () => {
    const { generate, lane, deltas } = await setUpGeneration({
      replies: [{ kind: "hang", content: written, after: 5 }],
    });
    const leaving = new AbortController();
    const warnings: unknown[] = [];
    const generating = generate(
      { ...fox, deepThinking: false },
      { signal: leaving.signal, onWarning: (error) => warnings.push(error) },
    );
    await vi.waitFor(async () => expect(await lane.calls()).toMatchObject([{ sent: true }]), patiently);
    leaving.abort(new Error("closed the tab"));
    await expect(generating).rejects.toThrow("closed the tab");
    await vi.waitFor(async () => expect((await lane.calls())[0]?.clientLeft).toBe(true), patiently);
    expect(deltas()).toEqual([]);
    expect(warnings).toEqual([]);
  },
);

test("a client's disconnect during the check returns the written prompt, without further calls upstream", async () => {
  const { generate, lane } = await setUpGeneration({ replies: [...responses(analysis, described), hanging] });
  const leaving = new AbortController();
  const generating = generate(fox, { signal: leaving.signal });
  await vi.waitFor(async () => expect(await lane.calls()).toHaveLength(3), patiently);
  leaving.abort();
  expect((await generating).content).toBe(prompt);
  await vi.waitFor(async () => expect((await lane.calls())[2]?.clientLeft).toBe(true), patiently);
  expect(await lane.calls()).toHaveLength(3);
});

test("without budget nothing goes upstream, and the built-in engine does not take over", async () => {
  const { generate, lane, spent } = await setUpGeneration({
    replies: responses(written),
    budget: { perCaller: 0, inAll: 9 },
  });
  await expect(generate(fox)).rejects.toMatchObject({ code: "budget_exhausted", retryAfter: 12 * 60 * 60 });
  expect(await lane.calls()).toHaveLength(0);
  expect(await spent()).toEqual({});
});

test("a budget that ends after the writing leaves the written prompt", async () => {
  const { generate, lane } = await setUpGeneration({
    replies: responses(analysis, described, faults),
    budget: { perCaller: 2, inAll: 9 },
  });
  expect((await generate(fox)).content).toBe(prompt);
  expect(await lane.calls()).toHaveLength(2);
});

test("a failed call counts", { tags: "promise-24a" }, async () => {
  const { generate, spent } = await setUpGeneration({ replies: [broken] });
  await generate(fox);
  expect(await spent()).toEqual({ ada: 1, all: 1 });
});

test("a parameter that the service refuses is a failure; the setting leaves it out", async () => {
  const input = { ...fox, deepThinking: false };
  const refused: Reply = {
    kind: "error",
    status: 400,
    message: "response_format is not supported",
    when: '"response_format":',
  };
  const usual = await setUpGeneration({ replies: [refused, ...responses(written)] });
  expect(await usual.generate(input)).toMatchObject({ engine: "builtin", fellBack: true });
  expect(await usual.spent()).toEqual({ ada: 1, all: 1 });
  const settings = { structuredOutput: false };
  const plain = await setUpGeneration({ replies: [refused, ...responses(written)], settings });
  expect(await plain.generate(input)).toMatchObject({ content: prompt, engine: "town-large" });
  expect(await plain.spent()).toEqual({ ada: 1, all: 1 });
});

test("fifty generations at once send no more calls upstream than the budget allows", async () => {
  const { generate, lane, spent } = await setUpGeneration({
    replies: Array.from({ length: 50 }, () => responses(written)).flat(),
    budget: { perCaller: 50, inAll: 6 },
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => generate({ ...fox, deepThinking: false })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  expect(await lane.calls()).toHaveLength(6);
  expect(await spent()).toEqual({ ada: 6, all: 6 });
});
