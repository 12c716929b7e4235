import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectToast, expectPanel, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { uniquePurpose } from "../support/clients/publish-prompt";

/** Opens the dialog of the one prompt in the library. */
async function openDialog(page: Page, opener = "街に投稿") {
  await page.goto("/dashboard");
  await hydrated(page);
  await page.getByRole("article").getByRole("heading").click();
  await page.getByRole("link", { name: opener, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /街に投稿|投稿内容を変更/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe("publishing with scripts @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("a prompt is published from its card with what the dialog starts with, and changed from there", async ({
    page,
    context,
  }) => {
    const purpose = uniquePurpose("Instagramのハッシュタグを考えて");
    await createPrompt(context.request, {
      originalInput: purpose,
      content: "{{店}}の投稿",
      tags: ["夕暮れ"],
    });
    const dialog = await openDialog(page);
    const category = dialog.getByRole("combobox", { name: "カテゴリー", exact: true });
    const subcategory = dialog.getByRole("combobox", { name: "サブカテゴリー" });
    const submit = dialog.getByRole("button", { name: "投稿する" });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: "街に投稿", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    const named = dialog.getByRole("textbox", { name: "タイトル" });
    const described = dialog.getByRole("textbox", { name: "説明" });
    await expect(named).toHaveValue(/^Instagramのハッシュタグを考えて/);
    await expect(described).toHaveValue(/店を入れて使います。$/);
    await expect(subcategory).toHaveValue("ソーシャルメディア");
    await expect(submit).toBeEnabled();
    await category.selectOption("選択してください");
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription("あと必要なもの：カテゴリー、サブカテゴリー");
    await expect(subcategory).toBeDisabled();
    const suggest = dialog.getByRole("button", { name: "カテゴリーを自動で選択" });
    await suggest.click();
    const told = dialog.getByRole("status").filter({ hasText: "ソーシャルメディア" });
    await expect(told).toHaveText(/^「.*ソーシャルメディア」を選びました。/);
    await suggest.click();
    await expect(told).toHaveText(/^おすすめは、今の選択と同じ「.*ソーシャルメディア」です。/);
    await expect(category).toHaveValue("marketing");
    await expect(subcategory).toHaveValue("ソーシャルメディア");
    await expect(submit).toBeEnabled();
    await dialog.getByRole("button", { name: "自動で下書き" }).click();
    await expectToast(page, "タイトルと説明はそのままです");
    await expect(named).toHaveValue(/^Instagramのハッシュタグを考えて/);
    await named.fill("ハッシュタグ");
    await dialog.getByRole("button", { name: "自動で下書き" }).click();
    await expect(dialog.getByRole("button", { name: "自動で作成しました" })).toBeVisible();
    await expect(named).toHaveValue(/^Instagramのハッシュタグを考えて/);
    await expect(described).toHaveValue(/店を入れて使います。$/);
    const title = uniquePurpose("夕暮れの投稿");
    await named.fill(title);
    await submit.click();
    await expectPanel(page, "街に並びました");
    await expect(page.getByRole("article").getByRole("button", { name: "非公開にする" })).toBeVisible();

    const change = page.getByRole("link", { name: "投稿内容を変更" });
    await expect(change).toBeFocused();
    await change.click();
    await expect(named).toHaveValue(title);
    await expect(described).toHaveValue(/店を入れて使います。$/);
    await expect(subcategory).toHaveValue("ソーシャルメディア");
    await category.selectOption("ビジネス");
    await expect(told).toHaveCount(0);
    await expect(subcategory).toHaveValue("");
    await expect(dialog.getByRole("button", { name: "変更を保存" })).toBeDisabled();
    await dialog.getByRole("button", { name: "キャンセル" }).click();
    await change.click();
    await expect(subcategory).toHaveValue("ソーシャルメディア");
    await page.goto(
      `/town-prompts?${new URLSearchParams({ category: "marketing", subcategory: "ソーシャルメディア" })}`,
    );
    await expect(page.getByRole("article", { name: title })).toContainText("[店]の投稿");
  });

  test("an unrecognized prompt gets a default category; without a network nothing is lost @all", async ({
    page,
    context,
  }) => {
    await createPrompt(context.request, { originalInput: "ほげ", content: "ほげほげ" });
    const dialog = await openDialog(page);
    const category = dialog.getByRole("combobox", { name: "カテゴリー", exact: true });
    const subcategory = dialog.getByRole("combobox", { name: "サブカテゴリー" });
    const suggest = dialog.getByRole("button", { name: "カテゴリーを自動で選択" });
    await suggest.click();
    const told = dialog.getByRole("status").filter({ hasText: "はっきり合うカテゴリーがないため" });
    await expect(told).toHaveText(/仮に「.*文章作成」を入れました。/);
    await expect(category).toHaveValue("communication");
    await expect(subcategory).toHaveValue("文章作成");
    await dialog.getByRole("textbox", { name: "タイトル" }).fill("書きかけの題");
    await suggest.click();
    await expect(told).toHaveText(/今の選択「.*文章作成」のままです。$/);
    await category.selectOption("ビジネス");
    await dialog.getByRole("switch", { name: "プロフィールを表示する" }).click();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await suggest.click();
    await expectToast(page, "カテゴリーの提案に失敗しました");
    await expect(suggest).toBeEnabled();
    await subcategory.selectOption("リーダーシップ");
    await dialog.getByRole("button", { name: "投稿する" }).click();
    await expect(dialog.getByText("通信できませんでした")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "タイトル" })).toHaveValue("書きかけの題");
    await expect(subcategory).toHaveValue("リーダーシップ");
    await expect(dialog.getByRole("switch", { name: "プロフィールを表示する" })).not.toBeChecked();

    await context.setOffline(false);
    await dialog.getByRole("button", { name: "キャンセル" }).click();
    await page.getByRole("link", { name: "街に投稿" }).click();
    await expect(dialog.getByText("通信できませんでした")).toHaveCount(0);
    await expect(dialog.getByRole("textbox", { name: "タイトル" })).toHaveValue("ほげ");
    await expect(category).toHaveValue("");
    await expect(dialog.getByRole("switch", { name: "プロフィールを表示する" })).toBeChecked();
  });
});
