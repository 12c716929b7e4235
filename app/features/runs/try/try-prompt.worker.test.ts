import { expect, test, vi } from "vitest";

import { openDb } from "~/db/client";
import { env } from "cloudflare:workers";
import { setUpDeletion } from "../../../../tests/support/factories/set-up-deletion";
import { setUpTry } from "../../../../tests/support/factories/set-up-try";
import type { Reply } from "../../../../tests/support/servers/openai-reply";
import { replyLimit } from "./limits";
import { tryPrompt } from "./try-prompt.server";

const said = (content: string): Reply => ({ kind: "answer", content });
const onText = () => {};

test("a prompt is run, and a conversation about it goes on, each with a try of the day", async () => {
  const { lane, tryAs, left } = await setUpTry({ replies: [said("When?"), said("# Plan")] });
  expect(await left("ip:a")).toBe(3);
  const first = await tryAs("ip:a");
  expect(first).toEqual({ reply: "When?", atLimit: false, isCut: false, engine: "town-large", left: 2 });
  const pieces: string[] = [];
  const options = { onText: (piece: string) => pieces.push(piece) };
  const next = await tryAs("ip:a", { answered: [{ reply: "When?", answer: "At six." }] }, options);
  expect(next).toMatchObject({ reply: "# Plan", left: 1 });
  expect(pieces.join("")).toBe("# Plan");
  expect((await lane.calls())[1]?.body.messages.map(({ content }) => content)).toEqual([
    "Plan my day.",
    "When?",
    "At six.",
  ]);
});

test("a visitor has 3 tries, a member 20, and other people's are their own", async () => {
  const { tryAs, left } = await setUpTry({ replies: Array.from({ length: 6 }, () => said("Yes.")) });
  for (let at = 0; at < 3; at += 1) await tryAs("ip:a");
  await expect(tryAs("ip:a")).rejects.toMatchObject({ code: "tries_spent", retryAfter: 43_200 });
  expect(await left("ip:a")).toBe(0);
  expect((await tryAs("ip:b")).left).toBe(2);
  expect(await left("user:ada")).toBe(20);
});

test("50 tries at once never exceed the day's, nor go upstream", { tags: "promise-23b" }, async () => {
  const { lane, services } = await setUpTry({ replies: Array.from({ length: 50 }, () => said("Yes.")) });
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      tryPrompt(
        { ...services, db: openDb(env.DB.withSession("first-primary")) },
        "ip:crowd",
        { prompt: "Plan my day.", answered: [] },
        {},
      ),
    ),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await lane.calls()).toHaveLength(3);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "tries_spent" });
});

test("the site's own budget of model calls counts as well, and without it no try is spent", async () => {
  const { lane, tryAs, left } = await setUpTry({
    replies: [said("Yes."), said("Yes.")],
    calls: { perCaller: 9, inAll: 1 },
  });
  await tryAs("ip:a");
  await expect(tryAs("ip:b")).rejects.toMatchObject({ code: "budget_exhausted" });
  expect(await left("ip:b")).toBe(3);
  expect(await lane.calls()).toHaveLength(1);
});

test("a site without a model offers nothing", async () => {
  const { tryAs, left } = await setUpTry({ withoutModel: true });
  await expect(tryAs("ip:a")).rejects.toMatchObject({ code: "model_absent" });
  await expect(left("ip:a")).rejects.toMatchObject({ code: "model_absent" });
});

test("a cut stream keeps what came, and a failure before the first word is one", async () => {
  const { tryAs } = await setUpTry({
    replies: [
      { kind: "cut", content: "Once upon a time", after: 9 },
      { kind: "hang", content: "Once upon a time", after: 9 },
      { kind: "cut", content: "Once", after: 0 },
      { kind: "refusal", text: "No." },
      { kind: "error", status: 429, message: "Slow down.", retryAfter: "9" },
      { kind: "hang" },
    ],
    settings: { timeoutMs: 400, firstTokenTimeoutMs: 300 },
  });
  for (const caller of ["ip:a", "ip:b"])
    expect(await tryAs(caller, {}, { onText })).toMatchObject({ reply: "Once upon", isCut: true });
  const codes = ["model_failed", "model_refused", "model_busy", "model_timeout"];
  for (const [at, code] of codes.entries())
    await expect(tryAs(`ip:c${at}`, {}, { onText })).rejects.toMatchObject({ code });
});

test("a reply is bounded, and has no hidden characters", async () => {
  const hidden = "\u202E\u200B\u{E0041}\u0007";
  const { tryAs } = await setUpTry({
    replies: [said("𠮷".repeat(replyLimit + 1)), said(`${hidden}Hello${hidden}\r\nyou `), said(hidden)],
  });
  const long = await tryAs("ip:a");
  expect([[...long.reply].length, long.atLimit]).toEqual([replyLimit, true]);
  expect((await tryAs("ip:a", {}, { onText })).reply).toBe("Hello\nyou");
  await expect(tryAs("ip:a")).rejects.toMatchObject({ code: "model_failed" });
});

test("a person who leaves aborts the call upstream", async () => {
  const { lane, tryAs } = await setUpTry({ replies: [{ kind: "hang", content: "Once upon", after: 4 }] });
  const leaving = new AbortController();
  const trying = tryAs(
    "ip:a",
    {},
    { signal: leaving.signal, onText: () => leaving.abort(new Error("left")) },
  );
  await expect(trying).rejects.toThrow("left");
  await vi.waitFor(async () => expect((await lane.calls())[0]?.clientLeft).toBe(true), { timeout: 5_000 });
});

test(
  "an account deleted in the middle of a run leaves nothing, and has no tries",
  { tags: "promise-23b" },
  async () => {
    const { services, lane, callerKey, leave, traces } = await setUpDeletion([
      { kind: "answer", content: "Yes.", held: true },
      said("Yes."),
    ]);
    const needs = { ...services, tryBudget: { perVisitor: 3, perMember: 20 } };
    const input = { prompt: "Plan my day.", answered: [] };
    const trying = tryPrompt(needs, callerKey, input, { onText });
    await vi.waitFor(async () => expect(await lane.calls()).toHaveLength(1), { timeout: 5_000 });
    await leave();
    await lane.release();
    await trying;
    expect(await traces()).toEqual([]);
    await expect(tryPrompt(needs, callerKey, input, { onText })).rejects.toMatchObject({
      code: "budget_exhausted",
    });
    expect(await lane.calls()).toHaveLength(1);
  },
);
