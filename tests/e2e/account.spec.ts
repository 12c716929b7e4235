import type { Page } from "@playwright/test";

import { readEmail } from "../support/clients/read-email";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { newMember } from "../support/clients/members";
import { signIn } from "../support/pages/session";

const purpose = "商店街の夏祭りのお知らせ";

async function signOut(page: Page) {
  await page.getByRole("button", { name: "メニューを開く" }).click();
  await page.getByRole("dialog", { name: "メニュー" }).getByRole("button", { name: "ログアウト" }).click();
  await expect(page).toHaveURL("/");
  await expectToast(page, "ログアウトしました");
}

test("a visitor registers for a prompt, saves it, resets the password and signs out @all @no-js", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const member = newMember();

  await test.step("the prompt asks to sign in, and waits", async () => {
    await page.goto(`/generate?purpose=${encodeURIComponent(purpose)}`);
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    await page.waitForURL(/generate\/\w+/);
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page).toHaveURL(/\/auth\/register\?redirectTo=/);
    await page.getByLabel("メールアドレス").fill(member.email);
    await page.getByLabel("パスワード", { exact: true }).fill(member.password);
    await page.getByLabel("パスワード（確認）", { exact: true }).fill(member.password);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "アカウントを作成" }).click();
  });

  await test.step("it is in the library", async () => {
    await expect(page).toHaveURL("/dashboard");
    if (scripts) {
      const welcome = page.getByRole("dialog");
      await expect(welcome).toContainText("確認メールを送りました");
      await expect(welcome).toContainText(`ライブラリに保存しました${purpose}`);
      await welcome.getByRole("button", { name: "ライブラリを見る" }).click();
    } else await expectToast(page, "プロンプトを保存しました");
    await expect(page.getByRole("article").filter({ hasText: purpose })).toHaveCount(1);
    await page.getByRole("heading", { name: purpose }).click();
    if (scripts) await expect(page.getByRole("article")).toContainText("文章生成用");
    else await expect(page.getByRole("textbox", { name: "プロンプト", exact: true })).toHaveValue(/.+/);
    await page.reload();
    await expect(page.getByText("プロンプトを保存しました").filter({ visible: true })).toHaveCount(0);
  });

  await test.step("signing out closes the library, signing in opens it", async () => {
    await signOut(page);
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/auth?redirectTo=%2Fdashboard");
    await page.getByLabel("メールアドレス").fill(member.email);
    await page.getByLabel("パスワード", { exact: true }).fill("not-the-password");
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("メールアドレスまたはパスワードが正しくありません");
    await expect(page.getByText("メールアドレスまたはパスワードが正しくありません")).toHaveCount(1);
    await expect(page.getByLabel("メールアドレス")).toHaveValue(member.email);
    await page.getByLabel("パスワード", { exact: true }).fill(member.password);
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
    await expectToast(page, "ログインしました");
    await expect(page.getByRole("article")).toContainText(purpose);
    await signOut(page);
  });

  const password = "lanterns-by-the-canal";
  await test.step("an email leads to a new password", async () => {
    await page.goto("/auth");
    if (scripts) await hydrated(page);
    await page.getByLabel("メールアドレス").fill(member.email);
    await page.getByRole("link", { name: "パスワードを忘れた方" }).click();
    const form = scripts ? page.getByRole("dialog") : page.locator("main");
    await expect(form.getByLabel("メールアドレス")).toHaveValue(scripts ? member.email : "");
    await form.getByLabel("メールアドレス").fill(member.email);
    await form.getByRole("button", { name: "メールを送信" }).click();
    await expectToast(page, "メールを送信しました");
    await expect(page).toHaveURL(/\/auth\?sent=/);
    const sent = page.getByRole("status").filter({ hasText: "メールを確認してください" });
    await expect(sent).toContainText(member.email);
    await sent.getByRole("button", { name: "もう一度送る" }).click();
    await expect(sent).toBeVisible();

    const email = await readEmail(context.request, member.email, "password_reset", 2);
    expect(email.subject).toBe("【プロンプトの街】パスワードの再設定");
    await page.goto(email.link);
    await page.getByLabel("新しいパスワード", { exact: true }).fill(password);
    await page.getByLabel("パスワード（確認）", { exact: true }).fill(password);
    await page.getByRole("button", { name: "パスワードを変更" }).click();
    await expect(page).toHaveURL(/\/auth\?email=/);
    await expectToast(page, "パスワードを変更しました");
    await expect(page.getByLabel("メールアドレス")).toHaveValue(member.email);

    await page.goto(email.link);
    await expect(page.getByRole("alert")).toContainText(
      "このリンクは使用済み・取り消し済み・期限切れか、新しいリンクに置き換わっています",
    );
    await page.getByRole("link", { name: "新しいリンクを申し込む" }).click();
    await expect(page).toHaveURL("/auth/reset");
  });

  await test.step("the account is deleted with all that is in it", async () => {
    await page.goto("/auth");
    await signIn(page, { ...member, password });
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("article")).toContainText(purpose);
    await page.goto("/profile/delete");
    await page.getByRole("link", { name: "キャンセル" }).click();
    await expect(page).toHaveURL("/profile");
    await page.goto("/profile/delete");
    await page.getByRole("button", { name: "アカウントを削除する" }).click();
    await expect(page).toHaveURL("/auth");
    await expectToast(page, "アカウントを削除しました");
    await page.goto("/auth");
    await signIn(page, { ...member, password });
    await expect(page.getByRole("alert")).toHaveText("メールアドレスまたはパスワードが正しくありません");
  });
});
