import type { Page } from "@playwright/test";

import { expect, expectNotice, hydrated, test } from "../support/journey";
import { cardOf } from "../support/library-page";
import { newMember, register } from "../support/members";
import { publishPrompt, uniquePurpose, uniqueWord } from "../support/publish-prompt";
import { visitor } from "../support/visitor";

/** Opens a page, and waits for its scripts where there are any. */
async function open(page: Page, path: string, scripts: boolean | undefined) {
  await page.goto(path);
  if (scripts !== false) await hydrated(page);
}

const header = (page: Page) => page.getByRole("banner");

test("the header has a new prompt, the address and the way out; a phone has them in its menu", async ({
  page,
  member,
  javaScriptEnabled,
}) => {
  await open(page, "/my-town-prompts", javaScriptEnabled);
  await expect(header(page).getByText(member.email).first()).toBeVisible();
  await expect(header(page).getByRole("link", { name: "新しいプロンプト" })).toHaveAttribute("href", "/");
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(header(page).getByRole("button", { name: "ログアウト" })).toBeHidden();
  await expect(header(page).getByRole("link", { name: "新しいプロンプト" })).toBeHidden();
  await page.getByRole("button", { name: "メニューを開く" }).click();
  const menu = page.getByRole("dialog", { name: "メニュー" });
  for (const name of ["新しいプロンプト", "ダッシュボード", "利用規約", "プライバシーポリシー"])
    await expect(menu.getByRole("link", { name })).toBeVisible();
  await expect(menu.getByRole("button", { name: "ログアウト" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await header(page).getByRole("button", { name: "ログアウト" }).click();
  await expectNotice(page, "ログアウトしました");
  await page.goto("/my-town-prompts");
  await expect(page).toHaveURL(`/auth?${new URLSearchParams({ redirectTo: "/my-town-prompts" })}`);
});

test("who has posted nothing is led to the dashboard", async ({ page, member, javaScriptEnabled }) => {
  expect(member.email).toBeTruthy();
  await open(page, "/my-town-prompts", javaScriptEnabled);
  await expect(page.getByRole("heading", { name: "まだ投稿がありません" })).toBeVisible();
  await page.getByRole("link", { name: "ダッシュボードへ" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a visitor signs in first, and comes back to the page they asked for", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const someone = newMember();
  const elsewhere = await browser.newContext({ extraHTTPHeaders: visitor() });
  await register(elsewhere.request, someone);
  await elsewhere.close();
  await open(page, "/my-town-prompts?search=x", javaScriptEnabled);
  await expect(page).toHaveURL(`/auth?${new URLSearchParams({ redirectTo: "/my-town-prompts?search=x" })}`);
  await page.getByRole("textbox", { name: "メールアドレス" }).fill(someone.email);
  await page.locator("input[name=password]").fill(someone.password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await expect(page).toHaveURL("/my-town-prompts?search=x");
  await expect(page.getByRole("heading", { name: "検索に合う投稿がありません" })).toBeVisible();
});

test("one's posts are searched, and leave others' alone", async ({
  page,
  context,
  member,
  javaScriptEnabled,
}) => {
  expect(member.email).toBeTruthy();
  const foreign = await publishPrompt(context.request);
  await context.clearCookies();
  await register(context.request);
  await context.clearCookies({ name: "flash" });
  const letter = await publishPrompt(context.request, {
    originalInput: uniquePurpose("お礼状"),
    tags: ["春"],
  });
  const notice = await publishPrompt(context.request, { originalInput: uniquePurpose("回覧板") });
  await open(page, "/my-town-prompts", javaScriptEnabled);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(page.getByText("2件", { exact: true })).toBeVisible();
  await expect(cardOf(page, foreign.originalInput)).toHaveCount(0);
  const box = page.getByRole("textbox", { name: "自分の投稿を検索" });
  await box.fill("お礼");
  await box.press("Enter");
  await expect(cards).toHaveCount(1);
  await expect(cardOf(page, letter.originalInput)).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue("お礼");
  await page.getByRole("link", { name: "検索を消す" }).click();
  await expect(page).toHaveURL("/my-town-prompts");
  await expect(cardOf(page, notice.originalInput)).toBeVisible();
  await page.goto("/my-town-prompts?search=どこにもない");
  await page.getByRole("main").getByRole("link", { name: "検索を消す" }).last().click();
  await expect(cards).toHaveCount(2);
  await page.getByRole("link", { name: "街のライブラリへ戻る" }).click();
  await expect(page).toHaveURL("/town-prompts");
});

test("a post is hidden from the town, and comes back to the same place", async ({
  page,
  context,
  browser,
  member,
  javaScriptEnabled,
}) => {
  expect(member.email).toBeTruthy();
  const order = { category: "ai", subcategory: "AIとビジネス" };
  const older = await publishPrompt(context.request, order);
  const newer = await publishPrompt(context.request, order);
  const abroad = await browser.newContext({ extraHTTPHeaders: visitor(), javaScriptEnabled });
  const visiting = await abroad.newPage();
  const listed = async () => {
    await visiting.goto("/town-prompts?category=ai&subcategory=AIとビジネス");
    const headings = await visiting.getByRole("heading", { level: 3 }).allTextContents();
    return headings.filter((text) => text === older.originalInput || text === newer.originalInput);
  };
  expect(await listed()).toEqual([newer.originalInput, older.originalInput]);

  await open(page, "/my-town-prompts", javaScriptEnabled);
  const card = cardOf(page, older.originalInput);
  await expect(card.getByText("公開中", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: "非公開にする" }).click();
  await expectNotice(page, "プロンプトを非公開にしました");
  await expect(card.getByText("非公開", { exact: true })).toBeVisible();
  expect(await listed()).toEqual([newer.originalInput]);
  await card.getByRole("button", { name: "公開する" }).click();
  await expectNotice(page, "プロンプトを公開しました");
  await expect(card.getByText("公開中", { exact: true })).toBeVisible();
  expect(await listed()).toEqual([newer.originalInput, older.originalInput]);
  await abroad.close();
});

test("a post is edited, and not to nothing", async ({ page, context, member, javaScriptEnabled }) => {
  expect(member.email).toBeTruthy();
  const scripts = javaScriptEnabled !== false;
  const { originalInput } = await publishPrompt(context.request, {
    content: "元の文",
    category: "business",
    subcategory: "起業・創業",
  });
  await open(page, "/my-town-prompts", scripts);
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
  if (scripts) await expect(save).toBeDisabled();
  else {
    await save.click();
    await expect(page.getByText("プロンプトの内容を入力してください")).toBeVisible();
    await expect(subcategory).toHaveValue("起業・創業");
  }
  await content.fill("{{相手}}への文");
  await category.selectOption("動画");
  if (scripts) {
    await expect(subcategory).toHaveValue("");
    await expect(save).toBeDisabled();
  }
  await subcategory.selectOption("ショート動画");
  await save.click();
  await expectNotice(page, "編集完了");
  await expect(page).toHaveURL("/my-town-prompts");
  await expect(cardOf(page, originalInput)).toContainText("{{相手}}への文");
  await expect(cardOf(page, originalInput).getByRole("heading", { name: "動画" })).toBeVisible();
  await page.goto("/town-prompts?category=video&subcategory=ショート動画");
  await expect(cardOf(page, originalInput)).toContainText("{{相手}}への文");
});

test("an edit that somebody else overtook says that it replaced theirs", async ({
  page,
  context,
  member,
  javaScriptEnabled,
}) => {
  expect(member.email).toBeTruthy();
  const { id, originalInput } = await publishPrompt(context.request, { content: "元の文" });
  await open(page, "/my-town-prompts", javaScriptEnabled);
  await cardOf(page, originalInput).getByRole("link", { name: "編集" }).click();
  const content = page.getByRole("textbox", { name: "プロンプトの内容" });
  await content.fill("こちらの文");
  const other = { content: "別の画面の文", category: "communication", subcategory: "文章作成" };
  const answer = await context.request.patch(`/api/public-prompts/${id}`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: other,
  });
  expect(answer.status()).toBe(200);
  if (javaScriptEnabled !== false) {
    const asked = page.waitForResponse(/my-town-prompts\.data/);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await asked;
  } else {
    // Refused once: it still starts from the version that it was opened with.
    await content.fill("");
    await page.getByRole("button", { name: "保存" }).click();
    await content.fill("こちらの文");
  }
  await page.getByRole("button", { name: "保存" }).click();
  await expectNotice(page, "編集中に別の画面で保存された内容は、今回の内容に置き換わりました");
  await expect(cardOf(page, originalInput)).toContainText("こちらの文");
});

test("its owner takes a post out of the town, once they are sure, and keeps the prompt", async ({
  page,
  context,
  member,
  javaScriptEnabled,
}) => {
  expect(member.email).toBeTruthy();
  const scripts = javaScriptEnabled !== false;
  const order = { category: "marketing", subcategory: "ブランディング" };
  const { originalInput } = await publishPrompt(context.request, order);
  const staying = await publishPrompt(context.request, order);
  for (const answer of ["キャンセル", "削除"]) {
    await open(page, "/town-prompts?category=marketing&subcategory=ブランディング", scripts);
    const card = cardOf(page, originalInput);
    await expect(card.getByRole("link", { name: "編集" })).toBeVisible();
    await card.getByRole("link", { name: "削除" }).click();
    await expect(page.getByText("プロンプトを削除しますか？").first()).toBeVisible();
    await expect(page.getByText(/この操作は取り消せません。/)).toBeVisible();
    await page.getByRole(answer === "削除" || scripts ? "button" : "link", { name: answer }).click();
    if (answer === "キャンセル" && scripts) await expect(card).toBeVisible();
  }
  await expectNotice(page, "削除完了");
  await page.goto("/town-prompts?category=marketing&subcategory=ブランディング");
  await expect(cardOf(page, staying.originalInput)).toBeVisible();
  await expect(cardOf(page, originalInput)).toHaveCount(0);
  await page.goto("/my-town-prompts");
  await expect(cardOf(page, originalInput)).toHaveCount(0);
  await page.goto(`/dashboard?search=${uniqueWordOf(originalInput)}`);
  await expect(cardOf(page, originalInput)).toBeVisible();
});

const uniqueWordOf = (purpose: string) => purpose.split(" ").at(-1)!;

test("nobody else edits or deletes a post", async ({ page, context, member, javaScriptEnabled }) => {
  expect(member.email).toBeTruthy();
  const { id, originalInput } = await publishPrompt(context.request, {
    originalInput: uniquePurpose("よその投稿", uniqueWord()),
    category: "marketing",
    subcategory: "SEO",
  });
  await context.clearCookies();
  await register(context.request);
  await context.clearCookies({ name: "flash" });
  await open(page, "/town-prompts?category=marketing&subcategory=SEO", javaScriptEnabled);
  const card = cardOf(page, originalInput);
  await expect(card.getByRole("link", { name: "開く" })).toBeVisible();
  for (const name of ["編集", "削除"]) await expect(card.getByRole("link", { name })).toHaveCount(0);
  for (const path of [
    `/town-prompts/${id}/edit`,
    `/town-prompts/${id}/delete`,
    `/my-town-prompts/${id}/toggle-public`,
  ]) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(404);
  }
});
