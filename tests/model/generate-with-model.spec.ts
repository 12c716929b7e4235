import type { Page } from "@playwright/test";

import { withoutAsking } from "~/domain/asking-leads";

import { expectPrompt, result, text as promptText } from "../support/pages/generator-page";
import { modelUrl, openAiPort } from "../support/servers/addresses";
import { expect, hydrated, test } from "../support/pages/journey";
import { register } from "../support/clients/members";
import { openAiLane } from "../support/servers/openai-lane";
import type { Reply } from "../support/servers/openai-reply";
import { visitor } from "../support/clients/visitor";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");
const purpose = "商店街の夏祭りのお知らせ";
/** What a model adds to a line of text: a fact to ask for, a choice, a wish, topics. */
const written = {
  questions: [
    { label: "雨の日の扱い", question: "雨のときはどうなりますか？", example: "体育館で行う", options: [] },
    {
      label: "読む人",
      question: "誰に読んでほしいですか？",
      example: "",
      options: ["近所の人", "観光客", "出店する人"],
    },
  ],
  wishes: ["二案を出す"],
  topics: ["お知らせ", "夏祭り"],
};
const picture = "夜の商店街に並ぶ提灯";
const described = { description: "夜の商店街に並ぶ提灯、濡れた石畳に映る赤い光" };

async function order(page: Page, { deep = false, scripts = true, use = "text" } = {}) {
  await page.goto(`/generate?use=${use}`);
  if (scripts) await hydrated(page);
  await page.getByRole("textbox", { name: "やりたいことを書く" }).fill(use === "text" ? purpose : picture);
  await page.getByRole("switch", { name: "Deep Thinking" }).setChecked(deep);
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
}

test("the model asks its own questions, in the page and in the prompt, adds no points, and is named", async ({
  page,
}) => {
  await lane.script({ kind: "answer", content: written, firstTokenAfter: 300, every: 120, pieceLength: 12 });
  await order(page);
  await expect(page.getByRole("status").filter({ hasText: "プロンプトを書いています" })).toBeVisible();
  await page.waitForURL(/generate\/\w+/);
  await expect(result(page)).toContainText("town-largeが作成");
  await expect(result(page)).toContainText("夏祭り");
  await expect(page.getByRole("textbox", { name: "雨のときはどうなりますか？" })).toHaveAttribute(
    "placeholder",
    "例：体育館で行う",
  );
  await expect(page.getByRole("radio", { name: "観光客" })).toBeVisible();
  await expectPrompt(promptText(page), [purpose]);
  await expect(promptText(page)).toContainText("雨の日の扱い");
  await page.getByRole("textbox", { name: "雨のときはどうなりますか？" }).fill("翌日に延期");
  await expectPrompt(promptText(page), [purpose, "・雨の日の扱い：翌日に延期"]);
});

test("the model describes a picture as it is written @all", async ({ page }) => {
  await lane.script({
    kind: "answer",
    content: { ...described, ...written },
    firstTokenAfter: 300,
    every: 80,
    pieceLength: 12,
  });
  await order(page, { use: "image" });
  await expect(page.locator("main pre").filter({ hasText: "濡れた石畳" }).first()).toBeVisible();
  await page.waitForURL(/generate\/\w+/);
  await expect(promptText(page)).toHaveText(new RegExp(`^${described.description}`));
});

test("Deep Thinking shows its stages @all", async ({ page }) => {
  const analysis = { goal: "祭りの夜の絵", criteria: ["提灯が見える"], ...written };
  await lane.script(
    { kind: "answer", content: analysis, firstTokenAfter: 300, every: 60, pieceLength: 20 },
    { kind: "answer", content: described, firstTokenAfter: 400 },
    { kind: "answer", content: { faults: [] }, firstTokenAfter: 400 },
  );
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const { textContent: text } of document.querySelectorAll("main [role=status]"))
        if (text && !seen.includes(text)) seen.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await order(page, { deep: true, use: "image" });
  await page.waitForURL(/generate\/\w+/);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const stages = ["やりたいことを読み取っています", "プロンプトを書いています", "見直しています"];
  expect(seen.filter((text) => stages.includes(text))).toEqual(stages);
  expect(await lane.calls()).toHaveLength(3);
});

test("a refusal keeps the text, and one message says what to do", async ({ page }) => {
  await lane.script({ kind: "refusal", text: "No." });
  await order(page);
  await expect(page.getByRole("alert")).toContainText("AIがこの内容への回答を控えました");
  await expect(page.getByRole("textbox", { name: "やりたいことを書く" })).toHaveValue(purpose);
  await expect(page.getByRole("button", { name: "プロンプトを作る" })).toBeEnabled();
});

/** In every run a failure at once and one by time; the others are of the same call. */
const tagOf = (what: string) => (["500", "a hang"].includes(what) ? "@promise-24a" : "@all");
const failures: [string, ...Reply[]][] = [
  ["401", { kind: "error", status: 401, message: "Bad key" }],
  ["500", { kind: "error", status: 500, message: "Oops" }],
  ["429", { kind: "error", status: 429, message: "Slow down", retryAfter: "7" }],
  ["a hang", { kind: "hang" }],
  ["a cut connection", { kind: "cut", content: written, after: 20 }],
  [
    "an answer malformed twice",
    { kind: "answer", content: "{ no json" },
    { kind: "answer", content: "still none" },
  ],
];

