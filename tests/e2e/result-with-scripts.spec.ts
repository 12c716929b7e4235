import { join } from "../support/clients/members";
import { asked, expectPrompt, generated, line, once, text } from "../support/pages/generator-page";
import { expect, expectPanel, hold, hydrated, open, test } from "../support/pages/journey";

test.describe("the result with scripts @js", () => {
  test("answers are set at once with their marks, and an edit after the answer under way @all", async ({
    page,
  }) => {
    await asked(page);
    await generated(page);
    const set = page.locator("#result .set-text");
    const saves: string[] = [];
    page.on("request", (request) => request.url().endsWith("/answers") && saves.push(request.postData()!));
    const arrive = await hold(page, "**/answers");
    await expect(set).toHaveCount(0);
    await page.locator("#result").getByRole("checkbox", { name: once }).click();
    await expect(set.getByRole("listitem")).toHaveText([once]);
    await expect(set.getByRole("listitem").locator("span")).toHaveCSS("text-decoration-style", "dotted");
    await expectPrompt(text(page), [line, `・${once}`]);
    await expect(text(page)).toBeHidden();
    await page.getByRole("radio", { name: "書式なし" }).check();
    await expect(text(page)).toBeVisible();
    await expect(set).toBeHidden();
    await expect.poll(() => saves).toHaveLength(1);

    await page.getByRole("button", { name: "編集" }).click();
    const editor = page.getByRole("textbox", { name: "プロンプトを編集" });
    await editor.fill("# 題\n**大事**なこと");
    await editor.press("Control+Enter");
    await expect(text(page)).toHaveText("# 題\n**大事**なこと");
    await expect(text(page)).toBeVisible();
    expect(saves).toHaveLength(1);
    arrive();
    // The server reads the saved text; the chosen view stays.
    await expect(page.getByRole("radio", { name: "書式なし" })).toBeChecked();
    await expect(text(page)).toBeVisible();
    expect(saves).toHaveLength(2);
    await page.getByRole("radio", { name: "書式つき" }).check();
    await expect(set.getByRole("heading", { name: "題" })).toBeVisible();
    await expect(set.locator("strong")).toHaveText("大事");
    await page.reload();
    await expect(set.getByRole("heading", { name: "題" })).toBeVisible();
  });

  test("on a phone a failure is told at the button, and covers neither it nor the menu", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/generate?purpose=商店街の案内");
    await hydrated(page);
    await generated(page);
    const bar = page.locator("[data-action-bar]");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await bar.getByRole("button", { name: "保存" }).click();
    await expect(bar.getByText("通信できませんでした")).toBeInViewport({ ratio: 1 });
    await bar.getByRole("button", { name: "共有" }).click();
    const toast = page.locator("ol > li[data-state=open]");
    await expect(toast).toContainText("共有できませんでした");
    await page.getByRole("button", { name: "メニュー" }).click({ timeout: 3000 });
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("a member shares the result in one step, and after a lost connection again @all", async ({
    page,
    context,
  }) => {
    await join(context.request);
    await page.goto("/generate?purpose=商店街の案内");
    await hydrated(page);
    await generated(page);
    const draft = new URL(page.url()).pathname;
    const share = page.getByRole("button", { name: "共有", exact: true });
    await share.hover();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await share.click();
    await expect(page.getByText("共有できませんでした").first()).toBeVisible();
    await expectPrompt(text(page), ["商店街の案内"]);
    await context.setOffline(false);
    await share.click();
    await expect(page).toHaveURL(/\/prompts\/\w{22}$/);
    const address = page.url();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(address, { exact: true })).toBeVisible();
    await expect(dialog.locator(".button-primary")).toHaveText("リンクをコピー");
    await dialog.getByRole("button", { name: "リンクをコピー" }).click();
    await expect(page.getByText("共有リンクをコピーしました").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expectPanel(page, "リンクで見られるようになりました");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("商店街の案内");
    // Shared again, the link stays.
    await open(page, draft);
    await share.click();
    await expect(page).toHaveURL(address);
  });
});
