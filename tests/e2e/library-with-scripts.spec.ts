import type { Page } from "@playwright/test";

import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { join } from "../support/clients/members";
import { fromHere } from "../support/clients/visitor";
import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { sharePrompt } from "../support/clients/share-prompt";
import { cardOf, folders, formWith } from "../support/pages/library-page";

test.describe("the library with scripts @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("the list follows the search during typing, and typing goes on @all", async ({ page, context }) => {
    await createPrompt(context.request, { originalInput: "会議の議事録" });
    await createPrompt(context.request, { originalInput: "会議の案内" });
    await page.goto("/dashboard");
    await hydrated(page);
    const box = page.getByRole("textbox", { name: "プロンプトを検索" });
    await box.pressSequentially("議事");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(box).toBeFocused();
    await box.pressSequentially("録");
    await expect(page).toHaveURL(`/dashboard?${new URLSearchParams({ search: "議事録" })}`);
    await expect(box).toHaveValue("議事録");
    // The current search is no further step of the history.
    await box.press("Enter");
    await expect(page).toHaveURL(`/dashboard?${new URLSearchParams({ search: "議事録" })}`);
    await page.goBack();
    await expect(page).toHaveURL("/dashboard");
    await expect(box).toHaveValue("");
    await expect(page.getByRole("article")).toHaveCount(2);
    await box.fill("どこにもない");
    await expect(page.getByText("プロンプトが見つかりません")).toBeVisible();
    await page.getByRole("link", { name: "検索を消す" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("article")).toHaveCount(2);
  });

  test("unfinished kana input is not searched @chromium @all", async ({ page, context }) => {
    await page.clock.install();
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByRole("textbox", { name: "プロンプトを検索" }).focus();
    const keyboard = await context.newCDPSession(page);
    await keyboard.send("Input.imeSetComposition", { text: "かい", selectionStart: 2, selectionEnd: 2 });
    await page.clock.runFor(2_000);
    await expect(page.getByRole("textbox", { name: "プロンプトを検索" })).toHaveValue("かい");
    await expect(page).toHaveURL("/dashboard");
    await keyboard.send("Input.insertText", { text: "会議" });
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(`/dashboard?${new URLSearchParams({ search: "会議" })}`);
  });

  test("without a network nothing is lost: an edit, a deletion, a move", async ({ page, context }) => {
    await createFolder(context.request, "企画");
    for (const originalInput of ["動かすもの", "直すもの"])
      await createPrompt(context.request, { originalInput });
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByRole("heading", { name: "動かすもの" }).click();
    const moving = cardOf(page, "動かすもの").getByRole("combobox", { name: "フォルダー", exact: true });
    await expect(moving).toHaveValue(/./);
    const before = await moving.inputValue();
    await cardOf(page, "直すもの").getByRole("link", { name: "編集" }).click();
    const form = formWith(page, "目的");
    await form.getByRole("textbox", { name: "プロンプト" }).fill("途中の文");

    // The code of the forms is loaded after the page.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form.getByRole("alert")).toContainText("通信できませんでした");
    await expect(form.getByRole("textbox", { name: "プロンプト" })).toHaveValue("途中の文");
    await moving.selectOption("企画");
    await expectToast(page, "フォルダーを移動できませんでした");
    await expect(moving).toHaveValue(before);
    await cardOf(page, "動かすもの").getByRole("link", { name: "削除" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "削除" }).click();
    await expectToast(page, "削除に失敗しました");
    await page.getByRole("alertdialog").getByRole("button", { name: "キャンセル" }).click();

    await context.setOffline(false);
    await form.getByRole("button", { name: "保存" }).click();
    await expectToast(page, "プロンプトを更新しました");
    await expect(form).toHaveCount(0);
    await moving.selectOption("企画");
    await expect(folders(page).getByRole("link", { name: "企画 1件" })).toBeVisible();
  });

  test("an edit of a public prompt stays where the code of its notes fails to load", async ({
    page,
    context,
  }) => {
    await sharePrompt(context.request, { originalInput: "直すもの" });
    await page.goto("/dashboard");
    await hydrated(page);
    await cardOf(page, "直すもの").getByRole("link", { name: "編集" }).click();
    const form = formWith(page, "目的");
    await expect(form).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await form.getByRole("textbox", { name: "プロンプト" }).fill("途中の文");
    await form.getByRole("textbox", { name: "目的" }).fill("途中の目的");
    await page.waitForTimeout(300);
    await expect(form.getByRole("textbox", { name: "プロンプト" })).toHaveValue("途中の文");
    await context.setOffline(false);
    await form.getByRole("button", { name: "保存" }).click();
    await expectToast(page, "プロンプトを更新しました");
  });

  test("one card's failure does not affect the others @all", async ({ page, context }) => {
    const broken = await createPrompt(context.request, { originalInput: "届かないもの" });
    await createPrompt(context.request, { originalInput: "届くもの" });
    await page.route(`**/dashboard/prompts/${broken.id}.data**`, (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.goto("/dashboard");
    await hydrated(page);
    for (const purpose of ["届かないもの", "届くもの"]) {
      await page.getByRole("heading", { name: purpose }).click();
      const form = cardOf(page, purpose).locator("form", { has: page.getByLabel("タグ（カンマ区切り）") });
      await form.getByRole("textbox").fill("急ぎ");
      await form.getByRole("button", { name: "保存" }).click();
    }
    await expect(cardOf(page, "届くもの").locator(".row-facts")).toContainText("急ぎ");
    await expect(cardOf(page, "届かないもの").locator(".row-facts")).not.toContainText("急ぎ");
    await expect(cardOf(page, "届かないもの").getByRole("textbox")).toHaveValue("急ぎ");
  });

  test("an unreachable server is tried again, and the page stays @all", async ({ page, context }) => {
    await createPrompt(context.request, { originalInput: "残る目的" });
    await page.clock.install();
    await page.goto("/dashboard");
    await hydrated(page);
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
    const list = /\/dashboard\.data\?.*_routes=[^&]*dashboard/;
    let asked = 0;
    await page.route(list, (route) => {
      asked += 1;
      return route.abort();
    });
    await comeBack();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return asked;
      })
      .toBe(4);
    await expect(page.getByRole("heading", { name: "残る目的" })).toBeVisible();
    await page.unroute(list);

    await page.route("**/*", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await comeBack();
    await failed;
    await page.unroute("**/*");
    await createPrompt(context.request, { originalInput: "増えた目的" });
    await comeBack();
    await expect(page.getByRole("heading", { name: "増えた目的" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "残る目的" })).toBeVisible();
  });

  test("pages are refreshed when the window gets the focus, also after signing out elsewhere @all", async ({
    page,
    context,
  }) => {
    const { id } = await createPrompt(context.request, { originalInput: "古い目的" });
    const home = await context.newPage();
    await home.goto("/");
    await hydrated(home);
    await expect(home.getByRole("heading", { name: "古い目的" })).toBeVisible();
    await page.goto("/dashboard");
    await hydrated(page);
    const comeBack = (to: Page) => to.evaluate(() => window.dispatchEvent(new Event("focus")));
    await context.request.patch(`/api/prompts/${id}`, {
      headers: fromHere,
      data: { originalInput: "新しい目的" },
    });
    await comeBack(page);
    await page.getByRole("heading", { name: "新しい目的" }).click();
    await expect(page.getByText("古い目的を書いてください。")).toBeVisible();
    await context.setOffline(true);
    await comeBack(page);
    await expect(page.getByText("古い目的を書いてください。")).toBeVisible();
    await context.setOffline(false);

    await page.getByRole("link", { name: "編集" }).click();
    // The row has loaded its text.
    await expect(formWith(page, "目的")).toBeVisible();
    await context.request.post("/auth/sign-out", { headers: fromHere });
    await formWith(page, "目的").getByRole("button", { name: "保存" }).click();
    await expect(page).toHaveURL(/\/auth\?redirectTo=%2Fdashboard/);
    await comeBack(home);
    await expect(home.getByText("ログインするとプロンプトが表示されます")).toBeVisible();
    await expect(home.getByText("古い目的")).toHaveCount(0);
  });
});
