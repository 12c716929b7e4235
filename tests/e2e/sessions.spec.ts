import { readEmail } from "../support/clients/read-email";
import { expect, expectToast, test } from "../support/pages/journey";
import { visitor } from "../support/clients/visitor";

test(
  "a second browser is signed out from the first",
  { tag: "@promise-3a" },
  async ({ page, registered, browser }) => {
    const { email, password } = registered;
    const agents = ["Firefox/140.0 (Windows)", "Firefox/141.0 (Windows)"];
    const others = await Promise.all(
      agents.map(async (userAgent) => {
        const context = await browser.newContext({ extraHTTPHeaders: visitor(), userAgent });
        await context.request.post("/auth", { form: { email, password } });
        const other = await context.newPage();
        await other.goto("/dashboard");
        await expect(other).toHaveURL("/dashboard");
        return other;
      }),
    );

    await page.goto("/profile");
    const list = page.getByRole("region", { name: "ログイン中の端末" }).getByRole("listitem");
    await expect(list).toHaveCount(3);
    await expect(list.filter({ hasText: "この端末" })).toHaveCount(1);
    await expect(list.filter({ hasText: "Firefox, Windows" })).toHaveCount(2);
    await list.getByRole("button", { name: "ログアウト" }).first().click();
    await expectToast(page, "選んだ端末をログアウトしました");
    await expect(list).toHaveCount(2);
    await page.getByRole("button", { name: "ほかの端末をすべてログアウト" }).click();
    await expectToast(page, "ほかの端末をすべてログアウトしました");
    await expect(list).toHaveCount(1);
    for (const other of others) {
      await other.goto("/dashboard");
      await expect(other).toHaveURL("/auth?redirectTo=%2Fdashboard");
      await other.context().close();
    }
  },
);

test("a member verifies their address by the email @all @js", async ({ page, context, registered }) => {
  await page.goto("/profile");
  const account = page.getByRole("region", { name: "アカウント", exact: true });
  await expect(account).toContainText("未確認");
  await account.getByRole("button", { name: "確認メールを送る" }).click();
  await expectToast(page, "確認メールを送信しました");
  const email = await readEmail(context.request, registered.email, "email_verification", 2);
  await page.goto(email.link);
  await page.getByRole("button", { name: "メールアドレスを確認する" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expectToast(page, "メールアドレスを確認しました");
  await page.goto("/profile");
  await expect(account).toContainText("確認済み");
  await expect(account.getByRole("button")).toHaveCount(0);

  await page.goto(email.link);
  await page.getByRole("button", { name: "メールアドレスを確認する" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "このリンクは使用済み・取り消し済み・期限切れか、新しいリンクに置き換わっています",
  );
  await expect(page.getByRole("button", { name: "メールアドレスを確認する" })).toHaveCount(0);
  const again = page.getByRole("link", { name: "プロフィール設定で確認メールを送り直す" });
  await expect(again).toBeFocused();
});
