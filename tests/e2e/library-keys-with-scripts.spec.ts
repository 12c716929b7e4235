import { AxeBuilder } from "@axe-core/playwright";

import { join } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { cardOf, folders, formWith } from "../support/pages/library-page";

test.describe("the keys of the library @js", () => {
  test.beforeEach(async ({ page, context }) => {
    await join(context.request);
    await createFolder(context.request, "企画");
    for (const originalInput of ["三つ目", "二つ目", "一つ目"])
      await createPrompt(context.request, { originalInput });
    await page.goto("/dashboard");
    await hydrated(page);
  });

  test("walk, open, edit, pin, duplicate and delete, and can be switched off", async ({ page }) => {
    const { keyboard } = page;
    const link = (name: string) => cardOf(page, name).getByRole("heading").getByRole("link").first();
    await keyboard.press("ArrowDown");
    await expect(link("一つ目")).toBeFocused();
    await keyboard.press("ArrowDown");
    await expect(link("二つ目")).toBeFocused();
    await keyboard.press("Enter");
    await expect(page.getByText("二つ目を書いてください。")).toBeVisible();
    await keyboard.press("e");
    const purpose = formWith(page, "目的").getByRole("textbox", { name: "目的" });
    await expect(purpose).toBeFocused();
    // In a field a key is a letter.
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("n?/x");
    await expect(purpose).toHaveValue("n?/x");
    await formWith(page, "目的").getByRole("button", { name: "キャンセル" }).click();

    await link("三つ目").focus();
    await keyboard.press("p");
    await expectToast(page, "プロンプトを更新しました");
    await expect(page.getByRole("article").first()).toContainText("三つ目");
    await expect(cardOf(page, "三つ目").getByText("ピン留め")).toBeAttached();
    await link("一つ目").focus();
    await keyboard.press("d");
    await expect(cardOf(page, "一つ目")).toHaveCount(2);
    await cardOf(page, "一つ目").first().getByRole("heading").getByRole("link").focus();
    await keyboard.press("Backspace");
    await page.getByRole("alertdialog").getByRole("button", { name: "削除" }).click();
    await expect(cardOf(page, "一つ目")).toHaveCount(1);
    await expect(page.getByRole("main")).toBeFocused();

    await keyboard.press("/");
    await expect(page.getByRole("textbox", { name: "プロンプトを検索" })).toBeFocused();
    await link("一つ目").focus();
    await keyboard.press("?");
    const help = page.getByRole("dialog", { name: "キーボード操作" });
    await expect(help).toBeVisible();
    // Keys pressed over the page do nothing to it.
    await keyboard.press("n");
    const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await help.getByRole("switch").uncheck();
    await keyboard.press("Escape");
    await expect(help).toHaveCount(0);
    await link("一つ目").focus();
    await keyboard.press("?");
    await keyboard.press("n");
    await expect(help).toHaveCount(0);
    await expect(page.getByRole("region", { name: "手動でプロンプトを作成" })).toHaveCount(0);
  });

  test("a menu and the palette have the rest: moves, actions, folders and prompts @all", async ({ page }) => {
    const row = cardOf(page, "二つ目");
    await row.getByRole("link", { name: /の操作$/ }).click();
    const menu = page.getByRole("menu", { name: "「二つ目」の操作" });
    await expect(menu.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(row.getByRole("link", { name: /の操作$/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await menu.getByRole("menuitem", { name: "フォルダーを移動" }).click();
    const move = page.getByRole("dialog", { name: "フォルダーを移動" });
    await expect(move.getByRole("button", { name: "未分類" })).toBeDisabled();
    await move.getByRole("button", { name: "企画" }).click();
    await expectToast(page, "「企画」に移動しました");
    await expect(folders(page).getByRole("link", { name: "企画 1件" })).toBeVisible();

    const palette = page.getByRole("dialog", { name: "コマンド" });
    const box = palette.getByRole("combobox");
    await page.keyboard.press("Control+k");
    await expect(box).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await box.fill("企画");
    await expect(palette.getByRole("option", { name: "企画" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?folder=/);
    await page.keyboard.press("Control+k");
    await box.fill("手動");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "手動でプロンプトを作成" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await box.fill("二つ目");
    await palette.getByRole("option", { name: "二つ目" }).click();
    await expect(page).toHaveURL(/\/dashboard\/prompts\/[^/]+\/use$/);
    await expect(page.getByRole("button", { name: "コピー", exact: true })).toBeVisible();
  });

  test("the search leads to what it found, and the keys save an edit", async ({ page }) => {
    const { keyboard } = page;
    const search = page.locator("[role=search] [name=search]");
    await keyboard.press("/");
    await expect(search).toBeFocused();
    await keyboard.type("二つ目");
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await keyboard.press("ArrowDown");
    await expect(cardOf(page, "二つ目").getByRole("heading").getByRole("link")).toBeFocused();
    await keyboard.press("/");
    await expect(search).toBeFocused();
    await keyboard.press("Escape");
    await expect(search).not.toBeFocused();
    await keyboard.press("ArrowDown");
    await keyboard.press("e");
    await page.getByRole("textbox", { name: "目的" }).fill("二つ目の目的");
    await keyboard.press("Control+Enter");
    await expectToast(page, "プロンプトを更新しました");
  });

  test("the arrows walk from wherever the focus is, and the keys save a new prompt", async ({ page }) => {
    const { keyboard } = page;
    await page.getByRole("link", { name: "手動でプロンプトを作成" }).first().focus();
    await keyboard.press("ArrowDown");
    await expect(cardOf(page, "一つ目").getByRole("heading").getByRole("link")).toBeFocused();
    await keyboard.press("n");
    const form = formWith(page, "目的");
    await form.getByRole("textbox", { name: "目的" }).fill("四つ目");
    await form.getByRole("textbox", { name: "プロンプト" }).fill("四つ目を書いてください。");
    await keyboard.press("Control+Enter");
    await expectToast(page, "プロンプトを保存しました");
  });

  test("rows are chosen one by one, in a range and all, and moved, tagged and deleted with an undo", async ({
    page,
  }) => {
    const box = (name: string) => cardOf(page, name).getByRole("checkbox");
    const bar = page.getByRole("form", { name: "選んだプロンプトの操作" });
    await box("一つ目").click();
    await box("三つ目").click({ modifiers: ["Shift"] });
    await expect(bar.getByRole("status")).toHaveText("3件を選択中");
    await box("二つ目").click();
    await expect(bar.getByRole("status")).toHaveText("2件を選択中");
    await bar.getByRole("button", { name: "移動" }).click();
    await page.getByRole("dialog").getByRole("combobox").selectOption("企画");
    await page.getByRole("dialog").getByRole("button", { name: "移動" }).click();
    await expect(folders(page).getByRole("link", { name: "企画 2件" })).toBeVisible();
    await expect(bar).toBeHidden();

    await page.getByRole("checkbox", { name: "このページのすべてを選ぶ" }).check();
    await expect(bar.getByRole("status")).toHaveText("3件を選択中");
    await bar.getByRole("button", { name: "タグ" }).click();
    const tag = page.getByRole("dialog").getByRole("textbox", { name: "タグ" });
    await tag.fill("春、夏");
    await tag.press("Enter");
    await expect(tag).toHaveAccessibleDescription(/タグを分けてください/);
    await tag.fill("春");
    await tag.press("Enter");
    await expect(page.getByRole("article").filter({ hasText: "春" })).toHaveCount(3);
    await page.getByRole("checkbox", { name: "このページのすべてを選ぶ" }).check();
    await bar.getByRole("button", { name: "削除" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "削除" }).click();
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.locator("li[data-state=open]").getByRole("button", { name: "元に戻す" }).first().click();
    await expect(page.getByRole("article")).toHaveCount(3);
  });
});
