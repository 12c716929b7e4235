import { expect, hydrated, test } from "../support/pages/journey";

test("the menu opens, leads on and closes", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "メニューを開く" }).click();
  const menu = page.getByRole("dialog", { name: "メニュー" });
  await expect(menu.getByRole("link", { name: "トップ" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "利用規約" }).click();
  await expect(page).toHaveURL("/terms");
  await expect(menu).toBeHidden();
  await page.getByRole("link", { name: "トップへ戻る" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "AIアプリとつなぐ" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/docs/mcp");
});

test("the menu has the theme, which changes the colors and keeps a form's text", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/");
  if (javaScriptEnabled !== false) await hydrated(page);
  const purpose = page.getByRole("textbox", { name: "やりたいことを書く" });
  await purpose.fill("町内会の案内");
  await page.getByRole("button", { name: "メニューを開く" }).click();
  const menu = page.getByRole("dialog", { name: "メニュー" });
  await menu.getByRole("link", { name: "ダーク" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(21, 23, 31)");
  if (javaScriptEnabled !== false) await expect(purpose).toHaveValue("町内会の案内");
  await page.getByRole("banner").getByRole("link", { name: "街", exact: true }).click();
  await expect(page).toHaveURL("/town-prompts");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the menu closes by Escape", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "メニューを開く" }).click();
  await expect(page.getByRole("dialog", { name: "メニュー" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "メニュー" })).toBeHidden();
});

for (const { language, terms, privacy, date } of [
  { language: "日本語", terms: "利用規約", privacy: "プライバシーポリシー", date: "2025年2月16日" },
  { language: "English", terms: "Terms of", privacy: "Privacy", date: "16 February 2025" },
  { language: "Español", terms: "Condiciones de uso", privacy: "Política", date: "16 de febrero de 2025" },
]) {
  test(`the legal pages are in ${language} @plain`, async ({ page }) => {
    await page.goto("/terms");
    await page.getByRole("link", { name: language }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(terms);
    await expect(page.getByText(date)).toBeVisible();
    await expect(page.locator("main section")).toHaveCount(11);
    await page.goto("/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(privacy);
    await expect(page.locator("main section")).toHaveCount(8);
    await expect(page.getByRole("link", { name: "support@" })).toHaveAttribute("href", /^mailto:support@/);
    await expect(page.locator("main")).not.toContainText("{{");
  });
}

test("an unknown address answers with the 404 card @plain", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toContainText(
    "ページが見つかりません",
  );
  await page.getByRole("link", { name: "トップページへ" }).click();
  await expect(page).toHaveURL("/");
});

test("a deleted draft answers with a message @plain", async ({ page }) => {
  const response = await page.goto("/generate/0000000000000000000000");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("プロンプトが見つかりません");
  await expect(page.getByText("このプロンプトは見つかりません")).toBeVisible();
  await page.getByRole("link", { name: "新しく作る" }).click();
  await expect(page).toHaveURL("/generate");
});
