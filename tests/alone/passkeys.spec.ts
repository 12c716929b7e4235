import { ageSignIn } from "../support/database/change-database";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { newEmail, register } from "../support/clients/members";
import { virtualAuthenticator } from "../support/pages/virtual-authenticator";

// Ageing a sign-in writes at the same time as the Worker, and SQLite takes one writer at a time.
test.describe.configure({ mode: "serial" });

const remove = "アカウントを削除する";

test("a member without a password confirms the deletion of their account by passkey", async ({ page }) => {
  const device = await virtualAuthenticator(page);
  const email = newEmail();
  for (const where of ["dialog", "page"]) {
    await page.goto("/auth/register");
    await hydrated(page);
    await page.getByRole("checkbox").check();
    await page.getByLabel("メールアドレス").fill(email);
    await page.getByRole("button", { name: "パスキーで登録" }).click();
    await expect(page).toHaveURL("/dashboard");
    ageSignIn(email);
    await page.goto(where === "dialog" ? "/profile" : "/profile/delete");
    await hydrated(page);
    if (where === "dialog") {
      await page.getByRole("link", { name: "アカウントを削除" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: remove }).click();
    }
    const confirm = page.getByRole("button", { name: "パスキーで確認して削除する" });
    await expect(page.getByLabel("パスワード", { exact: true })).toHaveCount(0);
    await device.setVerified(false);
    await confirm.click();
    await expectToast(page, "パスキーの操作が完了しませんでした");
    await device.setVerified(true);
    await confirm.click();
    await expect(page).toHaveURL("/auth");
    // The device still has the passkey, and offers it.
    await expectToast(page, "このパスキーを確認できませんでした");
  }
});

test("a passkey is added after an old sign-in once the member confirms who they are", async ({ page }) => {
  const device = await virtualAuthenticator(page);
  const { email, password } = await register(page.request);
  ageSignIn(email);
  await page.goto("/profile");
  await hydrated(page);
  const section = page.getByRole("region", { name: "パスキー" });
  await section.getByRole("button", { name: "パスキーを作成" }).click();
  const dialog = page.getByRole("dialog", { name: "再認証が必要です" });
  await dialog.getByLabel("パスワード", { exact: true }).fill("not my password");
  await dialog.getByRole("button", { name: "パスワードで確認" }).click();
  await expect(dialog.getByText("パスワードが正しくありません")).toBeVisible();
  await dialog.getByLabel("パスワード", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "パスワードで確認" }).click();
  await expectToast(page, "パスキーを作成しました");
  await expect(dialog).toBeHidden();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  expect(await device.credentials()).toHaveLength(1);

  // The account is confirmed by either.
  ageSignIn(email);
  await page.goto("/profile/delete");
  await hydrated(page);
  await expect(page.getByLabel("パスワード", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "パスキーで確認して削除する" }).click();
  await expect(page).toHaveURL("/auth");
});
