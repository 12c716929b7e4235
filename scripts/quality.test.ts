import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

// @ts-expect-error A script without types.
import { openEngine } from "../quality/engine.mjs";
// @ts-expect-error A script without types.
import { runRound } from "../quality/round.mjs";
import { openAiLane } from "../tests/support/servers/openai-lane";
import type { Reply } from "../tests/support/servers/openai-reply";
import { startOpenAiServer, type OpenAiServer } from "../tests/support/servers/openai-server";

const root = join(import.meta.dirname, "..");

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

const line = "thank the speaker of our meeting";

/** What each arm's prompt is answered with in the end; the product's is the best, the line's the worst. */
const texts = {
  line: "Dear speaker, thanks for [topic].",
  "ask-first": "Dear Ana, thanks for your talk.",
  product: "Dear Ana, thank you for your talk on tides.",
};

const answer = (content: unknown, when?: string): Reply => ({ kind: "answer", content, when });
const decision = (first: string, better: string, quote: string) =>
  answer({ better, quote, why: "It names her." }, `${first}\\nEND REPLY A`);

const executorReplies: Reply[] = [
  answer(texts["ask-first"], "Her name is Ana Q2."),
  answer(texts.product, "Tides, to Ana Q3."),
  answer("What is the speaker's name? Q2", "up to three short questions"),
  answer("What was it about, and who spoke? Q3", "Before you start, ask me"),
  answer(texts.line),
];

const personReplies: Reply[] = [
  answer({ answers: ["Her name is Ana Q2."] }, "name? Q2"),
  answer({ answers: [`Tides, to Ana Q3. ${"more ".repeat(30)}`] }, "spoke? Q3"),
  answer({ answers: [] }),
];

/** In the order of the pairs: the product against the line and against ask first, ask first against the line. */
const judgeReplies: Reply[] = [
  decision(texts.product, "A", "tides"),
  decision(texts.line, "B", "Dear Ana"),
  decision(texts.product, "A", "tides"),
  decision(texts["ask-first"], "B", "tides"),
  decision(texts["ask-first"], "A", "Dear Ana"),
  decision(texts.line, "B", "Dear Ana"),
];

/** Runs a round in this process, whose start takes no seconds. */
async function runHere(cases: string, out: string, calls: number) {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    const engine = await openEngine((file: string) => import(join(root, "app", file)));
    const isWhole = await runRound(engine, cases, out, { calls });
    return { isWhole, output: log.mock.calls.join("\n") };
  } finally {
    log.mockRestore();
  }
}

/** A round of one case with a model of its own for each role. */
async function setUp(executor = executorReplies, person = personReplies, judge = judgeReplies) {
  const lanes = {
    OPENAI: openAiLane(server.url),
    PERSON: openAiLane(server.url),
    JUDGE: openAiLane(server.url),
  };
  await lanes.OPENAI.script(...executor);
  await lanes.PERSON.script(...person);
  await lanes.JUDGE.script(...judge);
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const facts = ["Her name is Ana.", "She talked about tides."];
  writeFileSync(
    join(folder, "cases.json"),
    JSON.stringify({ thanks: { line, "what only they know": facts } }),
  );
  for (const [role, { baseUrl }] of Object.entries(lanes)) {
    vi.stubEnv(`${role}_BASE_URL`, baseUrl);
    vi.stubEnv(`${role}_MODEL`, `town-${role.toLowerCase()}`);
    vi.stubEnv(`${role}_API_KEY`, `sk-${role}`);
  }
  const start = (...args: string[]) =>
    spawn(process.execPath, ["scripts/quality.mjs", ...args], { cwd: root });
  const command = async (...args: string[]) => {
    const child = start(...args);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (output += piece));
    const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
    return { code, output };
  };
  const round = ["round", join(folder, "cases.json"), join(folder, "out")];
  const goOn = (calls = Infinity) => runHere(join(folder, "cases.json"), join(folder, "out"), calls);
  const asked = async () =>
    (await Promise.all(Object.values(lanes).map((lane) => lane.calls()))).map(({ length }) => length);
  const result = () => JSON.parse(readFileSync(join(folder, "out/round.json"), "utf8")).cases.thanks;
  return { lanes, folder, start, command, round, goOn, asked, result };
}

