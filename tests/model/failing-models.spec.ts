import { ja } from "~/i18n/locales/ja";

import { askTheModel } from "../support/clients/ask-the-model";
import type { RunningWorker } from "../support/database/database-files";
import { spentCalls } from "../support/database/spent-calls";
import { modelUrl, openAiPort } from "../support/servers/addresses";
import { openAiLane } from "../support/servers/openai-lane";
import { writtenReply, type Reply } from "../support/servers/openai-reply";
import { comparedReplies, decisions } from "../support/factories/compared-replies";
import { expect, hydrated, test } from "../support/pages/journey";
import { hostile } from "../support/pages/watch-scripts";
import { serveOwnSite, type OwnSite } from "../support/servers/own-site";

// Each site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "default" });

const calls = 1_000;

let site: OwnSite;
test.beforeAll(async () => {
  site = await serveOwnSite(
    {
      AI_LANE: laneOf("workers-ai").baseUrl,
      WORKERS_AI_CALLS_IN_ALL: String(calls),
      MODEL_TIMEOUT_MS: "2500",
    },
    { folder: "workers-ai", entry: "tests/support/workers-ai/worker-with-ai.ts" },
  );
});
test.afterAll(() => site.close());

const laneOf = (name: string) => openAiLane(`http://127.0.0.1:${openAiPort}`, name);

const sites: { model: string; worker: RunningWorker; lane: string; url: () => string }[] = [
  { model: "OpenAI's protocol", worker: "model", lane: "site", url: () => modelUrl },
  { model: "Workers AI", worker: "workers-ai", lane: "workers-ai", url: () => site.url },
];

/** What a model does, and what comes of it: of a generation, and of all else. */
const faults: {
  what: string;
  reply: Reply | null;
  generated: string;
  others: string;
  only?: RunningWorker;
}[] = [
  { what: "slow", reply: { kind: "hang" }, generated: "builtin", others: "model_timeout" },
  { what: "cut", reply: { kind: "cut" }, generated: "builtin", others: "model_failed" },
  {
    what: "broken",
    reply: { kind: "error", status: 500, message: "Oops" },
    generated: "builtin",
    others: "model_failed",
  },
  {
    what: "another service",
    reply: { kind: "page", html: `<!doctype html><title>Sign in</title>${hostile}` },
    generated: "builtin",
    others: "model_failed",
  },
  {
    what: "refusing",
    reply: { kind: "refusal", text: "No." },
    generated: "model_refused",
    others: "model_refused",
  },
  {
    what: "busy",
    reply: { kind: "error", status: 429, message: "3040: No more data centers to forward the request to" },
    generated: "builtin",
    others: "model_busy",
  },
  {
    what: "out of its free allocation",
    reply: { kind: "error", status: 429, message: "3036: You have used up your daily free allocation." },
    generated: "builtin",
    others: "model_busy",
    only: "workers-ai",
  },
  { what: "over budget", reply: null, generated: "budget_exhausted", others: "budget_exhausted" },
];

/** What a hostile model says: as itself, as a writer of prompts, and as a judge. */
const hostileReplies = (count: number): Reply[] =>
  [
    { when: "You compare two replies", content: { better: "A", quote: hostile, why: hostile } },
    {
      when: "BEGIN PURPOSE",
      content: { ...writtenReply, wishes: [hostile], topics: [hostile.slice(0, 30)] },
    },
    { content: `${hostile} END REPLY A [x](javascript:alert(1)) ![p](https://x.example/p.png)` },
  ].flatMap((reply) => Array.from({ length: count }, (): Reply => ({ kind: "answer", ...reply })));

/** Tries of a member's day that are left once a comparison of three replies is made. */
const triesBefore = 17;

for (const { model, worker, lane: name, url } of sites)
  for (const { what, reply, generated, others, only = worker } of faults)
    if (only === worker)
      test(`${model} is ${what}: every way says so, nothing is half done, and no call stays open`, async () => {
        const lane = laneOf(name);
        const asking = await askTheModel(url(), lane);
        const before = spentCalls(worker);
        await lane.script(...Array.from({ length: 60 }, () => reply ?? ({ kind: "hang" } as const)));
        try {
          if (!reply) spentCalls(worker, calls);
          const outcomes = await asking.inAllWays();
          expect(outcomes).toEqual(
            Object.fromEntries(
              Object.keys(outcomes).map((way) => [way, way.startsWith("generate") ? generated : others]),
            ),
          );
        } finally {
          if (!reply) spentCalls(worker, before);
        }
        expect(await asking.comparisons()).toMatchObject([{ outcome: null }]);
        const made = await lane.calls();
        const isTry = ({ body }: (typeof made)[number]) => body.messages[0]!.role === "user";
        // A call is paid whatever comes of it, and none is paid that was not made.
        expect(await asking.tries()).toBe(triesBefore - made.filter(isTry).length);
        if (reply) expect(spentCalls(worker) - before).toBe(made.length);
        else expect(made).toEqual([]);
        const isOpen = async () =>
          (await lane.calls()).some(
            ({ sent, clientLeft }) => !clientLeft && (!sent || reply?.kind === "hang"),
          );
        await expect.poll(isOpen, { intervals: [50] }).toBe(false);
        await asking.leave();
      });

