import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectNotice, expectPanel, hydrated, test } from "../support/pages/journey";
import { keepPrompt } from "../support/clients/keep-prompt";
import { publishPrompt, uniquePurpose } from "../support/clients/publish-prompt";

/** Opens the dialog of the one prompt in the library. */
async function openDialog(page: Page, opener = "街に投稿") {
  await page.goto("/dashboard");
  await hydrated(page);
  await page.getByRole("article").getByRole("heading").click();
  await page.getByRole("link", { name: opener, exact: true }).click();
  return page.getByRole("dialog", { name: "街に投稿" });
}

test.describe("publishing with scripts @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("a category is suggested and announced", async ({ page, context }) => {
    await keepPrompt(context.request, { originalInput: uniquePurpose("Instagramのハッシュタグを考えて") });
    const dialog = await openDialog(page);
    await dialog.getByRole("button", { name: "カテゴリーを自動で選択" }).click();
    await expectNotice(page, "カテゴリーを自動で選択しました");
    await expect(dialog.getByRole("combobox", { name: "カテゴリー", exact: true })).toHaveValue("marketing");
    await expect(dialog.getByRole("combobox", { name: "サブカテゴリー" })).toHaveValue("ソーシャルメディア");
    await expect(dialog.getByRole("button", { name: "投稿する" })).toBeEnabled();
  });

  test("an unrecognized prompt gets a default category, with a hint", async ({ page, context }) => {
    await keepPrompt(context.request, { originalInput: "ほげ", content: "ほげほげ" });
    const dialog = await openDialog(page);
    await dialog.getByRole("button", { name: "カテゴリーを自動で選択" }).click();
    await expectNotice(page, "既定のカテゴリーを設定しました");
    await expectNotice(page, "手動で選択してください。");
    await expect(dialog.getByRole("combobox", { name: "カテゴリー", exact: true })).toHaveValue(
      "communication",
    );
    await expect(dialog.getByRole("combobox", { name: "サブカテゴリー" })).toHaveValue("文章作成");
  });

  test("without a network the category is chosen by hand, and nothing is lost", async ({ page, context }) => {
    await keepPrompt(context.request, { originalInput: uniquePurpose() });
    const dialog = await openDialog(page);
    await dialog.getByRole("textbox", { name: "タイトル" }).fill("書きかけの題");
    await dialog.getByRole("combobox", { name: "カテゴリー", exact: true }).selectOption("ビジネス");
    await dialog.getByRole("switch", { name: "プロフィールを表示する" }).click();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    const suggest = dialog.getByRole("button", { name: "カテゴリーを自動で選択" });
    await suggest.click();
    await expectNotice(page, "カテゴリーの提案に失敗しました");
    await expectNotice(page, "手動で選択してください。");
    await expect(suggest).toBeEnabled();
    await dialog.getByRole("combobox", { name: "サブカテゴリー" }).selectOption("リーダーシップ");
    await dialog.getByRole("button", { name: "投稿する" }).click();
    await expect(dialog.getByText("通信できませんでした")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "タイトル" })).toHaveValue("書きかけの題");
    await expect(dialog.getByRole("combobox", { name: "サブカテゴリー" })).toHaveValue("リーダーシップ");
    await expect(dialog.getByRole("switch", { name: "プロフィールを表示する" })).not.toBeChecked();

    await context.setOffline(false);
    await dialog.getByRole("button", { name: "キャンセル" }).click();
    await page.getByRole("link", { name: "街に投稿" }).click();
    await expect(dialog.getByText("通信できませんでした")).toHaveCount(0);
    await expect(dialog.getByRole("textbox", { name: "タイトル" })).toHaveValue("");
    await expect(dialog.getByRole("combobox", { name: "カテゴリー", exact: true })).toHaveValue("");
    await expect(dialog.getByRole("switch", { name: "プロフィールを表示する" })).toBeChecked();
  });

  test("title and description are suggested, reviewed and published", async ({ page, context }) => {
    await keepPrompt(context.request, { originalInput: "議事録の要約", tags: ["会議"] });
    const dialog = await openDialog(page);
    await dialog.getByRole("combobox", { name: "カテゴリー", exact: true }).selectOption("ビジネス");
    await dialog.getByRole("combobox", { name: "サブカテゴリー" }).selectOption("会議・ミーティング");
    await dialog.getByRole("button", { name: "AIで作成" }).click();
    await expect(dialog.getByRole("button", { name: "自動で作成しました" })).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "タイトル" })).toHaveValue("議事録の要約");
    await expect(dialog.getByRole("textbox", { name: "説明" })).toHaveValue(/（(?:.*、)?会議）/);
    await dialog.getByRole("textbox", { name: "タイトル" }).fill("議事録を三行に");
    await dialog.getByRole("button", { name: "投稿する" }).click();
    await expectPanel(page, "街に並びました");
    await expect(page.getByRole("link", { name: "投稿内容を変更" })).toBeFocused();
    await page.getByRole("link", { name: "投稿内容を変更" }).click();
    await expect(dialog.getByRole("textbox", { name: "タイトル" })).toHaveValue("議事録を三行に");
    await expect(dialog.getByRole("textbox", { name: "説明" })).toHaveValue(/（(?:.*、)?会議）/);
    await expect(dialog.getByRole("combobox", { name: "サブカテゴリー" })).toHaveValue("会議・ミーティング");
  });

  test("the dialog returns the focus to its opener", async ({ page, context }) => {
    await publishPrompt(context.request);
    const dialog = await openDialog(page, "投稿内容を変更");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: "投稿内容を変更" })).toBeFocused();
  });
});
