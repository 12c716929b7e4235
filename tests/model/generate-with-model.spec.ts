import type { Page } from "@playwright/test";

import { modelUrl, openAiPort } from "../support/addresses";
import { expect, test } from "../support/journey";
import { register } from "../support/members";
import { openAiLane } from "../support/openai-lane";
import { visitor } from "../support/visitor";

// The site talks to one lane: its tests take turns.
test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");
const purpose = "商店街の夏祭りのお知らせを書く";
const content =
  "# 役割\n商店街の広報担当として、夏祭りのお知らせを書いてください。\n\n# 入力\n{{日時}}\n\n# 出力\n300字以内。";
const draft = { content, topics: ["お知らせ", "夏祭り"] };

async function order(page: Page, { deep = false } = {}) {
  await page.goto("/generate");
  await page.getByRole("textbox", { name: "やりたいことを書く" }).fill(purpose);
  await page.getByRole("switch", { name: "Deep Thinking" }).setChecked(deep);
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
}

test("the prompt is written before one's eyes and says which model wrote it", async ({ page }) => {
  await lane.script({ kind: "answer", content: draft, firstTokenAfter: 300, every: 60, pieceLength: 12 });
  await order(page);
  await expect(page.getByRole("status").filter({ hasText: "プロンプトを書いています" })).toBeVisible();
  await expect(page.getByText("商店街の広報担当として").first()).toBeVisible();
  await page.waitForURL(/generate\/\w+/);
  const result = page.getByRole("region", { name: "できあがったプロンプト" });
  await expect(result).toContainText("300字以内。");
  await expect(result).toContainText("town-largeが作成");
  await expect(result).toContainText("夏祭り");
});

test("Deep Thinking shows its stages", async ({ page }) => {
  const analysis = {
    understanding: { goal: "人が集まる", audience: "近所の人", language: "Japanese", assumptions: [] },
    plan: {
      variables: [{ name: "日時", meaning: "開催の日時" }],
      outline: ["役割", "出力"],
      edgeCases: [],
      successCriteria: ["日時が入る"],
    },
  };
  await lane.script(
    { kind: "answer", content: analysis, firstTokenAfter: 300, every: 60, pieceLength: 20 },
    { kind: "answer", content: draft, firstTokenAfter: 400 },
    { kind: "answer", content: { contradictions: [], format: [] }, firstTokenAfter: 400 },
  );
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector("main [role=status]")?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await order(page, { deep: true });
  await page.waitForURL(/generate\/\w+/);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((text) => text !== "作成中…")).toEqual([
    "やりたいことを読み取っています",
    "構成を考えています",
    "プロンプトを書いています",
    "見直しています",
  ]);
  expect(await lane.calls()).toHaveLength(3);
});

const failures = [
  {
    what: "a refusal",
    reply: { kind: "refusal", text: "No." },
    sentence: "AIがこの内容への回答を控えました",
  },
  {
    what: "401",
    reply: { kind: "error", status: 401, message: "Bad key" },
    sentence: "うまく答えを受け取れません",
  },
  {
    what: "500",
    reply: { kind: "error", status: 500, message: "Oops" },
    sentence: "うまく答えを受け取れません",
  },
  {
    what: "429",
    reply: { kind: "error", status: 429, message: "Slow down", retryAfter: "7" },
    sentence: "AIが混み合っています",
  },
  { what: "a hang", reply: { kind: "hang" }, sentence: "時間がかかりすぎた" },
  {
    what: "a cut connection",
    reply: { kind: "cut", content: draft, after: 20 },
    sentence: "うまく答えを受け取れません",
  },
] as const;

for (const { what, reply, sentence } of failures) {
  test(`${what}: the text stays and one sentence says what to do`, async ({ page }) => {
    await lane.script(reply);
    await order(page);
    await expect(page.getByRole("alert")).toContainText(sentence);
    await expect(page.getByRole("textbox", { name: "やりたいことを書く" })).toHaveValue(purpose);
    await expect(page.getByRole("button", { name: "プロンプトを作る" })).toBeEnabled();
  });
}

test("malformed answers are repaired once, then refused", async ({ page }) => {
  await lane.script({ kind: "answer", content: "{ no json" }, { kind: "answer", content: draft });
  await order(page);
  await page.waitForURL(/generate\/\w+/);
  await lane.script({ kind: "answer", content: "{ no json" }, { kind: "answer", content: "still none" });
  await order(page);
  await expect(page.getByRole("alert")).toContainText("うまく答えを受け取れません");
});

test("stopping, and leaving, ends the call upstream", async ({ page }) => {
  // Sooner than the time-out that would end the call anyway.
  const soon = { timeout: 2_500, intervals: [100] };
  const left = () => lane.calls().then((calls) => calls.map((call) => call.clientLeft));
  await lane.script({ kind: "hang", content: draft, after: 20 });
  await order(page);
  await page.getByRole("button", { name: "中止" }).click();
  await expect(page.getByText("作成を中止しました")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "やりたいことを書く" })).toHaveValue(purpose);
  await expect.poll(left, soon).toEqual([true]);

  await lane.script({ kind: "hang", content: draft, after: 20 });
  await order(page);
  await expect.poll(() => lane.calls().then((calls) => calls.length)).toBe(1);
  await page.goto("about:blank");
  await expect.poll(left, soon).toEqual([true]);
});

test("without scripts a failure keeps the text, with the status of the failure", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: visitor() });
  const page = await context.newPage();
  await lane.script({ kind: "error", status: 500, message: "Oops" });
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await order(page);
  expect((await answered).status()).toBe(502);
  await expect(page.getByRole("alert")).toContainText("うまく答えを受け取れません");
  await expect(page.getByRole("textbox", { name: "やりたいことを書く" })).toHaveValue(purpose);
  await lane.script({ kind: "answer", content: draft });
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
  await expect(page.getByRole("region", { name: "できあがったプロンプト" })).toContainText("300字以内。");
  await context.close();
});

test("the JSON door names the model, and passes Retry-After on", async ({ request }) => {
  await lane.script({ kind: "answer", content: draft });
  const data = { input: purpose, isDeepThinking: false };
  const answer = await request.post("/api/generate", { headers: visitor(), data });
  expect(await answer.json()).toMatchObject({
    engine: "town-large",
    tags: ["文章生成用", "お知らせ", "夏祭り"],
  });
  await lane.script({ kind: "error", status: 429, message: "Slow down", retryAfter: "7" });
  const busy = await request.post("/api/generate", { headers: visitor(), data });
  expect(busy.status()).toBe(503);
  expect(busy.headers()["retry-after"]).toBe("7");
  expect(await busy.text()).not.toContain("Slow down");
});

test("the optimizer's door passes on what the model improved, in its words", async ({ request }) => {
  const headers = { ...visitor(), Origin: modelUrl };
  const improved = "あなたは広報担当です。\n\n{{日時}}の夏祭りのお知らせを300字以内で書いてください。";
  await register(request);
  await lane.script({
    kind: "answer",
    content: { content: improved, improvements: ["長さを決めました。"] },
  });
  const answer = await request.post("/api/optimize", {
    headers,
    data: { promptContent: "{{日時}}の夏祭りのお知らせを書いて", promptPurpose: purpose },
  });
  expect(await answer.json()).toEqual({
    optimizedPrompt: improved,
    improvements: ["長さを決めました。"],
    engine: "town-large",
  });
});
