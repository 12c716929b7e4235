import { join } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { cardOf, folders, formWith, openedText, openPrompt } from "../support/pages/library-page";

test.beforeEach(async ({ context }) => {
  await join(context.request);
});

test("a member makes a prompt by hand @all @js", async ({ page }) => {
  await page.goto("/dashboard");
  await hydrated(page);
  await expect(page.getByText("まだ保存したプロンプトはありません")).toBeVisible();
  await page.getByRole("link", { name: "手動でプロンプトを作成" }).click();
  const form = formWith(page, "目的");
  const save = form.getByRole("button", { name: "保存" });
  await form.getByRole("textbox", { name: "プロンプト" }).fill("夕暮れの商店街を描いてください。");
  await expect(save).toBeDisabled();
  await form.getByRole("combobox", { name: "使いみち" }).selectOption("画像生成用");
  await form.getByRole("textbox", { name: "目的" }).fill("商店街の絵");
  await form.getByRole("textbox", { name: "タグ" }).fill("夕暮れ、商店街、夕暮れ");
  await save.click();
  await expect(page).toHaveURL("/dashboard");
  await expectToast(page, "プロンプトを保存しました");
  await expect(page.getByText("1件中 1〜1件を表示")).toBeVisible();
  await expect(cardOf(page, "商店街の絵")).toContainText("画像生成用 夕暮れ 商店街");
  await openPrompt(page, "商店街の絵");
  await expect(openedText(page)).toContainText("夕暮れの商店街を描いてください。");
});

