import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectToast, expectPanel, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { cardOf, formWith } from "../support/pages/library-page";
import { publishPrompt, uniquePurpose, uniqueWord } from "../support/clients/publish-prompt";

test.beforeEach(async ({ context }) => {
  await join(context.request);
});

const select = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

/** Opens the form that publishes a prompt: from its card, and without scripts as a page of its own. */
async function openForm(page: Page, purpose: string, scripts: boolean, opener = "街に投稿") {
  await page.goto("/dashboard");
  if (scripts) await hydrated(page);
  await page.getByRole("article").getByRole("heading", { name: purpose }).click();
  await page.getByRole("link", { name: opener, exact: true }).click();
  return formWith(page, "タイトル");
}

test("a prompt is published from its card, and is in the town and in the owner's posts @all @no-js", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const purpose = uniquePurpose("商店街の写真");
  const title = `夕暮れの通り ${uniqueWord().slice(0, 9)}`;
  await createPrompt(context.request, {
    originalInput: purpose,
    content: "{{通り}}を撮る",
    tags: ["夕暮れ"],
  });
  const form = await openForm(page, purpose, scripts);
  const submit = form.getByRole("button", { name: "投稿する" });
  await expect(
    page.getByText("投稿すると、誰でもこのプロンプトを見つけて使えるようになります。"),
  ).toBeVisible();
  await expect(form.getByRole("switch", { name: "プロフィールを表示する" })).toBeChecked();
  await expect(form.getByRole("textbox", { name: "タイトル" })).toHaveValue(purpose);
  await select(page, "カテゴリー").selectOption("選択してください");
  if (scripts) {
    await expect(submit).toBeDisabled();
    await expect(select(page, "サブカテゴリー")).toBeDisabled();
  } else {
    await select(page, "サブカテゴリー").selectOption("選択してください");
    await form.getByRole("textbox", { name: "タイトル" }).fill("通りの写真");
    await submit.click();
    await expect(page.getByText("カテゴリーとサブカテゴリーは必須です。")).toHaveCount(2);
    await expect(form.getByRole("textbox", { name: "タイトル" })).toHaveValue("通りの写真");
  }
  await select(page, "カテゴリー").selectOption("画像");
  if (scripts) await expect(submit).toBeDisabled();
  await select(page, "サブカテゴリー").selectOption("風景");
  await form.getByRole("textbox", { name: "タイトル" }).fill(title);
  await form.getByRole("textbox", { name: "説明" }).fill("通りを撮ります。");
  await submit.click();
  await expectPanel(page, "街に並びました", scripts);
  if (scripts) {
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("article").getByRole("button", { name: "非公開にする" })).toBeVisible();
  } else {
    await expect(page).toHaveURL(/\/prompts\/\w{22}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  await page.goto("/town-prompts?category=image&subcategory=風景");
  const card = cardOf(page, title);
  await expect(card).toContainText("[通り]を撮る");
  await page.goto("/my-town-prompts");
  await expect(card.getByRole("heading", { name: "画像" })).toBeVisible();
  await expect(card.getByText("公開中", { exact: true })).toBeVisible();
  await card.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("通りを撮ります。")).toBeVisible();
});

test("a publication's form starts with its current values, and its position stays @all @js", async ({
  page,
  context,
}) => {
  const order = { category: "video", subcategory: "3D" };
  const older = await publishPrompt(context.request, { ...order, title: "旧い題", showProfile: false });
  const newer = await publishPrompt(context.request, order);
  const form = await openForm(page, "旧い題", true, "投稿内容を変更");
  await expect(select(page, "カテゴリー")).toHaveValue("video");
  await expect(select(page, "サブカテゴリー")).toHaveValue("3D");
  await expect(form.getByRole("textbox", { name: "タイトル" })).toHaveValue("旧い題");
  await expect(form.getByRole("switch")).not.toBeChecked();
  await select(page, "カテゴリー").selectOption("ビジネス");
  await expect(select(page, "サブカテゴリー")).toHaveValue("");
  await expect(page.getByRole("dialog", { name: "投稿内容を変更" })).toBeVisible();
  await expect(form.getByRole("button", { name: "変更を保存" })).toBeDisabled();
  await page.getByRole("button", { name: "キャンセル" }).click();
  await page.getByRole("link", { name: "投稿内容を変更" }).click();
  await expect(select(page, "サブカテゴリー")).toHaveValue("3D");
  const title = uniquePurpose("新しい題");
  await form.getByRole("textbox", { name: "タイトル" }).fill(title);
  await form.getByRole("button", { name: "変更を保存" }).click();
  await expectToast(page, "プロンプトを街に投稿しました");
  const kept = await (await context.request.get("/api/prompts")).json();
  expect(kept).toContainEqual(expect.objectContaining({ id: older.id, showProfile: false }));
  await page.goto("/town-prompts?category=video&subcategory=3D");
  const headings = await page.getByRole("heading", { level: 3 }).allTextContents();
  expect(headings.indexOf(newer.originalInput)).toBeLessThan(headings.indexOf(title));
  await page.goto(`/prompts/${older.shareId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});
