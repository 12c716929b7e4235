import type { Page } from "@playwright/test";

import { publishPrompt } from "../support/clients/publish-prompt";
import { createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { sharePrompt } from "../support/clients/share-prompt";
import { cardOf } from "../support/pages/library-page";
import { generated } from "../support/pages/generator-page";
import { expect, open, test } from "../support/pages/journey";

const content = "{{client}} へのお礼状を書く。\n- 口調：{{tone}}\n- 日付：{{day}}";
const named = { question: "", options: [] as string[], required: false, value: null };
const variables = [
  { ...named, name: "client", label: "お客様", kind: "text", required: true },
  { ...named, name: "tone", label: "口調", kind: "choice", options: ["丁寧", "親しみ"] },
  { ...named, name: "day", label: "日付", kind: "date" },
];

const form = (page: Page) => page.getByRole("form", { name: "入力して使う" });
const preview = (page: Page) => form(page).locator("pre");
const field = (page: Page, name: string) => form(page).getByRole("textbox", { name });

test.beforeEach(async ({ context }) => {
  await join(context.request);
  // No outside host is asked.
  await context.route("https://chatgpt.com/**", (route) => route.fulfill({ body: "ChatGPT" }));
});

test("from the town to a filled prompt @js", async ({ page, context }) => {
  const { originalInput, shareId } = await publishPrompt(context.request, {
    content: "{{誰}} への手紙を書く。\n- 長さ：{{長さ}}",
  });
  await context.clearCookies();
  await open(page, "/town-prompts");
  await cardOf(page, originalInput).getByRole("link").first().click();
  await expect(page).toHaveURL(`/prompts/${shareId}`);
  // An open place shows its field's label, or a blank behind it; what is copied keeps the braces.
  await expect(preview(page)).toHaveText("誰 への手紙を書く。\n- 長さ：____");
  await field(page, "誰").fill("{{長さ}} $& <b>母</b>\u202E");
  const filled = "{{長さ}} $& <b>母</b>\u202E への手紙を書く。";
  await expect(preview(page).locator("mark").first()).toHaveText("{{長さ}} $& <b>母</b>\u202E");
  const opened = context.waitForEvent("page");
  await form(page).getByRole("link", { name: "ChatGPT" }).click();
  expect(new URL((await opened).url()).searchParams.get("q")).toBe(filled);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(filled);
  await expect(page.locator("main b")).toHaveCount(0);
});

test("a missing required answer is an error at its field, and nothing is lost @no-js", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const { path } = await sharePrompt(context.request, { content, variables });
  await open(page, path, scripts);
  await form(page).getByRole("radio", { name: "親しみ" }).click();
  // Before the form's scripts run, the server responds.
  if (scripts) await expect(preview(page)).toContainText("親しみ");
  await form(page)
    .getByRole("button", { name: scripts ? "コピー" : "入力を反映", exact: true })
    .click();
  const client = field(page, "お客様");
  await expect(client).toHaveAttribute("aria-invalid", "true");
  await expect(client).toHaveAccessibleDescription(/入力してください/);
  if (scripts) await expect(client).toBeFocused();
  await expect(form(page).getByRole("radio", { name: "親しみ" })).toBeChecked();
  await client.fill("青木様");
  if (scripts) {
    await expect(client).not.toHaveAttribute("aria-invalid");
    await client.press("Control+Enter");
    await expect(page.getByText("クリップボードにコピーしました").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "青木様 へのお礼状を書く。\n- 口調：親しみ",
    );
  } else {
    await form(page).getByRole("button", { name: "入力を反映" }).click();
    await expect(preview(page)).toHaveText("青木様 へのお礼状を書く。\n- 口調：親しみ");
  }
});

test("a member's prompt is used from its card @all @js", async ({ page, context }) => {
  await createPrompt(context.request, { originalInput: "商店街の案内", content: "{{店名}}を紹介する" });
  await open(page, "/dashboard");
  await cardOf(page, "商店街の案内").getByRole("link", { name: "使う" }).click();
  await expect(page).toHaveURL(/\/dashboard\/prompts\/[^/]+\/use$/);
  await field(page, "店名").fill("角の本屋");
  await expect(preview(page)).toHaveText("角の本屋を紹介する");
});

test("a draft is used from its result @js @all", async ({ page }) => {
  await open(page, `/generate?purpose=${encodeURIComponent("{{店名}}を紹介する文章")}`);
  await generated(page);
  const use = page.locator("#result").getByRole("link", { name: "入力して使う" });
  await use.click();
  await field(page, "店名").fill("角の本屋");
  await expect(preview(page)).toContainText("角の本屋を紹介する文章");
  await page.goto(new URL(page.url()).pathname + "/use");
  await expect(field(page, "店名")).toHaveValue("角の本屋");
  await form(page).getByRole("button", { name: "コピー", exact: true }).click();
  await expect(page.getByText("クリップボードにコピーしました").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("角の本屋を紹介する文章");
});
