import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectNotice, expectPanel, hydrated, test } from "../support/pages/journey";
import { holdSignIn } from "../support/pages/session";
import { keepPrompt } from "../support/clients/keep-prompt";
import { formWith, openPrompt } from "../support/pages/library-page";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";

/** Makes the browser refuse every way of copying. */
const refuseCopying = (page: Page) =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
    document.execCommand = () => false;
  });

const openEditor = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("link", { name: "タイトルと説明を編集" }).click();
  return formWith(page, "タイトル");
};

test.describe("sharing with scripts @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("refused copying shows an error, and the service opens anyway", async ({ page, context }) => {
    await refuseCopying(page);
    await keepPrompt(context.request, { originalInput: "商店街の案内" });
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page);
    await page.getByRole("link", { name: "共有" }).click();
    const form = formWith(page, "タイトル");
    await form.getByRole("textbox", { name: "タイトル" }).fill("街を歩こう");
    await form.getByRole("button", { name: "共有リンクを作成" }).click();
    await expect(page).toHaveURL(/\/prompts\/\w{22}$/);
    await expectNotice(page, "コピーできませんでした");
    await expectPanel(page, "リンクで見られるようになりました");
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page);
    await page.getByRole("link", { name: "共有" }).click();
    await expect(page).toHaveURL(/\/prompts\/\w{22}$/);
    await expectNotice(page, "リンクを手動でコピーしてください");
  });

  test("a failed description shows an error, and can be typed", async ({ page, context }) => {
    await keepPrompt(context.request, { originalInput: "商店街の案内" });
    await page.route("**/generate-title-description", (route) => route.abort());
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page);
    await page.getByRole("link", { name: "共有" }).click();
    const form = formWith(page, "タイトル");
    await form.getByRole("button", { name: "AIで作成" }).click();
    await expectNotice(page, "AI生成に失敗しました");
    await expect(form.getByRole("button", { name: "共有リンクを作成" })).toBeDisabled();
    await expect(form.getByRole("button", { name: "AIで作成" })).toBeEnabled();
  });

  test("a second press during saving is no second edit", async ({ page, context }) => {
    const { path } = await sharePrompt(context.request, { title: "旧い題" });
    const form = await openEditor(page, path);
    let sent = 0;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/edit.data*", async (route) => {
      if (route.request().method() === "POST") sent += 1;
      await arrived;
      await route.continue();
    });
    await form.getByRole("textbox", { name: "タイトル" }).fill("新しい題");
    const save = form.getByRole("button", { name: "保存" });
    await save.click();
    await expect(save).toBeDisabled();
    await save.click({ force: true });
    await save.dispatchEvent("click");
    await form.getByRole("textbox", { name: "タイトル" }).press("Enter");
    arrive();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("新しい題");
    expect(sent).toBe(1);
  });

  test("an edit can be discarded", async ({ page, context }) => {
    const { path } = await sharePrompt(context.request, { title: "旧い題" });
    const form = await openEditor(page, path);
    await form.getByRole("textbox", { name: "タイトル" }).fill("新しい題");
    await form.getByRole("button", { name: "キャンセル" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("旧い題");
    await page.getByRole("link", { name: "タイトルと説明を編集" }).click();
    await expect(form.getByRole("textbox", { name: "タイトル" })).toHaveValue("旧い題");
  });

  test("a sign-out elsewhere is shown before the sign-in", async ({ page, context, playwright, baseURL }) => {
    await join(context.request);
    const { path } = await sharePrompt(context.request, { title: "旧い題" });
    const form = await openEditor(page, path);
    const elsewhere = await playwright.request.newContext({ storageState: await context.storageState() });
    await elsewhere.delete(`${baseURL}/api/auth/session`, { headers: { Origin: baseURL! } });
    await elsewhere.dispose();
    await form.getByRole("textbox", { name: "タイトル" }).fill("新しい題");
    const { arrive } = await holdSignIn(page);
    await form.getByRole("button", { name: "保存" }).click();
    await expectNotice(page, "ログインが必要です。セッションが切れた可能性があります。");
    await expect(page).toHaveURL(path);
    arrive();
    await expect(page).toHaveURL(`/auth?${new URLSearchParams({ redirectTo: path })}`);
  });

  test("a signed-out owner sees the pencil, and a request to sign in", async ({ page, context }) => {
    const { path } = await sharePrompt(context.request, { title: "街を歩こう" });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("link", { name: "タイトルと説明を編集" })).toBeVisible();
    await context.clearCookies();
    await page.reload();
    await hydrated(page);
    const pencil = page.getByRole("button", { name: "タイトルと説明を編集" });
    await expect(pencil).toHaveAttribute("aria-disabled", "true");
    await pencil.click({ force: true });
    await expectNotice(page, "編集するにはログインが必要です");
    await page.evaluate(() => localStorage.removeItem("ownPrompts"));
    await page.reload();
    await hydrated(page);
    await expect(pencil).toHaveCount(0);
  });

  test("an open page is refreshed when its reader returns", async ({ page, context }) => {
    const { id, path } = await sharePrompt(context.request, { title: "内緒の献立" });
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.goto(path);
    await hydrated(page);
    await context.addCookies(cookies);
    await togglePublic(context.request, id);
    await context.clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("heading", { name: "プロンプトが見つかりません" })).toBeVisible();
    await expect(page.getByText("内緒の献立")).toHaveCount(0);
  });

  test("the link is copied", async ({ page, context, baseURL }) => {
    const { path } = await sharePrompt(context.request);
    await page.goto(`${path}?utm_source=x`);
    await hydrated(page);
    await page.getByRole("button", { name: "リンクをコピー" }).click();
    await expectNotice(page, "共有リンクをコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
  });

  test("a member saves a copy without leaving the page", async ({ page, context }) => {
    const { path } = await sharePrompt(context.request, { originalInput: "回覧板を書く" });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("link", { name: "自分のライブラリにコピー" }).click();
    const dialog = page.getByRole("dialog", { name: "プロンプトを保存" });
    await dialog.getByRole("button", { name: "保存", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("article", { name: "回覧板を書く" })).toHaveCount(2);
  });

  test("theme, language and height change the embed code, which is copied", async ({
    page,
    context,
    baseURL,
  }) => {
    const { path, shareId } = await sharePrompt(context.request, { content: "短い" });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("link", { name: "埋め込みコード" }).click();
    const dialog = page.getByRole("dialog", { name: "埋め込みコード" });
    const code = dialog.getByRole("textbox", { name: "埋め込みコード" });
    await expect(code).toHaveValue(new RegExp(`src="${baseURL}/embed/${shareId}" `));
    await dialog.getByRole("combobox", { name: "テーマ" }).selectOption("ダーク");
    await expect(code).toHaveValue(/\?theme=dark" /);
    await dialog.getByRole("combobox", { name: "表示言語" }).selectOption("Español");
    await expect(code).toHaveValue(/\?theme=dark&amp;lang=es" /);
    await dialog.getByRole("combobox", { name: "テーマ" }).selectOption("閲覧者に合わせる");
    await expect(code).toHaveValue(/\?lang=es" /);
    await dialog.getByRole("checkbox").uncheck();
    await expect(code).not.toHaveValue(/<script/);
    await expect(dialog.getByText("短い", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "コードをコピー" }).click();
    await expectNotice(page, "埋め込みコードをコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
  });
});
