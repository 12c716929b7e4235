import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { newEmail } from "../support/clients/members";
import { virtualAuthenticator } from "../support/pages/virtual-authenticator";

const register = "パスキーで登録";
const signIn = "パスキーでログイン";

test("a visitor registers with a passkey, and signs in with it from the suggestions @js @chromium", async ({
  page,
}) => {
  const device = await virtualAuthenticator(page);
  const email = newEmail();
  await page.goto("/auth/register?redirectTo=/generate");
  await hydrated(page);
  const button = page.getByRole("button", { name: register });
  await expect(button).toBeDisabled();
  await page.getByRole("checkbox").check();
  await button.click();
  await expect(page.getByText("メールアドレスを入力してください").first()).toBeVisible();
  expect(await device.credentials()).toEqual([]);
  await page.getByLabel("メールアドレス").fill(email);
  await button.click();
  await expect(page).toHaveURL("/generate");
  await expectToast(page, "登録が完了しました");
  expect(await device.credentials()).toMatchObject([
    { rpId: "localhost", isResidentCredential: true, userName: email },
  ]);

  await page.context().clearCookies({ name: /session/ });
  // The suggestion is chosen as soon as it is there.
  await page.goto("/auth?redirectTo=/town-prompts");
  await expect(page).toHaveURL("/town-prompts");
  await expectToast(page, "ログインしました");
});

test("a taken address and a cancelled dialog are named @js @chromium", async ({ page, registered }) => {
  const device = await virtualAuthenticator(page);
  await page.context().clearCookies();
  await page.goto("/auth/register");
  await hydrated(page);
  await page.getByRole("checkbox").check();
  await page.getByLabel("メールアドレス").fill(registered.email);
  await page.getByRole("button", { name: register }).click();
  await expect(page.getByRole("alert").filter({ hasText: "既に登録されています" }).first()).toBeVisible();
  expect(await device.credentials()).toEqual([]);

  await page.getByLabel("メールアドレス").fill(newEmail());
  await device.setVerified(false);
  await page.getByRole("button", { name: register }).click();
  await expectToast(page, "パスキーの操作が完了しませんでした");
  // The password's way is open as before.
  await page.getByLabel("パスワード", { exact: true }).fill("harbour-lights-at-nine");
  await page.getByRole("textbox", { name: "パスワード（確認）" }).fill("harbour-lights-at-nine");
  await page.getByRole("button", { name: "アカウントを作成" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a member creates a passkey, signs in with its button, and removes it @js @chromium", async ({
  page,
  registered,
}) => {
  const device = await virtualAuthenticator(page, false);
  await page.goto("/profile?error=google_other_account");
  await expectToast(page, "別のGoogleアカウントです");
  await page.goto("/profile");
  await hydrated(page);
  const section = page.getByRole("region", { name: "パスキー" });
  await expect(section).toContainText("パスキーはまだありません");
  await device.setPresent(true);
  await section.getByRole("button", { name: "パスキーを作成" }).click();
  await expectToast(page, "パスキーを作成しました");
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Chrome");
  await expect(rows).toContainText("未使用");
  await section.getByRole("button", { name: "パスキーを作成" }).click();
  await expectToast(page, "この端末には、あなたのパスキーがすでにあります");
  await expect(page.getByRole("region", { name: "アカウント", exact: true })).toContainText(
    "メールとパスワード、パスキー",
  );

  await page.context().clearCookies({ name: /session/ });
  await device.setPresent(false);
  const suggested = page.waitForResponse("**/auth/passkey-options");
  await page.goto("/auth");
  await hydrated(page);
  await suggested;
  // An authenticator never answers a request that came while nobody was present.
  await page.route("**/auth/passkey-options", async (route) => {
    await device.setPresent(true);
    await route.continue();
  });
  await page.getByRole("button", { name: signIn }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/profile");
  await expect(rows).toContainText("最終使用");

  const [passkey] = await device.credentials();
  await rows.getByRole("link", { name: /パスキーを削除/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "削除" }).click();
  await expectToast(page, "パスキーを削除しました");
  await expect(rows).toHaveCount(0);
  expect(passkey!.userName).toBe(registered.email);
  // The browser was told, and suggests it no more.
  await expect.poll(() => device.credentials()).toEqual([]);
});

test("a browser without passkeys shows none of their controls @js", async ({ page, registered }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto("/profile");
  await hydrated(page);
  await expect(page.getByRole("region", { name: "パスキー" })).toBeVisible();
  await expect(page.getByRole("button", { name: "パスキー" })).toHaveCount(0);
  await page.context().clearCookies();
  for (const path of ["/auth", "/auth/register"]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("button", { name: "パスキー" })).toHaveCount(0);
  }
  await page.goto("/auth");
  await page.getByLabel("メールアドレス").fill(registered.email);
  await page.getByLabel("パスワード", { exact: true }).fill(registered.password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("without scripts no control of passkeys is shown @no-js", async ({ page }) => {
  test.skip(test.info().project.name !== "no-js", "The controls with scripts are in the tests above.");
  for (const path of ["/auth", "/auth/register"]) {
    await page.goto(path);
    await expect(page.getByLabel("メールアドレス")).toBeVisible();
    await expect(page.getByText("パスキー").filter({ visible: true })).toHaveCount(0);
  }
});
