import { ageSignIn } from "../support/database/change-database";
import { allowAtGoogle } from "../support/clients/allow-at-google";
import { expect, hydrated, test } from "../support/pages/journey";
import { newEmail, register } from "../support/clients/members";

// Ageing a sign-in writes at the same time as the Worker, and SQLite takes one writer at a time.
test.describe.configure({ mode: "serial" });

const remove = "アカウントを削除する";

test("an old sign-in is confirmed by password before the account is deleted", async ({ page, request }) => {
  const { email, password } = await register(page.request);
  ageSignIn(email);
  await page.goto("/profile/delete");
  await expect(page.getByText("再認証が必要です")).toBeVisible();
  await page.getByRole("button", { name: remove }).click();
  await expect(page.getByRole("main").getByText("パスワードを入力してください")).toBeVisible();
  await page.getByLabel("パスワード", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: remove }).click();
  await expect(page.getByRole("main").getByText("パスワードが正しくありません")).toBeVisible();
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByRole("button", { name: remove }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("アカウントを削除しました").filter({ visible: true }).first()).toBeVisible();
  const again = await request.post("/auth", { form: { email, password } });
  expect(again.status()).toBe(401);
});

test("an old sign-in by Google is confirmed by Google", async ({ page }) => {
  // A browser that blocks popups uses the full page.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const [email, sub] = [newEmail(), crypto.randomUUID()];
  await page.goto(await allowAtGoogle(page.request, "/auth/google", { email, sub }));
  await expect(page).toHaveURL("/dashboard");
  ageSignIn(email);
  await page.goto("/profile/delete");
  await expect(page.getByRole("button", { name: remove })).toHaveCount(0);
  await page.getByRole("link", { name: "Googleでログイン" }).click();
  await page.getByLabel("email", { exact: true }).fill(email);
  await page.getByLabel("sub").fill(sub);
  await page.getByLabel("email_verified").check();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page).toHaveURL("/profile/delete");
  await page.getByRole("button", { name: remove }).click();
  await expect(page).toHaveURL("/auth");
});

test.describe("in dialogs @js", () => {
  test("a recent sign-in is asked once, and can cancel @all", async ({ page }) => {
    await register(page.request);
    await page.goto("/profile");
    await hydrated(page);
    await page.getByRole("link", { name: "アカウントを削除" }).click();
    const question = page.getByRole("alertdialog", { name: "アカウントを削除しますか？" });
    await question.getByRole("button", { name: "キャンセル" }).click();
    await expect(question).toBeHidden();
    await page.getByRole("link", { name: "アカウントを削除" }).click();
    await question.getByRole("button", { name: remove }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByText("アカウントを削除しました").filter({ visible: true }).first()).toBeVisible();
  });

  test("an old sign-in must confirm the password @all", async ({ page }) => {
    const { email, password } = await register(page.request);
    ageSignIn(email);
    await page.goto("/profile");
    await hydrated(page);
    await page.getByRole("link", { name: "アカウントを削除" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: remove }).click();
    const dialog = page.getByRole("dialog", { name: "再認証が必要です" });
    await dialog.getByLabel("パスワード", { exact: true }).fill("not my password");
    await dialog.getByRole("button", { name: remove }).click();
    await expect(dialog.getByText("パスワードが正しくありません")).toBeVisible();
    await dialog.getByLabel("パスワード", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: remove }).click();
    await expect(page).toHaveURL("/auth");
  });
});
