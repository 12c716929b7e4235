import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { jpeg } from "../support/factories/pictures";
import { keyboardOf } from "../support/pages/keyboard";
import { chooseFile, cropDialog, profileForm } from "../support/pages/profile-page";

test.describe("without a pointer @js", () => {
  test("a member signs in after a refusal that focuses the invalid field, and signs out @all", async ({
    page,
    context,
    registered,
  }) => {
    await context.clearCookies();
    const { press, type } = keyboardOf(page);
    const signIn = page.getByRole("button", { name: "ログイン", exact: true });
    const email = page.getByRole("textbox", { name: "メールアドレス" });
    await page.goto("/auth");
    await hydrated(page);
    await press(signIn);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("メールアドレスを入力してください");
    await type(email, registered.email);
    await press(page.getByRole("button", { name: "パスワードを表示" }));
    await type(page.getByRole("textbox", { name: "パスワード", exact: true }), registered.password);
    await press(signIn);
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("main")).toBeFocused();
    await press(page.getByRole("button", { name: "メニューを開く" }));
    await press(page.getByRole("dialog", { name: "メニュー" }).getByRole("button", { name: "ログアウト" }));
    await expect(page).toHaveURL("/");
  });

  test("a member edits the profile and its picture", { tag: "@all" }, async ({ page, context }) => {
    await join(context.request);
    const { to, press, type } = keyboardOf(page);
    await page.goto("/profile");
    await hydrated(page);
    await press(page.getByRole("link", { name: "編集", exact: true }));
    const form = profileForm(page);
    await expect(form.getByRole("textbox", { name: "表示名" })).toBeFocused();
    await expect(form.getByRole("button", { name: "プロフィール画像" })).toHaveCount(0);
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      press(form.getByRole("button", { name: "画像を選ぶ" })),
    ]);
    await chooser.setFiles([]);
    await chooseFile(page, jpeg);
    const dialog = cropDialog(page);
    await press(dialog.getByRole("application"), "ArrowLeft");
    await press(dialog.getByRole("slider"), "ArrowRight");
    await press(dialog.getByRole("button", { name: "この範囲を使う" }));
    await expect(dialog).toHaveCount(0);
    await type(form.getByRole("textbox", { name: "GitHub" }), "no address");
    await press(form.getByRole("switch"), "Space");
    await press(form.getByRole("button", { name: "保存" }));
    await expect(form.getByRole("textbox", { name: "GitHub" })).toBeFocused();
    await type(form.getByRole("textbox", { name: "GitHub" }), "https://github.com/ada");
    await press(form.getByRole("button", { name: "保存" }));
    await expect(page.getByRole("link", { name: "編集", exact: true })).toBeFocused();
    await to(page.getByRole("link", { name: "GitHub" }));
  });

  test("a member makes a token, copies it and revokes it", { tag: "@all" }, async ({ page, context }) => {
    await join(context.request);
    const { press, type, choose } = keyboardOf(page);
    await page.goto("/profile");
    await hydrated(page);
    await press(page.getByRole("link", { name: "新しいトークン" }));
    const dialog = page.getByRole("dialog");
    await type(dialog.getByRole("textbox", { name: "名前" }), "CI");
    await choose(dialog.getByRole("combobox", { name: "権限" }), "読み取りと書き込み");
    await press(dialog.getByRole("button", { name: "トークンを作成" }));
    await expect(page.getByRole("link", { name: "新しいトークン" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: "作成したトークン" })).toBeFocused();
    await press(page.getByRole("button", { name: "トークンをコピー" }));
    await press(page.getByRole("link", { name: "「CI」を無効にする" }));
    await press(page.getByRole("alertdialog").getByRole("button", { name: "無効にする" }));
    await expect(page.getByRole("link", { name: "「CI」を無効にする" })).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });
});