for (const [what, ...replies] of failures)
  test(`${what}: the built-in engine responds and says so`, { tag: tagOf(what) }, async ({ page }) => {
    await lane.script(...replies);
    await order(page);
    await page.waitForURL(/generate\/\w+/);
    await expect(result(page)).toContainText("AIモデルが応答しなかったため");
    await expectPrompt(promptText(page), [purpose]);
    await expect(result(page)).not.toContainText("雨のとき");
  });

test("a malformed response is repaired once", { tag: "@all" }, async ({ page }) => {
  await lane.script({ kind: "answer", content: "{ no json" }, { kind: "answer", content: written });
  await order(page);
  await page.waitForURL(/generate\/\w+/);
  await expect(result(page)).toContainText("雨のときはどうなりますか？");
});

test("stopping, and leaving, ends the call upstream", { tag: "@promise-24a" }, async ({ page }) => {
  // Sooner than the time limit of the call.
  const soon = { timeout: 2_500, intervals: [100] };
  const left = () => lane.calls().then((calls) => calls.map((call) => call.clientLeft));
  const begun = () => expect.poll(() => lane.calls().then((calls) => calls.length)).toBe(1);
  await lane.script({ kind: "hang", content: written, after: 20 });
  await order(page);
  await begun();
  await page.getByRole("button", { name: "中止" }).click();
  await expect(page.getByText("作成を中止しました")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "やりたいことを書く" })).toHaveValue(purpose);
  await expect.poll(left, soon).toEqual([true]);

  await lane.script({ kind: "hang", content: written, after: 20 });
  await order(page);
  await begun();
  await page.goto("about:blank");
  await expect.poll(left, soon).toEqual([true]);
});

test("without scripts a refusal keeps the text, and after a failure the built-in engine responds", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: visitor() });
  const page = await context.newPage();
  await lane.script({ kind: "refusal", text: "No." });
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await order(page, { scripts: false });
  expect((await answered).status()).toBe(502);
  await expect(page.getByRole("alert")).toContainText("AIがこの内容への回答を控えました");
  await expect(page.getByRole("textbox", { name: "やりたいことを書く" })).toHaveValue(purpose);
  await lane.script({ kind: "error", status: 500, message: "Oops" });
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
  await expect(result(page)).toContainText("AIモデルが応答しなかったため");
  await lane.script({ kind: "answer", content: written });
  await order(page, { scripts: false });
  await expect(result(page)).toContainText("雨のときはどうなりますか？");
  await context.close();
});

test("the JSON route names the engine, its questions, and any use of the built-in engine", async ({
  request,
}) => {
  await lane.script({ kind: "answer", content: written });
  const data = { input: purpose, isDeepThinking: false };
  const response = await request.post("/api/generate", { headers: visitor(), data });
  const prompt = await response.json();
  expect(prompt).toMatchObject({
    engine: "town-large",
    fellBack: false,
    asks: true,
    tags: ["文章生成用", "お知らせ", "夏祭り"],
    variables: [
      { label: "雨の日の扱い", example: "体育館で行う", options: [], value: null },
      { label: "読む人", example: "", options: ["近所の人", "観光客", "出店する人"], value: null },
      // What must not be in it is asked last, whatever the model asks.
      { name: `${prompt.kind}.avoid`, value: null },
    ],
    wishes: [{ text: "二案を出す", on: false }],
  });
  expect(withoutAsking(prompt.content)).toBe(purpose);
  expect(prompt.content).toContain("雨の日の扱い");
  await lane.script({ kind: "error", status: 429, message: "Slow down", retryAfter: "7" });
  const busy = await request.post("/api/generate", { headers: visitor(), data });
  expect(busy.status()).toBe(200);
  const builtin = await busy.json();
  expect(builtin).toMatchObject({ engine: "builtin", fellBack: true });
  expect(withoutAsking(builtin.content)).toBe(purpose);
});

test("a model's questions are answered in another call, and saved unchanged with the prompt", async ({
  request,
}) => {
  const headers = { ...visitor(), Origin: modelUrl };
  await register(request);
  const script = () => lane.script({ kind: "answer", content: written });
  const data = { input: purpose, isDeepThinking: false };
  await script();
  const first = await (await request.post("/api/generate", { headers, data })).json();
  await script();
  const [asked] = first.variables;
  const second = await request.post("/api/generate", {
    headers,
    data: { ...data, answers: { [asked.name]: "翌日に延期" } },
  });
  const generated = await second.json();
  expect(withoutAsking(generated.content)).toBe(`${purpose}\n・雨の日の扱い：翌日に延期`);
  const saved = await request.post("/api/prompts", { headers, data: generated });
  expect(saved.status(), await saved.text()).toBe(201);
});

test("the optimizer's route passes on the model's improvements in its words", async ({ request }) => {
  const headers = { ...visitor(), Origin: modelUrl };
  const improved = "{{日時}}の夏祭りのお知らせを300字以内で書いて。";
  await register(request);
  await lane.script({
    kind: "answer",
    content: { content: improved, improvements: ["役割を消しました。何も伝えないためです。"], questions: [] },
  });
  const response = await request.post("/api/optimize", {
    headers,
    data: { promptContent: `あなたは一流の広報です。${improved}`, promptPurpose: purpose },
  });
  expect(await response.json()).toEqual({
    optimizedPrompt: improved,
    improvements: ["役割を消しました。何も伝えないためです。"],
    variables: [],
    engine: "town-large",
    fellBack: false,
  });
});
