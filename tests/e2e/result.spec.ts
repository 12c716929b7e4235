import type { Page } from "@playwright/test";

import { join, newMember } from "../support/clients/members";
import { fromHere } from "../support/clients/visitor";
import { expect, expectPanel, open, test } from "../support/pages/journey";

const markdown = [
  "新入社員への案内を書く",
  "",
  "## 条件",
  "- 対象は{{部署}}",
  "- [社内の資料](https://example.com/wiki)と[罠](javascript:alert(1))",
  "",
  "```",
  "<img src=x onerror=alert(1)>",
  "```",
].join("\n");

/** Generates a prompt from a purpose. */
async function generate(page: Page, purpose: string, scripts = true) {
  await open(page, `/generate?purpose=${encodeURIComponent(purpose)}`, scripts);
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
  await page.waitForURL(/generate\/\w+/);
  await expect(page.locator("#result")).toBeVisible();
}

test("the result is set by its Markdown, and as it was written a tap away @all", async ({
  page,
  javaScriptEnabled,
}) => {
  await generate(page, "新入社員への案内", javaScriptEnabled !== false);
  const draft = new URL(page.url()).pathname;
  await page.request.post(`${draft}/answers`, { headers: fromHere, form: { content: markdown } });
  await page.reload();
  const result = page.locator("#result");
  const set = result.locator(".set-text");
  await expect(set.getByRole("heading", { name: "条件" })).toBeVisible();
  await expect(set.getByRole("listitem").first()).toHaveText("対象は{{部署}}");
  await expect(set.locator("mark")).toHaveText("{{部署}}");
  await expect(set.locator("pre code")).toHaveText("<img src=x onerror=alert(1)>");
  await expect(set).toContainText("社内の資料 (https://example.com/wiki)");
  await expect(set.getByRole("link")).toHaveCount(0);
  await expect(set).toContainText("[罠](javascript:alert(1))");
  const raw = result.locator(".raw-text > pre");
  await expect(raw).toBeHidden();
  await result.getByRole("radio", { name: "書式なし" }).check();
  await expect(raw).toBeVisible();
  await expect(raw).toHaveText(markdown);
  await expect(set).toBeHidden();
  await result.getByRole("radio", { name: "書式つき" }).check();
  await expect(set).toBeVisible();
});

test("the bar of the result is one line on a phone, and its menu opens the other services @plain", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await generate(page, "断りのメール", javaScriptEnabled !== false);
  const bar = page.locator("[data-action-bar]");
  for (const language of ["ja", "en", "es"]) {
    await page.goto(`${new URL(page.url()).pathname}?lang=${language}`);
    const { height } = (await bar.boundingBox())!;
    expect(height, language).toBeLessThan(80);
    const wide = await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wide, language).toBeLessThanOrEqual(0);
  }
  await page.goto(`${new URL(page.url()).pathname}?lang=ja`);
  await expect(bar.getByRole("link")).toHaveText(["ChatGPT"]);
  await bar.getByRole("button", { name: "ほかのサービスで開く" }).click();
  const others = ["Claude", "Gemini", "Microsoft Copilot", "Perplexity", "Grok"];
  await expect(bar.getByRole("link")).toHaveText(["ChatGPT", ...others]);
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("link", { name: "Claude" })).toBeHidden();
});

test("a member shares the result in one step @all @js", async ({ page, context }) => {
  await join(context.request);
  await generate(page, "商店街の案内");
  const draft = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "共有", exact: true }).click();
  await expect(page).toHaveURL(/\/prompts\/\w{22}$/);
  const address = page.url();
  await expect(page.getByText(address, { exact: true }).filter({ visible: true })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "リンクをコピー" }).click();
  await expect(page.getByText("共有リンクをコピーしました").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectPanel(page, "リンクで見られるようになりました");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("商店街の案内");
  // Shared again, the link stays.
  await open(page, draft);
  await page.getByRole("button", { name: "共有", exact: true }).click();
  await expect(page).toHaveURL(address);
  // The page that finishes a share leads on to the shared prompt.
  await page.goto(`${draft}/share`);
  await expect(page).toHaveURL(address);
});

test("a visitor's share is finished after the sign-in, with nothing lost @js", async ({ page }) => {
  await generate(page, "商店街の案内");
  await page.getByRole("button", { name: "共有（無料登録）" }).click();
  await expect(page).toHaveURL(/\/auth\/register\?redirectTo=[^&]*share%3Ftext%3D[\w-]{43}$/);
  const member = newMember();
  await page.getByLabel("メールアドレス").fill(member.email);
  await page.getByLabel("パスワード", { exact: true }).fill(member.password);
  await page.getByRole("textbox", { name: "パスワード（確認）" }).fill(member.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "アカウントを作成" }).click();
  await expect(page).toHaveURL(/\/prompts\/\w{22}$/);
  await expectPanel(page, "リンクで見られるようになりました");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("商店街の案内");
});
