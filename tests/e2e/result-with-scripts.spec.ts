import { join } from "../support/clients/members";
import { asked, box, expectPrompt, generated, line, once, text } from "../support/pages/generator-page";
import { expect, expectPanel, hold, hydrated, test } from "../support/pages/journey";

test.describe("the result with scripts @js", () => {
  test("answers are set at once with their marks, and an edit once it is saved", async ({ page }) => {
    await asked(page);
    await generated(page);
    const set = page.locator("#result .set-text");
    await expect(set).toHaveCount(0);
    await page.locator("#result").getByRole("checkbox", { name: once }).click();
    await expect(set.getByRole("listitem")).toHaveText([once]);
    await expect(set.getByRole("listitem").locator("span")).toHaveCSS("text-decoration-style", "dotted");
    await expectPrompt(text(page), [line, `・${once}`]);
    await page.getByRole("radio", { name: "書式なし" }).check();

    await page.getByRole("button", { name: "編集" }).click();
    const editor = page.getByRole("textbox", { name: "プロンプトを編集" });
    await editor.fill("# 題\n**大事**なこと");
    await editor.press("Control+Enter");
    await expect(text(page)).toBeVisible();
    await page.getByRole("radio", { name: "書式つき" }).check();
    await expect(set.getByRole("heading", { name: "題" })).toBeVisible();
    await expect(set.locator("strong")).toHaveText("大事");
    await page.reload();
    await expect(set.getByRole("heading", { name: "題" })).toBeVisible();
  });

  test("an edit is saved after the answer under way, and stays", async ({ page }) => {
    await asked(page);
    await generated(page);
    const saves: string[] = [];
    page.on("request", (request) => request.url().endsWith("/answers") && saves.push(request.postData()!));
    const arrive = await hold(page, "**/answers");
    await page.locator("#result").getByRole("checkbox", { name: once }).click();
    await expect.poll(() => saves).toHaveLength(1);
    await page.getByRole("button", { name: "編集" }).click();
    const editor = page.getByRole("textbox", { name: "プロンプトを編集" });
    await editor.fill("# 題\n本文");
    await editor.press("Control+Enter");
    await expect(text(page)).toHaveText("# 題\n本文");
    expect(saves).toHaveLength(1);
    arrive();
    await expect(page.locator("#result .set-text").getByRole("heading", { name: "題" })).toBeVisible();
    expect(saves).toHaveLength(2);
  });

  test("the service used last comes first, in this browser @chromium", async ({ page, context }) => {
    await context.route(/claude\.ai/, (route) => route.fulfill({ body: "Claude" }));
    await page.goto("/generate?purpose=Meeting minutes");
    await hydrated(page);
    await generated(page);
    const bar = page.locator("[data-action-bar]");
    await bar.getByRole("button", { name: "ほかのサービスで開く" }).click();
    const opened = context.waitForEvent("page");
    await bar.getByRole("link", { name: "Claude" }).click();
    const other = await opened;
    expect(new URL(other.url()).searchParams.get("q")).toContain("Meeting minutes");
    await page.bringToFront();
    await expect(bar.getByRole("link")).toHaveText(["Claude"]);
    await page.reload();
    await expect(bar.getByRole("link")).toHaveText(["Claude"]);
  });

  test("Ctrl and Enter create the prompt", async ({ page }) => {
    await page.goto("/generate");
    await hydrated(page);
    await expect(page.getByRole("button", { name: "プロンプトを作る" })).toHaveAttribute("title", /Ctrl/);
    await box(page).press("Control+Enter");
    await expect(box(page)).toBeFocused();
    await box(page).fill("議事録");
    await box(page).press("Control+Enter");
    await page.waitForURL(/generate\/\w+/);
  });

  test("a share that cannot be sent says so, and the result stays", async ({ page, context }) => {
    await join(context.request);
    await page.goto("/generate?purpose=商店街の案内");
    await hydrated(page);
    await generated(page);
    const share = page.getByRole("button", { name: "共有", exact: true });
    await share.hover();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await share.click();
    await expect(page.getByText("共有できませんでした").first()).toBeVisible();
    await expectPrompt(text(page), ["商店街の案内"]);
    await context.setOffline(false);
    await share.click();
    await expectPanel(page, "リンクで見られるようになりました");
  });
});
