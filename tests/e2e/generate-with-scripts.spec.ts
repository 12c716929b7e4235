import { expect, holdScripts, hydrated, test } from "../support/pages/journey";

const box = "やりたいことを書く";
const create = "プロンプトを作る";

test.describe("with scripts @js", () => {
  test("the button is disabled without text", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: create })).toBeDisabled();
    await page.getByRole("textbox", { name: box }).fill("   ");
    await expect(page.getByRole("button", { name: create })).toBeDisabled();
    await page.getByRole("textbox", { name: box }).fill("議事録");
    await expect(page.getByRole("button", { name: create })).toBeEnabled();
  });

  test("the prompt count is refreshed when the reader returns", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("textbox", { name: box }).fill("議事録");
    await page.route("**/api/prompts/count", (route) => route.fulfill({ json: { count: 98_765 } }));
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByText("これまでに98,765件")).toBeVisible();
    await page.route("**/api/prompts/count", (route) => route.fulfill({ status: 503, body: "" }));
    const answer = page.waitForResponse("**/api/prompts/count");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await answer;
    await expect(page.getByText("これまでに98,765件")).toBeVisible();
    await expect(page.getByRole("textbox", { name: box })).toHaveValue("議事録");
  });

  test("input from before the scripts loaded counts", async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("radio", { name: "画像生成" }).check();
    await page.getByRole("switch", { name: "Deep Thinking" }).uncheck();
    await page.getByRole("textbox", { name: box }).fill("夕暮れの海辺を歩く柴犬");
    arrive();
    await hydrated(page);
    await page.getByRole("button", { name: create }).click();
    await expect(page.locator("#result")).toContainText("画像生成用");
    await expect(page.getByRole("radio", { name: "画像生成" })).toBeChecked();
    await expect(page.getByRole("switch", { name: "Deep Thinking" })).not.toBeChecked();
  });

  test("typed text is there after a reload and on the way back, but not for a new start", async ({
    page,
  }) => {
    const purpose = page.getByRole("textbox", { name: box });
    await page.goto("/terms");
    await page.goto("/");
    await hydrated(page);
    await purpose.fill("夕暮れの海辺を歩く柴犬");
    await page.getByRole("radio", { name: "画像生成" }).check();
    for (const [name, language] of Object.entries({ English: "en", 日本語: "ja" })) {
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect(page).toHaveURL(`/?lang=${language}`);
    }
    await expect(page.getByRole("button", { name: create })).toBeVisible();
    await page.waitForFunction(() => "order" in history.state);
    await page.reload();
    await hydrated(page);
    await expect(purpose).toHaveValue("夕暮れの海辺を歩く柴犬");
    await expect(page.getByRole("radio", { name: "画像生成" })).toBeChecked();
    await page.getByRole("button", { name: create }).click();
    await page.waitForURL(/generate\/\w+/);
    await page.goBack();
    await expect(page).toHaveURL("/?lang=ja");
    await expect(purpose).toHaveValue("夕暮れの海辺を歩く柴犬");
    await expect(page.getByRole("radio", { name: "画像生成" })).toBeChecked();
    await page.goForward();
    // The address changes before its page is there.
    await expect(page.locator("#result")).toBeVisible();
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await expect(purpose).toHaveValue("");
  });

  test("a purpose over 4,000 characters is refused with the limit, and keeps its text", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("textbox", { name: box }).fill("あ".repeat(4_001));
    await expect(page.getByText("4,000文字以内で入力してください")).toBeVisible();
    await expect(page.getByRole("button", { name: create })).toBeDisabled();
    await expect(page.getByRole("textbox", { name: box })).toHaveValue(/^あ{4001}$/);
  });

  test("the same prompt again is told, with what would change it", async ({ page }) => {
    await page.goto("/generate?purpose=社内勉強会の案内文");
    await hydrated(page);
    await page.getByRole("button", { name: create }).click();
    await page.waitForURL(/generate\/\w+/);
    const draftId = new URL(page.url()).pathname.split("/").at(-1);
    // Only a model may answer so.
    await page.route("**/api/generate", (route) => {
      const { refused: content } = route.request().postDataJSON() as { refused: string };
      const body = `event: done\ndata: ${JSON.stringify({ content, draftId })}\n\n`;
      return route.fulfill({ contentType: "text/event-stream", body });
    });
    await page.getByRole("button", { name: "作り直す" }).click();
    await expect(page.getByText("同じプロンプトになりました").first()).toBeVisible();
    await expect(page.getByText("質問に答えるか").first()).toBeVisible();
  });

  test("the prompt is copied, edited and saved with the edit", async ({ page }) => {
    await page.goto("/generate?purpose=社内勉強会の案内文");
    await hydrated(page);
    await page.getByRole("button", { name: create }).click();
    await page.waitForURL(/generate\/\w+/);
    await page.getByRole("button", { name: "コピー", exact: true }).click();
    await expect(page.getByText("クリップボードにコピーしました").first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("社内勉強会の案内文");

    await page.getByRole("button", { name: "編集" }).click();
    await page.getByRole("textbox", { name: "プロンプトを編集" }).fill("捨てる文");
    await page.getByRole("button", { name: "キャンセル" }).click();
    await expect(page.locator("#result")).not.toContainText("捨てる文");
    await page.getByRole("button", { name: "編集" }).click();
    await page.getByRole("textbox", { name: "プロンプトを編集" }).fill("直したプロンプト {{日時}}");
    await page.getByRole("button", { name: "更新" }).click();
    await expect(page.locator("#result")).toContainText("直したプロンプト {{日時}}");
    await page.getByRole("button", { name: "保存" }).click();
    await page.getByRole("link", { name: "プロンプトに戻る" }).click();
    await expect(page.locator("#result")).toContainText("直したプロンプト {{日時}}");
  });

  test("an edit survives regeneration, and the editor returns the focus", async ({ page }) => {
    await page.goto("/generate?purpose=社内勉強会の案内文");
    await hydrated(page);
    await page.getByRole("button", { name: create }).click();
    await page.waitForURL(/generate\/\w+/);
    const first = page.url();
    await page.getByRole("button", { name: "編集" }).click();
    await page.getByRole("textbox", { name: "プロンプトを編集" }).fill("直したプロンプト");
    await page.getByRole("button", { name: "更新" }).click();
    await expect(page.getByRole("button", { name: "編集" })).toBeFocused();
    await page.getByRole("button", { name: "作り直す" }).click();
    await expect(page).not.toHaveURL(first);
    await expect(page.locator("#result")).not.toContainText("直したプロンプト");
    await expect(page.getByText("同じプロンプトになりました")).toHaveCount(0);
    await page.goBack();
    await expect(page.locator("#result")).toContainText("直したプロンプト");
    await page.reload();
    await expect(page.locator("#result")).toContainText("直したプロンプト");
  });

  test("a service opens in a new tab with the prompt copied @chromium", async ({ page, context }) => {
    await context.route(/chatgpt\.com/, (route) => route.fulfill({ body: "ChatGPT" }));
    await page.goto("/generate?purpose=Meeting minutes");
    await hydrated(page);
    await page.getByRole("switch", { name: "Deep Thinking" }).uncheck();
    await page.getByRole("button", { name: create }).click();
    await page.waitForURL(/generate\/\w+/);
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "ChatGPT" }).click();
    const url = new URL((await opened).url());
    expect(url.hostname).toBe("chatgpt.com");
    expect(url.searchParams.get("q")).toContain("Meeting minutes");
    await page.bringToFront();
    await expect(page.getByText("ChatGPTに貼り付けてください").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url.searchParams.get("q"));
  });

  test("a lost connection keeps the text and shows an error", async ({ page, context }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("textbox", { name: box }).fill("議事録のまとめ");
    await context.setOffline(true);
    await page.getByRole("button", { name: create }).click();
    await expect(page.getByRole("alert")).toContainText("通信できませんでした");
    await expect(page.getByRole("textbox", { name: box })).toHaveValue("議事録のまとめ");
    await context.setOffline(false);
    await page.getByRole("button", { name: create }).click();
    await page.waitForURL(/generate\/\w+/);
  });

  test("a language switch changes every text but the visitor's", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("textbox", { name: box }).fill("私の目的");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByText("Language changed to English").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("From one line to a prompt that works");
    await expect(page.getByRole("textbox", { name: "Describe what you want to do" })).toHaveValue("私の目的");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/terms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of service");
  });
});
