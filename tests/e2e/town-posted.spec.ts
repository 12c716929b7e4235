import type { Page } from "@playwright/test";

import { join, newMember, register } from "../support/clients/members";
import { expect, expectToast, open, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt, uniquePurpose } from "../support/clients/publish-prompt";
import { visitor } from "../support/clients/visitor";

const header = (page: Page) => page.getByRole("banner");

test("the header has a new prompt, the email address and the sign-out; on a phone the menu has them @plain", async ({
  page,
  member,
  javaScriptEnabled,
}) => {
  await open(page, "/my-town-prompts", javaScriptEnabled);
  await expect(header(page).getByText(member.email).first()).toBeVisible();
  await expect(header(page).getByRole("link", { name: "新しいプロンプト" })).toHaveAttribute(
    "href",
    "/generate",
  );
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(header(page).getByRole("button", { name: "ログアウト" })).toBeHidden();
  await expect(header(page).getByRole("link", { name: "新しいプロンプト" })).toBeHidden();
  await page.getByRole("button", { name: "メニューを開く" }).click();
  const menu = page.getByRole("dialog", { name: "メニュー" });
  for (const name of ["新しいプロンプト", "ライブラリ", "利用規約", "プライバシーポリシー"])
    await expect(menu.getByRole("link", { name })).toBeVisible();
  await expect(menu.getByRole("button", { name: "ログアウト" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await header(page).getByRole("button", { name: "ログアウト" }).click();
  await expectToast(page, "ログアウトしました");
  await page.goto("/my-town-prompts");
  await expect(page).toHaveURL(`/auth?${new URLSearchParams({ redirectTo: "/my-town-prompts" })}`);
});

test("a visitor signs in first, and returns to the requested page @all", async ({
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
  await expect(page.getByRole("heading", { name: "検索に一致する投稿がありません" })).toBeVisible();
});

test("the owner's posts are searched, without other people's @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
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
  await page.getByRole("link", { name: "街へ戻る" }).click();
  await expect(page).toHaveURL("/town-prompts");
});

test("a post is hidden from the town, and returns to the same position @all", async ({
  page,
  context,
  browser,
  javaScriptEnabled,
}) => {
  await join(context.request);
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
  await expectToast(page, "プロンプトを非公開にしました");
  await expect(card.getByText("非公開", { exact: true })).toBeVisible();
  expect(await listed()).toEqual([newer.originalInput]);
  await card.getByRole("button", { name: "公開する" }).click();
  await expectToast(page, "プロンプトを公開しました");
  await expect(card.getByText("公開中", { exact: true })).toBeVisible();
  expect(await listed()).toEqual([newer.originalInput, older.originalInput]);
  await abroad.close();
});
