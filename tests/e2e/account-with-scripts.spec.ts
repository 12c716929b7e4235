import type { Page } from "@playwright/test";

import { createPrompt } from "../support/clients/create-prompt";
import { join, newMember } from "../support/clients/members";
import { expect, expectToast, holdScripts, hydrated, test } from "../support/pages/journey";
import { signIn } from "../support/pages/session";

const email = (page: Page) => page.getByLabel("メールアドレス");
const password = (page: Page) => page.getByLabel("パスワード", { exact: true });
const again = (page: Page) => page.getByLabel("パスワード（確認）", { exact: true });
const create = (page: Page) => page.getByRole("button", { name: "アカウントを作成" });

test.describe("with scripts @js", () => {
  test("a registration is checked as it is typed, and its error is scrolled into view", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto("/auth");
    await hydrated(page);
    await email(page).fill("new@example.com");
    await page.getByRole("link", { name: "新規登録" }).click();
    await expect(again(page)).toBeVisible();
    await expect(email(page)).toHaveValue("new@example.com");
    await email(page).fill("newer@example.com");
    await page.getByRole("main").getByRole("link", { name: "ログイン", exact: true }).click();
    await expect(again(page)).toHaveCount(0);
    await expect(email(page)).toHaveValue("newer@example.com");
    await page.getByRole("link", { name: "新規登録" }).click();
    await expect(again(page)).toBeVisible();

    await password(page).fill("harbour-lights");
    await again(page).fill("harbour-lights");
    await page.getByRole("button", { name: "パスワードを表示", exact: true }).click();
    await expect(password(page)).toHaveAttribute("type", "text");
    await expect(again(page)).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "パスワード（確認）を表示" }).click();
    await page.getByRole("button", { name: "パスワードを隠す", exact: true }).click();
    await expect(password(page)).toHaveAttribute("type", "password");
    await expect(again(page)).toHaveAttribute("type", "text");
    await expect(password(page)).toHaveValue("harbour-lights");

    await expect(create(page)).toBeDisabled();
    await page.getByRole("checkbox").check();
    await expect(create(page)).toBeEnabled();
    await page.getByRole("checkbox").uncheck();
    await expect(create(page)).toBeDisabled();
    await page.getByRole("checkbox").check();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await create(page).click();
    await expect(page.getByText("通信できませんでした").first()).toBeInViewport();
  });

  test("a line below the button says what a registration still lacks", async ({ page }) => {
    await page.goto("/auth/register");
    await hydrated(page);
    const line = page.locator("form").getByRole("status");
    await expect(create(page)).toHaveAccessibleDescription(
      "あと必要なもの：メールアドレス、パスワード、同じパスワードをもう一度、規約への同意",
    );
    // It stays as it is while somebody types, and changes once a field can be right.
    await email(page).pressSequentially("a");
    await page.waitForTimeout(1_000);
    await expect(line).toContainText("メールアドレス");
    await email(page).fill("new@example.com");
    await expect(line).toHaveText("あと必要なもの：パスワード、同じパスワードをもう一度、規約への同意");
    await password(page).fill("harbour-lights");
    await again(page).fill("harbour-light");
    await page.getByRole("checkbox").check();
    await expect(line).toHaveText("あと必要なもの：同じパスワードをもう一度");
    await again(page).fill("harbour-lights");
    await expect(line).toHaveText("");
    await expect(create(page)).toBeEnabled();
    await page.getByRole("checkbox").uncheck();
    await expect(line).toHaveText("あと必要なもの：規約への同意");
  });

  test("input from before the scripts loaded counts", async ({ page }) => {
    let arrive = await holdScripts(page);
    await page.goto("/auth/register", { waitUntil: "commit" });
    await page.getByRole("checkbox").check();
    arrive();
    await hydrated(page);
    await expect(page.getByRole("checkbox")).toBeChecked();
    await expect(create(page)).toBeEnabled();

    arrive = await holdScripts(page);
    await page.goto("/auth", { waitUntil: "commit" });
    await email(page).fill("early@example.com");
    arrive();
    await hydrated(page);
    await page.getByRole("link", { name: "パスワードを忘れた方" }).click();
    await expect(page.getByRole("dialog").getByLabel("メールアドレス")).toHaveValue("early@example.com");
  });

  test("the reset dialog opens with the typed address and closes once the email is sent @all", async ({
    page,
    member,
  }) => {
    await page.context().clearCookies();
    await page.goto("/auth");
    await hydrated(page);
    const dialog = page.getByRole("dialog", { name: "パスワードの再設定" });
    await email(page).fill("no address");
    await page.getByRole("link", { name: "パスワードを忘れた方" }).click();
    await expect(dialog.getByLabel("メールアドレス")).toHaveValue("no address");
    await dialog.getByRole("button", { name: "メールを送信" }).click();
    await expect(dialog.getByText("メールアドレスの形式が正しくありません")).toBeVisible();
    await dialog.getByLabel("メールアドレス").fill(member.email);
    await dialog.getByRole("button", { name: "メールを送信" }).click();
    await expect(dialog).toBeHidden();
    await expectToast(page, "メールを送信しました");
    await expect(page).toHaveURL(/\/auth\?sent=/);
    await page.getByRole("link", { name: "パスワードを忘れた方" }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  test("a new member is welcomed once, and not when they return @all", async ({ page }) => {
    const member = newMember();
    await page.goto("/auth/register");
    await email(page).fill(member.email);
    await password(page).fill(member.password);
    await again(page).fill(member.password);
    await page.getByRole("checkbox").check();
    await create(page).click();
    await expect(page).toHaveURL("/dashboard");
    const dialog = page.getByRole("dialog", { name: "ご登録ありがとうございます" });
    await expect(dialog).toBeVisible();
    const isNew = () => page.evaluate(() => localStorage.getItem("isNewRegistration"));
    expect(await isNew()).toBe("false");
    await expect(dialog).toBeFocused();
    await expect(dialog).not.toContainText("ライブラリに保存しました");
    expect((await dialog.boundingBox())!.width).toBeLessThanOrEqual(500);
    await expect(dialog).toContainText("LINEの公式アカウント");
    await expect(dialog).toContainText("電子書籍を無料で");
    const promotion = dialog.getByRole("link", { name: "LINEを開く" });
    // The example's LINE account does not exist.
    await expect(promotion).toHaveAttribute("href", "https://line.example/prompt-town");
    await expect(promotion).toHaveAttribute("target", "_blank");
    await expect(promotion).toHaveAttribute("rel", /noreferrer|noopener/);
    // Left in another way than by its buttons, it does not come back.
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.context().clearCookies();
    await page.goto("/auth");
    await hydrated(page);
    await signIn(page, member);
    await expect(page).toHaveURL("/dashboard");
    await expectToast(page, "ログインしました");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the welcome takes no field from who types, and names no prompt that it did not save @js", async ({
    page,
    context,
  }) => {
    await join(context.request);
    await createPrompt(context.request, { originalInput: "夏祭り" });
    await page.goto("/dashboard");
    await page.evaluate(() => localStorage.setItem("isNewRegistration", "true"));
    const dialog = page.getByRole("dialog", { name: "ご登録ありがとうございます" });
    const arrive = await holdScripts(page);
    await page.reload({ waitUntil: "commit" });
    const search = page.locator("main input[name=search][type=text]");
    await search.fill("夏");
    arrive();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await expect(dialog).toBeHidden();
    await expect(search).toBeFocused();
    await page.goto("/dashboard?sort=name");
    await expect(dialog).toBeVisible();
    await expect(dialog).not.toContainText("夏祭り");
  });

  test("a toast closes automatically after five seconds @all", async ({ page, member }) => {
    await page.clock.install();
    await page.goto("/profile");
    await expect(page.getByRole("main")).toContainText(member.email);
    await page.goto("/profile/delete");
    await page.getByRole("button", { name: "アカウントを削除する" }).click();
    await expectToast(page, "アカウントを削除しました");
    await page.clock.runFor(6_000);
    await expect(page.locator("li[data-state=open]")).toHaveCount(0);
  });

  test("the back button skips the sign-in pages to the prompt before them @all", async ({ page }) => {
    const member = newMember();
    await page.goto("/generate?purpose=商店街の夏祭りのお知らせ");
    await hydrated(page);
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    await page.waitForURL(/generate\/\w+/);
    const draft = page.url();
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page).toHaveURL(/\/auth\/register/);
    await email(page).fill(member.email);
    await password(page).fill(member.password);
    await again(page).fill(member.password);
    await page.getByRole("checkbox").check();
    await create(page).click();
    await expect(page).toHaveURL("/dashboard");
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(page).toHaveURL(draft);
  });

  for (const [link, path] of [
    ["ライブラリ", "/dashboard"],
    ["プロフィール設定", "/profile"],
  ] as const)
    test(`the back button skips a member's page after signing out: ${path} @all`, async ({
      page,
      context,
    }) => {
      await join(context.request);
      await page.goto("/terms");
      await hydrated(page);
      await page.getByRole("button", { name: "メニューを開く" }).click();
      await page.getByRole("dialog").getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(path);
      await page.getByRole("button", { name: "メニューを開く" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "ログアウト" }).click();
      await expect(page).toHaveURL("/");
      await page.goBack();
      await expect(page).toHaveURL(/\/auth\?redirectTo/);
      await page.goBack();
      await expect(page).toHaveURL("/terms");
    });
});
