import type { Page } from "@playwright/test";

import { faultsHeader } from "../faults/faults";

import { fromHere } from "../support/clients/visitor";
import { join, newMember } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { cardOf, formWith } from "../support/pages/library-page";

const lost = "通信できませんでした";
const failed = "サーバーで問題が起きました";

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  // The code of the forms is loaded after the page.
  await page.waitForLoadState("networkidle");
}

/** Simulates a new build on the server: the old build's files are gone until a full page load. */
async function deploy(page: Page) {
  let isOld = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route("**/assets/*.js", (route) =>
    isOld ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
}

test.describe("without a network @js", () => {
  test("sign-in, registration and reset keep their values, and are sent once the network is back @all", async ({
    page,
    context,
    registered,
  }) => {
    await context.clearCookies();
    const alert = page.getByRole("main").getByRole("alert");
    await open(page, "/auth");
    await page.getByLabel("メールアドレス").fill(registered.email);
    await page.getByLabel("パスワード", { exact: true }).fill(registered.password);
    await page.getByRole("link", { name: "パスワードを忘れた方" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("メールアドレス")).toHaveValue(registered.email);
    await context.setOffline(true);
    await dialog.getByRole("button", { name: "メールを送信" }).click();
    await expect(dialog.getByRole("alert")).toContainText(lost);
    await expect(dialog.getByLabel("メールアドレス")).toHaveValue(registered.email);
    await context.setOffline(false);
    await dialog.getByRole("button", { name: "メールを送信" }).click();
    await expect(dialog).toBeHidden();
    await context.setOffline(true);
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await expect(alert).toContainText(lost);
    await expect(page.getByLabel("パスワード", { exact: true })).toHaveValue(registered.password);
    await context.setOffline(false);
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");

    await context.clearCookies();
    const { email, password } = newMember();
    await open(page, "/auth/register");
    await page.getByLabel("メールアドレス").fill(email);
    await page.getByLabel("パスワード", { exact: true }).fill(password);
    await page.getByLabel("パスワード（確認）", { exact: true }).fill(password);
    await page.getByRole("checkbox").check();
    await context.setOffline(true);
    await page.getByRole("button", { name: "アカウントを作成" }).click();
    await expect(alert).toContainText(lost);
    await expect(page.getByLabel("メールアドレス")).toHaveValue(email);
    await context.setOffline(false);
    await page.getByRole("button", { name: "アカウントを作成" }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("a new token keeps its name", { tag: "@all" }, async ({ page, context }) => {
    await join(context.request);
    await open(page, "/profile");
    await page.getByRole("link", { name: "新しいトークン" }).click();
    const name = page.getByRole("textbox", { name: "名前" });
    await name.fill("週報");
    await context.setOffline(true);
    await page.getByRole("dialog").getByRole("button", { name: "トークンを作成" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(lost);
    await expect(name).toHaveValue("週報");
    await context.setOffline(false);
  });

  test("answers typed without a network outlast a failed save, and are stored once it is back", async ({
    page,
    context,
  }) => {
    await open(page, "/generate?purpose=同窓会の誘いを断りたい");
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    const result = page.locator("#result");
    await expect(result).toContainText("同窓会");
    const address = page.url();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.locator("main form[action$='/answers'] textarea").first().fill("9月14日の高校の同窓会");
    await result.getByRole("button", { name: "保存", exact: true }).click();
    await expect(page.getByText(lost).first()).toBeVisible();
    const stored = page.waitForResponse(
      (response) => response.url().endsWith("/answers") && response.request().method() === "POST",
    );
    await context.setOffline(false);
    await stored;
    await page.reload();
    await expect(result).toContainText("9月14日の高校の同窓会");
    const other = await context.newPage();
    await other.goto(address);
    await expect(other.locator("#result")).toContainText("9月14日の高校の同窓会");
  });

  test("a prompt saved by a visitor stays on the screen", { tag: "@all" }, async ({ page, context }) => {
    await open(page, "/generate?purpose=議事録");
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    const result = page.locator("#result");
    await expect(result).toContainText("議事録");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await result.getByRole("button", { name: "保存", exact: true }).click();
    await expect(page.getByText(lost).first()).toBeVisible();
    await expect(result).toContainText("議事録");
    await context.setOffline(false);
    await result.getByRole("button", { name: "保存", exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/register\?redirectTo=/);
  });
});

test("with a failed database a dialog and a card keep their values, and so does a card deleted elsewhere @js @all", async ({
  page,
  context,
}) => {
  await join(context.request);
  const { id } = await createPrompt(context.request, { originalInput: "街の案内" });
  await open(page, "/dashboard");
  await page.getByRole("link", { name: "フォルダーを追加" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("見積もり");
  const dead = () => page.setExtraHTTPHeaders({ [faultsHeader]: "db=error" });
  const well = () => page.setExtraHTTPHeaders({});
  await dead();
  await dialog.getByRole("button", { name: "作成" }).click();
  await expect(dialog.getByRole("alert")).toContainText(failed);
  await expect(dialog.getByRole("textbox")).toHaveValue("見積もり");
  await well();
  await dialog.getByRole("button", { name: "作成" }).click();
  await expectToast(page, "フォルダーを作成しました");

  await page.getByRole("heading", { name: "街の案内" }).click();
  const tags = cardOf(page, "街の案内").locator("form", { has: page.getByLabel("タグ（カンマ区切り）") });
  await tags.getByRole("textbox").fill("急ぎ");
  await dead();
  await tags.getByRole("button", { name: "保存" }).click();
  await expectToast(page, failed);
  await expect(tags.getByRole("textbox")).toHaveValue("急ぎ");
  await well();
  await tags.getByRole("button", { name: "保存" }).click();
  await expect(cardOf(page, "街の案内").locator(".row-facts")).toContainText("急ぎ");

  await cardOf(page, "街の案内").getByRole("link", { name: "編集" }).click();
  const form = formWith(page, "目的");
  await form.getByRole("textbox", { name: "プロンプト" }).fill("途中の文");
  await context.request.delete(`/api/prompts/${id}`, { headers: fromHere });
  await form.getByRole("button", { name: "保存" }).click();
  await expect(form.getByRole("alert")).toContainText("削除された可能性があります");
  await expect(form.getByRole("textbox", { name: "プロンプト" })).toHaveValue("途中の文");
});

test.describe("after a deploy in mid-session @js", () => {
  test("a link works, by a full load @all", async ({ context }) => {
    // The framework logs its reload in the console.
    const page = await context.newPage();
    await open(page, "/generate");
    await deploy(page);
    await expect(async () => {
      await page.getByRole("link", { name: "利用規約" }).first().click();
      await expect(page).toHaveURL("/terms", { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("利用規約");
  });

  test("a library form is sent @all", async ({ page, context }) => {
    await join(context.request);
    await createPrompt(context.request, { originalInput: "街の案内" });
    await open(page, "/dashboard");
    await page.getByRole("link", { name: "フォルダーを追加" }).click();
    await formWith(page, "フォルダー名").getByRole("textbox").fill("見積もり");
    await deploy(page);
    await page.getByRole("dialog").getByRole("button", { name: "作成" }).click();
    await expectToast(page, "フォルダーを作成しました");
    await page.getByRole("link", { name: "編集" }).click();
    await formWith(page, "目的").getByRole("textbox", { name: "目的" }).fill("海辺の案内");
    await formWith(page, "目的").getByRole("button", { name: "保存" }).click();
    await expectToast(page, "プロンプトを更新しました");
  });

  test("a generation is accepted", { tag: "@all" }, async ({ page }) => {
    await open(page, "/generate?purpose=議事録");
    await deploy(page);
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    await expect(page.locator("#result")).toContainText("議事録");
  });
});