test("a generated prompt is saved to a new folder; the folder is renamed, then deleted @all @no-js", async ({
  page,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const purpose = "町内会の回覧板";
  await test.step("the folder is made while saving", async () => {
    await page.goto(`/generate?purpose=${purpose}`);
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    await page.waitForURL(/generate\/\w+/);
    await page.getByRole("button", { name: "保存" }).click();
    const form = page.locator("form", { has: page.getByRole("combobox", { name: "保存先フォルダー" }) });
    await form.getByRole("combobox").selectOption("＋ 新しいフォルダーを作る");
    await form.getByRole("button", { name: "保存" }).click();
    await expect(page.locator("form").getByText("フォルダー名を入力してください")).toBeVisible();
    await form.getByRole("textbox", { name: "新しいフォルダー名" }).fill("町内会");
    await form.getByRole("button", { name: "保存" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expectToast(page, "プロンプトを保存しました");
  });
  await test.step("it holds the prompt", async () => {
    if (scripts) await hydrated(page);
    await expect(folders(page).getByRole("link", { name: "未分類 0件" })).toBeVisible();
    await folders(page).getByRole("link", { name: "町内会 1件" }).click();
    await expect(page).toHaveURL(/\/dashboard\?folder=/);
    await expect(cardOf(page, purpose)).toBeVisible();
  });
  await test.step("it gets another name", async () => {
    await page.getByRole("link", { name: "「町内会」の名前を変更" }).click();
    const form = formWith(page, "フォルダー名");
    await expect(form.getByRole("textbox")).toHaveValue("町内会");
    await form.getByRole("textbox").fill("自治会");
    await form.getByRole("button", { name: "変更を保存" }).click();
    await expectToast(page, "フォルダー名を変更しました");
    await expect(folders(page).getByRole("link", { name: "自治会 1件" })).toBeVisible();
  });
  await test.step("it goes, and its prompt stays without a folder", async () => {
    await page.getByRole("link", { name: "「自治会」を削除" }).click();
    await expect(page.getByText("フォルダー「自治会」を削除しますか？")).toBeVisible();
    await expect(page.getByText("中のプロンプト（1件）は削除されず、「未分類」に移動します。")).toBeVisible();
    await page.getByRole("button", { name: "削除" }).click();
    await expectToast(page, "フォルダーを削除しました");
    await expect(page).toHaveURL("/dashboard");
    await expect(folders(page).getByRole("link", { name: /^自治会/ })).toHaveCount(0);
    await folders(page).getByRole("link", { name: "未分類 1件" }).click();
    await expect(cardOf(page, purpose)).toBeVisible();
    await expect(page.getByRole("link", { name: /「未分類」/ })).toHaveCount(0);
  });
});

test("a folder is added by its own button, and its name is unique @all @js", async ({ page }) => {
  const form = formWith(page, "フォルダー名");
  const create = form.getByRole("button", { name: "作成" });
  for (const choice of ["made", "refused"]) {
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByRole("link", { name: "フォルダーを追加" }).click();
    await expect(create).toBeDisabled();
    await form.getByRole("textbox").fill("見積もり");
    await create.click();
    if (choice === "made") await expectToast(page, "フォルダーを作成しました");
    else await expect(page.locator("form").getByText("同じ名前のフォルダーがすでにあります")).toBeVisible();
  }
  await expect(form.getByRole("textbox")).toHaveValue("見積もり");
});

test("tags are edited, and the type's tag stays @all", async ({ page, context, javaScriptEnabled }) => {
  await createPrompt(context.request, { originalInput: "日報", tags: ["業務自動化用", "毎日"] });
  await page.goto("/dashboard");
  if (javaScriptEnabled !== false) await hydrated(page);
  await openPrompt(page, "日報");
  const form = formWith(page, "タグ（カンマ区切り）");
  await expect(form.getByRole("textbox")).toHaveValue("毎日");
  await form.getByRole("textbox").fill(" 社内 ,, 報告、社内");
  await form.getByRole("button", { name: "保存" }).click();
  await expectToast(page, "プロンプトを更新しました");
  await page.goto("/dashboard");
  await expect(cardOf(page, "日報").locator(".row-facts")).toContainText("業務自動化用 社内 報告");
});

test("a prompt is edited, but not to an empty text @all @js", async ({ page, context }) => {
  await createPrompt(context.request, { originalInput: "お礼状", content: "お礼状を書いて" });
  await page.goto("/dashboard");
  await hydrated(page);
  await page.getByRole("link", { name: "編集" }).click();
  const form = formWith(page, "目的");
  const save = form.getByRole("button", { name: "保存" });
  await form.getByRole("textbox", { name: "プロンプト" }).fill("  ");
  await expect(save).toBeDisabled();
  await form.getByRole("textbox", { name: "目的" }).fill("心のこもったお礼状");
  await form.getByRole("textbox", { name: "プロンプト" }).fill("{{相手}}へのお礼状を書いて");
  await save.click();
  await expectToast(page, "プロンプトを更新しました");
  await page.goto("/dashboard");
  await openPrompt(page, "心のこもったお礼状");
  await expect(openedText(page)).toContainText("相手へのお礼状を書いて");
});

test("a prompt is deleted after confirmation @all @js", async ({ page, context }) => {
  for (const originalInput of ["残すもの", "捨てるもの"])
    await createPrompt(context.request, { originalInput });
  for (const choice of ["キャンセル", "削除"]) {
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page, "捨てるもの");
    await page.getByRole("link", { name: /(^|」を)削除$/ }).click();
    await expect(page.getByText("ゴミ箱に30日間残り")).toBeVisible();
    await page.getByRole("button", { name: choice }).click();
    if (choice === "キャンセル") await expect(cardOf(page, "捨てるもの")).toBeVisible();
  }
  await expectToast(page, "プロンプトを削除しました");
  await expect(cardOf(page, "捨てるもの")).toHaveCount(0);
  await expect(cardOf(page, "残すもの")).toBeVisible();
});

test("a prompt is moved to another folder @all @js", async ({ page, context }) => {
  await createFolder(context.request, "企画");
  await createPrompt(context.request, { originalInput: "催しの案" });
  await page.goto("/dashboard");
  await hydrated(page);
  await openPrompt(page, "催しの案");
  const folder = page.getByRole("combobox", { name: "フォルダー", exact: true });
  await folder.selectOption("企画");
  await expectToast(page, "「企画」に移動しました");
  await expect(folders(page).getByRole("link", { name: "企画 1件" })).toBeVisible();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(folders(page).getByRole("link", { name: "企画 0件" })).toBeVisible();
  await expect(folder.locator("option:checked")).toHaveText("未分類");
});
