import { expect, hydrated, test } from "../support/pages/journey";

test("the menu opens, leads on and closes @all", async ({ page }) => {
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

test("the menu has the theme, which changes the colors and keeps a form's text @js", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const purpose = page.getByRole("textbox", { name: "やりたいことを書く" });
  await purpose.fill("町内会の案内");
  await page.getByRole("button", { name: "メニューを開く" }).click();
  const menu = page.getByRole("dialog", { name: "メニュー" });
  await menu.getByRole("link", { name: "ダーク" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(21, 23, 31)");
  await expect(purpose).toHaveValue("町内会の案内");
  await page.getByRole("banner").getByRole("link", { name: "街", exact: true }).click();
  await expect(page).toHaveURL("/town-prompts");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("without scripts a choice of theme or language leads back to its menu @plain", async ({ page }) => {
  await page.goto("/terms?lang=ja");
  const opener = page.getByRole("banner").getByRole("button").first();
  for (const [choice, address] of [
    ["ダーク", "/terms?lang=ja&theme=dark#header"],
    ["Español", "/terms?lang=es&theme=dark#header"],
  ] as const) {
    await opener.click();
    await page.getByRole("dialog").getByRole("link", { name: choice }).click();
    await expect(page).toHaveURL(address);
    await expect(opener).toBeInViewport();
  }
  const english = page.getByRole("contentinfo").getByRole("link", { name: "English" });
  await english.click();
  await expect(page).toHaveURL("/terms?lang=en&theme=dark#languages");
  await expect(english).toBeInViewport();
});

test("the menu closes by Escape", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "メニューを開く" }).click();
  await expect(page.getByRole("dialog", { name: "メニュー" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "メニュー" })).toBeHidden();
});
