import { fromHere } from "../support/clients/visitor";
import { join, register } from "../support/clients/members";
import { expect, expectToast, open, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt, uniquePurpose, uniqueWord } from "../support/clients/publish-prompt";

test("a post is edited, but not to an empty text @all @js", async ({ page, context }) => {
  await join(context.request);
  const { originalInput } = await publishPrompt(context.request, {
    content: "元の文",
    category: "business",
    subcategory: "起業・創業",
  });
  await open(page, "/my-town-prompts");
  await cardOf(page, originalInput).getByRole("link", { name: "編集" }).click();
  const form = page.locator("form", { has: page.getByRole("textbox", { name: "プロンプトの内容" }) });
  const content = form.getByRole("textbox", { name: "プロンプトの内容" });
  const category = form.getByRole("combobox", { name: "カテゴリー", exact: true });
  const subcategory = form.getByRole("combobox", { name: "サブカテゴリー" });
  const save = form.getByRole("button", { name: "保存" });
  await expect(content).toHaveValue("元の文");
  await expect(content).toHaveAttribute("rows", "12");
  await expect(category).toHaveValue("business");
  await expect(subcategory).toHaveValue("起業・創業");
  await content.fill(" ");
  await expect(save).toHaveAccessibleDescription("あと必要なもの：プロンプトの内容");
  await expect(save).toBeDisabled();
  await content.fill("{{相手}}への文");
  await category.selectOption("動画");
  await expect(subcategory).toHaveValue("");
  await expect(save).toHaveAccessibleDescription("あと必要なもの：サブカテゴリー");
  await expect(save).toBeDisabled();
  await subcategory.selectOption("ショート動画");
  await save.click();
  await expectToast(page, "編集完了");
  await expect(page).toHaveURL("/my-town-prompts");
  await expect(cardOf(page, originalInput)).toContainText("[相手]への文");
  await expect(cardOf(page, originalInput).getByRole("heading", { name: "動画" })).toBeVisible();
  await page.goto("/town-prompts?category=video&subcategory=ショート動画");
  await expect(cardOf(page, originalInput)).toContainText("[相手]への文");
});

test("an edit of a post over another tab's newer one shows both, and either can stay @js @all", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 480 });
  await join(context.request);
  const { id, originalInput } = await publishPrompt(context.request, { content: "元の文" });
  for (const choice of ["保存されている内容を残す", "自分の編集を保存する"]) {
    await open(page, "/my-town-prompts");
    await cardOf(page, originalInput).getByRole("link", { name: "編集" }).click();
    const content = page.getByRole("textbox", { name: "プロンプトの内容" });
    await content.fill("こちらの文");
    const changeElsewhere = async (text: string) => {
      const data = { content: text, category: "communication", subcategory: "文章作成" };
      const response = await context.request.patch(`/api/public-prompts/${id}`, { headers: fromHere, data });
      expect(response.status()).toBe(200);
    };
    await changeElsewhere("別の画面の文");
    // An open dialog stops the refresh on focus.
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    const save = page.getByRole("button", { name: "保存", exact: true });
    await save.click();
    await expect(page.getByText("別の場所でも変更されています")).toBeInViewport();
    const stored = page.getByRole("region", { name: "保存されている内容" });
    await expect(stored).toContainText("別の画面の文");
    // The shown text is the basis of the next attempt.
    const newest = `さらに新しい文 ${choice}`;
    await changeElsewhere(newest);
    await save.click();
    await expect(stored).toContainText(newest);
    await expect(page.getByText("別の場所でも変更されています")).toBeInViewport();
    await expect(page.getByRole("region", { name: "あなたの編集" })).toContainText("こちらの文");
    await expect(content).toHaveValue("こちらの文");
    await expect(page.getByText("編集に失敗しました")).toHaveCount(0);
    await page.getByRole("button", { name: choice }).click();
    if (choice === "自分の編集を保存する") await expectToast(page, "編集完了");
    await expect(cardOf(page, originalInput)).toContainText(
      choice === "自分の編集を保存する" ? "こちらの文" : newest,
    );
  }
});

test("an owner removes a post from the town after confirmation, and keeps the prompt @all @js", async ({
  page,
  context,
}) => {
  await join(context.request);
  const order = { category: "marketing", subcategory: "ブランディング" };
  const word = uniqueWord();
  const { originalInput } = await publishPrompt(context.request, {
    ...order,
    originalInput: uniquePurpose("消える投稿", word),
  });
  const staying = await publishPrompt(context.request, order);
  for (const choice of ["キャンセル", "削除"]) {
    await open(page, "/town-prompts?category=marketing&subcategory=ブランディング");
    const card = cardOf(page, originalInput);
    await expect(card.getByRole("link", { name: "編集" })).toBeVisible();
    await card.getByRole("link", { name: "削除" }).click();
    await expect(page.getByText("プロンプトを削除しますか？").first()).toBeVisible();
    await expect(page.getByText(/この操作は取り消せません。/)).toBeVisible();
    await page.getByRole("button", { name: choice }).click();
    if (choice === "キャンセル") await expect(card).toBeVisible();
  }
  await expectToast(page, "削除完了");
  await page.goto("/town-prompts?category=marketing&subcategory=ブランディング");
  await expect(cardOf(page, staying.originalInput)).toBeVisible();
  await expect(cardOf(page, originalInput)).toHaveCount(0);
  await page.goto("/my-town-prompts");
  await expect(cardOf(page, originalInput)).toHaveCount(0);
  await page.goto(`/dashboard?search=${word}`);
  await expect(cardOf(page, originalInput)).toBeVisible();
});

test("only the owner edits or deletes a post @all", async ({ page, context, javaScriptEnabled }) => {
  await join(context.request);
  const { id, originalInput } = await publishPrompt(context.request, {
    category: "marketing",
    subcategory: "SEO",
  });
  await context.clearCookies();
  await register(context.request);
  await context.clearCookies({ name: "flash" });
  await open(page, "/town-prompts?category=marketing&subcategory=SEO", javaScriptEnabled);
  const card = cardOf(page, originalInput);
  await expect(card).toBeVisible();
  for (const name of ["編集", "削除"]) await expect(card.getByRole("link", { name })).toHaveCount(0);
  for (const path of [
    `/town-prompts/${id}/edit`,
    `/town-prompts/${id}/delete`,
    `/my-town-prompts/${id}/toggle-public`,
  ]) {
    const response = await page.goto(path);
    expect(response!.status(), path).toBe(404);
  }
});
