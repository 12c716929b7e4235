import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectToast, expectPanel, hydrated, test } from "../support/pages/journey";
import { holdSignIn } from "../support/pages/session";
import { createPrompt } from "../support/clients/create-prompt";
import { formWith, openPrompt } from "../support/pages/library-page";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";

/** Makes the browser refuse every way of copying. */
const refuseCopying = (page: Page) =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
    document.execCommand = () => false;
  });

const itsPage = /\/prompts\/\w{22}$/;

test.describe("sharing with scripts @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("refused copying shows an error, and the service opens anyway @all", async ({ page, context }) => {
    await refuseCopying(page);
    await createPrompt(context.request, { originalInput: "商店街の案内" });
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page);
    await page.getByRole("link", { name: "共有" }).click();
    const form = formWith(page, "タイトル");
    await form.getByRole("textbox", { name: "タイトル" }).fill("街を歩こう");
    await form.getByRole("button", { name: "共有リンクを作成" }).click();
    await expect(page).toHaveURL(itsPage);
    await expectToast(page, "コピーできませんでした");
    await expectPanel(page, "リンクで見られるようになりました");
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page);
    await page.getByRole("link", { name: "共有" }).click();
    await expect(page).toHaveURL(itsPage);
    await expectToast(page, "リンクを手動でコピーしてください");
  });

  test("a prompt is shared under a suggested title, typed after a failure; then its link opens at once @all", async ({
    page,
    context,
  }) => {
    await createPrompt(context.request, {
      originalInput: "議事録の要約",
      content: "{{会議}}を要約する",
      tags: ["会議"],
    });
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page);
    await page.getByRole("link", { name: "共有" }).click();
    const form = formWith(page, "タイトル");
    const submit = form.getByRole("button", { name: "共有リンクを作成" });
    await page.route("**/generate-title-description", (route) => route.abort());
    await form.getByRole("button", { name: "自動で下書き" }).click();
    await expectToast(page, "AI生成に失敗しました");
    await form.getByRole("textbox", { name: "タイトル" }).fill("");
    await expect(submit).toBeDisabled();
    await page.unroute("**/generate-title-description");
    await form.getByRole("button", { name: "自動で下書き" }).click();
    await expect(form.getByRole("button", { name: "自動で作成しました" })).toBeVisible();
    await expectToast(page, "タイトルと説明を作成しました");
    await expect(form.getByRole("textbox", { name: "タイトル" })).toHaveValue("議事録の要約");
    await expect(form.getByRole("textbox", { name: "説明" })).toHaveValue(/議事録に使えるプロンプトです/);
    let answer = () => {};
    const typed = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/generate-title-description", async (route) => {
      await typed;
      await route.continue();
    });
    await form.getByRole("textbox", { name: "タイトル" }).fill("議事録");
    await form.getByRole("button", { name: "自動で作成しました" }).click();
    await form.getByRole("textbox", { name: "説明" }).fill("書いているところ");
    answer();
    await expect(form.getByRole("textbox", { name: "タイトル" })).toHaveValue("議事録の要約");
    await expect(form.getByRole("textbox", { name: "説明" })).toHaveValue("書いているところ");
    await expect(form.getByRole("textbox", { name: "説明" })).toBeFocused();
    await page.unroute("**/generate-title-description");
    await form.getByRole("textbox", { name: "タイトル" }).fill("");
    await expect(submit).toBeEnabled();
    await form.getByRole("textbox", { name: "タイトル" }).fill("三行に");
    await submit.click();
    await expect(page).toHaveURL(itsPage);
    const address = page.url();
    await expect(page.getByRole("dialog")).toContainText("リンクはコピーしてあります。");
    await expectPanel(page, "リンクで見られるようになりました");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("三行に");
    await expect(page).toHaveTitle("三行に | プロンプトの街");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    await page.evaluate(() => navigator.clipboard.writeText("before"));
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page);
    await page.getByRole("link", { name: "共有" }).click();
    await expect(page).toHaveURL(address);
    await expectToast(page, "共有リンクをコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page);
    await page.getByRole("button", { name: "非公開にする" }).click();
    await expectToast(page, "プロンプトを非公開にしました");
  });

  test("an edit in place is discarded, then saved once however often it is pressed @all", async ({
    page,
    context,
  }) => {
    const { path } = await sharePrompt(context.request, { title: "旧い題" });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("link", { name: "タイトルと説明を編集" }).click();
    const form = formWith(page, "タイトル");
    const title = form.getByRole("textbox", { name: "タイトル" });
    await title.fill("新しい題");
    await form.getByRole("button", { name: "キャンセル" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("旧い題");
    await page.getByRole("link", { name: "タイトルと説明を編集" }).click();
    await expect(title).toHaveValue("旧い題");

    let sent = 0;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/edit.data*", async (route) => {
      if (route.request().method() === "POST") sent += 1;
      await arrived;
      await route.continue();
    });
    await title.fill("新しい題");
    await form.getByRole("textbox", { name: "説明" }).fill("一行目\n二行目");
    const save = form.getByRole("button", { name: "保存" });
    await save.click();
    await expect(save).toBeDisabled();
    await save.click({ force: true });
    await save.dispatchEvent("click");
    await title.press("Enter");
    arrive();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("新しい題");
    expect(sent).toBe(1);
    await expectToast(page, "タイトルと説明を更新しました");
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle("新しい題 | プロンプトの街");
    await expect(page.getByText("一行目\n二行目")).toBeVisible();
  });

  test("a sign-out elsewhere is shown before the sign-in @all", async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    const { path } = await sharePrompt(context.request, { title: "旧い題" });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("link", { name: "タイトルと説明を編集" }).click();
    const form = formWith(page, "タイトル");
    const elsewhere = await playwright.request.newContext({ storageState: await context.storageState() });
    await elsewhere.delete(`${baseURL}/api/auth/session`, { headers: { Origin: baseURL! } });
    await elsewhere.dispose();
    await form.getByRole("textbox", { name: "タイトル" }).fill("新しい題");
    const { arrive } = await holdSignIn(page);
    await form.getByRole("button", { name: "保存" }).click();
    await expectToast(page, "ログインが必要です。セッションが切れた可能性があります。");
    await expect(page).toHaveURL(path);
    arrive();
    await expect(page).toHaveURL(`/auth?${new URLSearchParams({ redirectTo: path })}`);
  });

  test("a signed-out owner sees the pencil, and a page hidden meanwhile goes when they return @all", async ({
    page,
    context,
  }) => {
    const { id, path } = await sharePrompt(context.request, { title: "内緒の献立" });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("link", { name: "タイトルと説明を編集" })).toBeVisible();
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.reload();
    await hydrated(page);
    const pencil = page.getByRole("button", { name: "タイトルと説明を編集" });
    await expect(pencil).toHaveAttribute("aria-disabled", "true");
    await pencil.click({ force: true });
    await expectToast(page, "編集するにはログインが必要です");
    await page.evaluate(() => localStorage.removeItem("ownPrompts"));
    await page.reload();
    await hydrated(page);
    await expect(pencil).toHaveCount(0);

    await context.addCookies(cookies);
    await togglePublic(context.request, id);
    await context.clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("heading", { name: "プロンプトが見つかりません" })).toBeVisible();
    await expect(page.getByText("内緒の献立")).toHaveCount(0);
  });

  test("link and embed code are copied, and a copy is saved, without leaving the page", async ({
    page,
    context,
    baseURL,
  }) => {
    const { path, shareId } = await sharePrompt(context.request, {
      originalInput: "回覧板を書く",
      content: "短い",
    });
    await page.goto(`${path}?utm_source=x`);
    await hydrated(page);
    await page.getByRole("button", { name: "リンクをコピー" }).click();
    await expectToast(page, "共有リンクをコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);

    await page.getByRole("link", { name: "埋め込みコード" }).click();
    const embedding = page.getByRole("dialog", { name: "埋め込みコード" });
    const code = embedding.getByRole("textbox", { name: "埋め込みコード" });
    await expect(code).toHaveValue(new RegExp(`src="${baseURL}/embed/${shareId}" `));
    await embedding.getByRole("combobox", { name: "テーマ" }).selectOption("ダーク");
    await expect(code).toHaveValue(/\?theme=dark" /);
    await embedding.getByRole("combobox", { name: "表示言語" }).selectOption("Español");
    await expect(code).toHaveValue(/\?theme=dark&amp;lang=es" /);
    await embedding.getByRole("combobox", { name: "テーマ" }).selectOption("閲覧者に合わせる");
    await expect(code).toHaveValue(/\?lang=es" /);
    await embedding.getByRole("checkbox").uncheck();
    await expect(code).not.toHaveValue(/<script/);
    await expect(embedding.getByText("短い", { exact: true })).toBeVisible();
    await embedding.getByRole("button", { name: "コードをコピー" }).click();
    await expectToast(page, "埋め込みコードをコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
    await page.keyboard.press("Escape");

    await page.getByRole("link", { name: "自分のライブラリにコピー" }).click();
    const saving = page.getByRole("dialog", { name: "プロンプトを保存" });
    await saving.getByRole("combobox").selectOption("＋ 新しいフォルダーを作る");
    await saving.getByRole("textbox", { name: "新しいフォルダー名" }).fill("町内会");
    await saving.getByRole("button", { name: "保存", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("article", { name: "回覧板を書く" })).toHaveCount(2);
    await expect(page.getByRole("link", { name: /^町内会\s?1/ })).toBeVisible();
  });
});