test("a round runs three arms in two turns with three models, and judges every pair in both orders", async () => {
  const { lanes, command, round, asked, result } = await setUp();
  const { code, output } = await command(...round);
  expect(output).toContain("product against line: 1 won, 0 tied, 0 lost of 1; sign test p 1.000");
  expect(output).toContain("ask-first against line: 1 won, 0 tied, 0 lost of 1");
  expect(output).toContain("14 calls");
  expect(output).toContain("ask-first: 1 replies, 1 after answers; tokens 22 in, 14 out; typed words 5");
  expect(code).toBe(0);
  expect(await asked()).toEqual([5, 3, 6]);
  const { runs, judged } = result();
  expect(runs.product.reply).toBe(texts.product);
  expect(runs.product.said.split(" ")).toHaveLength(15);
  expect(runs.line).toMatchObject({ prompt: line, said: null, reply: texts.line });
  expect(judged["product against line"]).toMatchObject({ winner: "product" });
  const [call] = await lanes.JUDGE.calls();
  expect(call).toMatchObject({
    body: { model: "town-judge" },
    headers: { authorization: "Bearer sk-JUDGE" },
  });
});

test("a judge that contradicts itself counts as a tie", async () => {
  const first = (text: string) => decision(text, "A", text);
  const same = Object.values(texts).flatMap((text) => [first(text), first(text)]);
  const { goOn } = await setUp(executorReplies, personReplies, same);
  const { output } = await goOn();
  for (const pair of ["product against line", "product against ask-first", "ask-first against line"])
    expect(output).toContain(`${pair}: 0 won, 1 tied, 0 lost of 1; sign test p 1.000`);
});

test("a round stops at its calls and waits for a busy service; going on, it asks nothing twice", async () => {
  const busy: Reply = { kind: "error", status: 429, message: "Slow down.", retryAfter: "1" };
  const { goOn, asked } = await setUp([busy, ...executorReplies]);
  const first = await goOn(4);
  expect(first.output).toContain("The 4 calls are spent.");
  expect(first.output).toContain("left: 2 replies and 3 comparisons");
  expect(first.isWhole).toBe(false);
  expect(await asked()).toEqual([3, 1, 0]);
  const second = await goOn();
  expect(second.output).toContain("11 calls");
  expect(second.output).not.toContain("left:");
  expect(second.isWhole).toBe(true);
  expect(await asked()).toEqual([6, 3, 6]);
  const third = await goOn();
  expect(third.output).toContain("; 0 calls");
  expect(third.output).toContain("product against line: 1 won");
  expect(await asked()).toEqual([6, 3, 6]);
});

test("a cut reply and a killed process lose their own call alone", async () => {
  const held: Reply = { kind: "hang", when: texts.line };
  const cut: Reply = { kind: "cut", when: "up to three short questions" };
  const { lanes, folder, start, command, round, goOn, asked } = await setUp(
    [cut, ...executorReplies],
    [held, ...personReplies],
  );
  const child = start(...round);
  await vi.waitFor(async () => expect(await asked()).toEqual([1, 1, 0]), { timeout: 60_000, interval: 50 });
  child.kill("SIGKILL");
  await new Promise((resolve) => child.on("close", resolve));
  const calls = join(folder, "out/calls.jsonl");
  expect(existsSync(calls)).toBe(true);
  writeFileSync(calls, `${readFileSync(calls, "utf8")}{"key": "cut in the mid`);
  const { code, output } = await command(...round);
  expect(output).toMatch(/failed: thanks: ask-first: model_failed/);
  expect(output).toContain("left: 1 replies and 2 comparisons");
  expect(code).toBe(1);
  expect((await goOn()).isWhole).toBe(true);
  expect(await asked()).toEqual([6, 4, 6]);
  expect(
    (await lanes.OPENAI.calls()).filter(
      ({ body }) => body.messages.length === 1 && body.messages[0]!.content === line,
    ),
  ).toHaveLength(1);
});

test("single steps ask the same models: replies to prompts, and a judge's scores", async () => {
  const scores = [{ letter: "X", score: 7 }];
  const { folder, command } = await setUp([answer("Hello")], [], [answer({ scores, why: "Names her." })]);
  const file = (name: string, content?: unknown) => {
    if (content !== undefined) writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  const read = (name: string) => JSON.parse(readFileSync(file(name), "utf8"));
  await command("execute", file("prompts.json", { thanks: line }), file("replies.json"));
  expect(read("replies.json")).toEqual({ thanks: "Hello" });
  file("blind.json", [{ id: "thanks", want: line, replies: { X: "Hello" } }]);
  await command("judge", folder, file("verdict.json"));
  expect(read("verdict.json")).toEqual({ thanks: { scores: { X: 7 }, why: "Names her." } });
});

test("the example's cases are a round", async () => {
  const { folder } = await setUp();
  const { output } = await runHere(join(root, "quality/cases-example.json"), folder, 0);
  expect(output).toContain("left: 15 replies and 15 comparisons");
});
