import {
  asked,
  box,
  create,
  fact,
  facts,
  generated,
  line,
  once,
  panel,
  result,
  text,
} from "../support/pages/generator-page";
import { expect, hydrated, test } from "../support/pages/journey";

test.describe("a line and its questions with scripts @js", () => {
  test("what is typed stays in another language, after a reload and on the way back, but not for a new start", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await box(page).fill(line);
    await fact(page, facts.invitation).fill("同窓会");
    await panel(page).getByRole("checkbox", { name: once }).check();
    const answered = page.waitForResponse("**/api/questions");
    await box(page).fill(`${line}。急ぎ`);
    await answered;
    await expect(fact(page, facts.invitation)).toHaveValue("同窓会");

    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/?lang=en");
    await expect(page.getByText("Language changed to English").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("From one line to a prompt that works");
    await expect(page.getByRole("textbox", { name: "Describe what you want to do" })).toHaveValue(
      `${line}。急ぎ`,
    );
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await footer.getByRole("link", { name: "日本語" }).click();
    await expect(page).toHaveURL("/?lang=ja");
    await expect(create(page)).toBeVisible();

    await page.waitForFunction(() => JSON.stringify(history.state).includes("急ぎ"));
    await page.reload();
    await hydrated(page);
    await expect(fact(page, facts.invitation)).toHaveValue("同窓会");
    await expect(panel(page).getByRole("checkbox", { name: once })).toBeChecked();
    await generated(page);
    await expect(text(page)).toContainText("同窓会");
    await page.goBack();
    await expect(page).toHaveURL("/?lang=ja");
    await expect(box(page)).toHaveValue(`${line}。急ぎ`);
    await expect(fact(page, facts.invitation)).toHaveValue("同窓会");
    await expect(panel(page).getByRole("checkbox", { name: once })).toBeChecked();
    await page.goForward();
    // The address changes before its page is there.
    await expect(result(page)).toBeVisible();
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await expect(box(page)).toHaveValue("");
  });

  test("a line of no known kind gets a hint in the page's language @all", async ({ page }) => {
    await page.goto("/generate");
    await hydrated(page);
    const hint = page.getByText("普段の言葉でそのまま書けます。");
    await box(page).fill("asdfgh");
    await expect(hint).toBeVisible();
    await expect(page.getByText("始める前に、私しか知らないこと").first()).toBeVisible();
    await box(page).fill(line);
    await expect(hint).toBeHidden();
  });

  test("without a line, or with a text over its limit, nothing is generated @all", async ({ page }) => {
    await page.goto("/generate");
    await hydrated(page);
    await expect(create(page)).toHaveAttribute("title", /Ctrl/);
    await expect(create(page)).toBeDisabled();
    const why = page.getByText("一行書くと、ボタンを押せます。");
    await expect(why).toBeVisible();
    await box(page).fill("   ");
    await expect(create(page)).toBeDisabled();
    await box(page).press("Control+Enter");
    await expect(box(page)).toBeFocused();
    await box(page).fill("あ".repeat(4_001));
    await expect(page.getByText("4,000文字以内で入力してください")).toBeVisible();
    await expect(create(page)).toBeDisabled();
    await expect(box(page)).toHaveValue(/^あ{4001}$/);
    await box(page).fill(line);
    await expect(create(page)).toBeEnabled();
    await expect(why).toBeHidden();

    const own = fact(page, facts.invitation);
    await own.fill("あ".repeat(501));
    await expect(own).toHaveAccessibleDescription("300文字以内で入力してください");
    await create(page).click();
    await expect(own).toBeFocused();
    await own.fill("同窓会");
    await box(page).press("Control+Enter");
    await page.waitForURL(/generate\/\w+/);
    await expect(text(page)).toContainText("同窓会");
  });

  test("failed or slow questions delay nothing, and another use gets no earlier answers @all", async ({
    page,
  }) => {
    await page.route("**/api/questions", (route) => route.abort());
    await page.goto("/");
    await hydrated(page);
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/questions"));
    await box(page).fill(line);
    await failed;
    await expect(panel(page).getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await generated(page);
    await expect(text(page)).toContainText(line);

    await page.unroute("**/api/questions");
    await asked(page);
    await fact(page, facts.invitation).fill("同窓会");
    await page.route("**/api/questions", () => {});
    await page.getByRole("radio", { name: "画像生成" }).check();
    await generated(page);
    await expect(text(page)).not.toContainText("同窓会");
  });

  test("a line of signs alone is asked for its kind, and doubted beside the box", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/");
    await hydrated(page);
    await box(page).fill("?!... ### --- %%%");
    const doubt = "この一行からは、何を作るのか分かりませんでした。";
    await expect(box(page)).toHaveAccessibleDescription(doubt);
    await expect(page.getByText(doubt).last()).toBeVisible();
    await box(page).fill("送別会の挨拶を部長に頼みたい");
    await expect(box(page)).not.toHaveAccessibleDescription(doubt);
  });

  test("a pasted prompt is told as one in view, and a tap leads to the sign-up with it", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/");
    await hydrated(page);
    const prompt =
      "あなたはプロの編集者です。読者のことを考えて、とても良い文章を書いてください。丁寧で分かりやすく、読みやすい構成にしてください。最高の結果を期待しています。";
    await box(page).fill(prompt);
    await expect(page.getByText("すでにプロンプトになっています")).toBeInViewport();
    const rework = page.getByRole("button", { name: "手直しする（無料の登録）" });
    await expect(rework).toBeInViewport({ ratio: 1 });
    await rework.click();
    await page.waitForURL(/\/auth\/register\?redirectTo=/);
    await expect(page.getByText("すぐライブラリに入ります")).toBeVisible();
  });

  test("questions in another language than the page's are told to follow the line", async ({ page }) => {
    await page.goto("/?lang=en");
    await hydrated(page);
    const told = page.getByText("The questions and the prompt are in the language of your line: 日本語.");
    await page.locator("textarea[name=purpose]").fill("送別会の挨拶を部長に頼みたい");
    await expect(told).toBeVisible();
    await page.locator("textarea[name=purpose]").fill("a farewell speech for my boss");
    await expect(told).toBeHidden();
  });
});