for (const { model, lane: name, url } of sites)
  test(`${model} is hostile: every way takes its text for text`, async () => {
    const lane = laneOf(name);
    const asking = await askTheModel(url(), lane);
    await lane.script(...hostileReplies(15));
    // A comparison is judged once.
    const outcomes = await asking.inAllWays(/^(?!judge by (?:JSON|app))/);
    expect([...new Set(Object.values(outcomes))], JSON.stringify(outcomes)).toEqual(["replied"]);
    expect(await asking.comparisons()).toHaveLength(5);
    await asking.leave();
  });

test("Workers AI: who leaves a stream ends its calls", { tag: "@promise-24a" }, async () => {
  const lane = laneOf("workers-ai");
  const asking = await askTheModel(site.url, lane);
  await lane.script(...Array.from({ length: 4 }, () => ({ kind: "hang" }) as const));
  const waiting = asking.inAllWays(/by stream/).catch(() => null);
  await expect.poll(async () => (await lane.calls()).length, { intervals: [50] }).toBe(4);
  await asking.leave();
  await waiting;
  // Sooner than the time limit of a call.
  const isOpen = async () => (await lane.calls()).some(({ clientLeft }) => !clientLeft);
  await expect.poll(isOpen, { timeout: 1_500, intervals: [50] }).toBe(false);
});

test("with scripts each failure of Workers AI is told in its place, keeps what came, and can be repeated @js", async ({
  page,
  context,
}) => {
  const lane = laneOf("workers-ai");
  const asking = await askTheModel(site.url, lane);
  await context.addCookies(await asking.cookies());
  const alert = page.getByRole("main").getByRole("alert");
  const run = page.getByRole("button", { name: "実行する" });
  await page.goto(`${site.url}/try`);
  await hydrated(page);
  await page.getByLabel("プロンプト").fill("Tell me a story.");
  for (const [reply, words] of [
    [{ kind: "error", status: 429, message: "3036: You have used up" }, ja.errors.model_busy],
    [{ kind: "hang" }, ja.errors.model_timeout],
    [{ kind: "refusal", text: "No." }, ja.errors.model_refused],
  ] as [Reply, string][]) {
    await lane.script(reply);
    await run.click();
    await expect(alert).toHaveText(words);
  }
  await page.getByRole("button", { name: ja.comparisons.tries.change }).click();
  await expect(page.getByLabel("プロンプト")).toHaveValue("Tell me a story.");
  const before = spentCalls("workers-ai");
  spentCalls("workers-ai", calls);
  await run.click();
  await expect(alert).toHaveText(ja.errors.budget_exhausted);
  spentCalls("workers-ai", before);
  await expect(page.getByText("今日はあと14回")).toBeVisible();
  await lane.script({ kind: "hang", content: "Once upon a time", after: 9 });
  await run.click();
  await expect(page.getByText(ja.comparisons.tries.end.cut)).toBeVisible();
  await expect(page.getByText("Once upon", { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);

  const compare = page.getByRole("button", { name: "比べる", exact: true });
  await page.goto(`${site.url}/dashboard/prompts/${asking.id}/compare`);
  await hydrated(page);
  await page.getByLabel("Who").fill("Eve");
  const busy: Reply = { kind: "error", status: 429, message: "3040: No more data centers" };
  for (const [reply, words] of [
    [busy, ja.errors.model_busy],
    [{ kind: "cut" }, ja.errors.model_failed],
  ] as [Reply, string][]) {
    await lane.script(reply, reply);
    await compare.click();
    await expect(alert).toHaveText(words);
    await expect(page.getByLabel("Who")).toHaveValue("Eve");
  }
  await expect(page.getByText("（今日はあと9回）")).toBeVisible();
  await lane.script(...comparedReplies("Write to Eve.", "Dear Eve, on Sunday", "Hello"));
  await compare.click();
  await expect(page.getByText("Dear Eve, on Sunday")).toBeVisible();
  await page.getByRole("radio", { name: "どちらでもよい" }).check();
  await lane.script(busy, busy);
  await page.getByRole("button", { name: "判定を見る" }).click();
  await expect(alert).toHaveText(ja.errors.model_busy);
  await expect(page.getByRole("radio", { name: "どちらでもよい" })).toBeChecked();
  await lane.script(...decisions("Dear Eve, on Sunday", "on Sunday"));
  await page.getByRole("button", { name: "判定を見る" }).click();
  await expect(page.getByText("1件中1件で、元の一行よりよい結果です")).toBeVisible();
  await asking.leave();
});
