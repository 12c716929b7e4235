import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { makeToken, withToken } from "../support/clients/token-client";
import { violations } from "../support/pages/violations";
import { visitor } from "../support/clients/visitor";

test.beforeEach(async ({ context }) => {
  await join(context.request);
});

const section = (page: Page) => page.getByRole("region", { name: "アクセストークン" });
const items = (page: Page) => section(page).locator("li:has(a[href$='/revoke'])");
const shown = (page: Page) => page.getByRole("textbox", { name: "作成したトークン" });

/** Opens the form of a new token: over the page, and without scripts as a page of its own. */
async function openForm(page: Page, scripts = true) {
  await page.goto("/profile");
  if (scripts) await hydrated(page);
  await section(page).getByRole("link", { name: "新しいトークン" }).click();
  return page.locator("form[action='/profile/tokens/new']");
}

test("a member makes a token, sees it once, uses it, and revokes it @all @js", async ({
  page,
  playwright,
  baseURL,
}) => {
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: visitor() });
  const form = await openForm(page);
  await form.getByRole("textbox", { name: "名前" }).fill("  毎晩の\tバックアップ ");
  await expect(form.getByRole("combobox", { name: "権限" })).toHaveValue("read");
  await expect(form.getByRole("combobox", { name: "有効期限" })).toHaveValue("90");
  await form.getByRole("combobox", { name: "権限" }).selectOption("読み取りと書き込み");
  await form.getByRole("combobox", { name: "有効期限" }).selectOption("期限なし");
  await form.getByRole("button", { name: "トークンを作成" }).click();
  await expect(page.getByRole("status").filter({ hasText: "表示されるのは今だけです" })).toBeVisible();
  const token = await shown(page).inputValue();
  expect(token).toMatch(/^pt_[\w-]{49}$/);
  expect(page.url()).not.toContain("pt_");
  const headers = withToken(token);
  const made = await program.post("/api/prompts", { headers, data: { originalInput: "x", content: "y" } });
  expect(made.status(), await made.text()).toBe(201);
  await expect(page).toHaveURL("/profile");
  await expect(items(page)).toHaveCount(1);
  for (const fact of ["毎晩の バックアップ", "読み取りと書き込み", `pt_…${token.slice(-4)}`, "有効期限なし"])
    await expect(items(page)).toContainText(fact);

  await page.goto("/profile");
  await expect(shown(page)).toHaveCount(0);
  expect(await page.content()).not.toContain(token.slice(3, 20));
  await expect(items(page)).toContainText("最終使用：");
  await hydrated(page);
  await section(page).getByRole("link", { name: "「毎晩の バックアップ」を無効にする" }).click();
  await expect(page.getByText("「毎晩の バックアップ」を無効にしますか？")).toBeVisible();
  expect((await program.get("/api/prompts", { headers })).status()).toBe(200);
  await page.getByRole("button", { name: "無効にする", exact: true }).click();
  await expectToast(page, "アクセストークンを無効にしました");
  await expect(items(page)).toHaveCount(0);
  await expect(section(page)).toContainText("アクセストークンはまだありません");
  expect((await program.get("/api/prompts", { headers })).status()).toBe(401);
  await program.dispose();
});

test("a refused form keeps submitted values and shows the reason at its field @all", async ({
  page,
  javaScriptEnabled,
}) => {
  const form = await openForm(page, javaScriptEnabled !== false);
  const name = form.getByRole("textbox", { name: "名前" });
  await name.fill("あ".repeat(51));
  await form.getByRole("combobox", { name: "権限" }).selectOption("write");
  await form.getByRole("combobox", { name: "有効期限" }).selectOption("30");
  await form.getByRole("button", { name: "トークンを作成" }).click();
  await expect(name).toHaveAccessibleDescription(/50文字以内で入力してください$/);
  await expect(name).toHaveValue("あ".repeat(51));
  await expect(form.getByRole("combobox", { name: "権限" })).toHaveValue("write");
  await expect(form.getByRole("combobox", { name: "有効期限" })).toHaveValue("30");
  await name.fill("あ".repeat(50));
  await form.getByRole("button", { name: "トークンを作成" }).click();
  await expect(shown(page)).toHaveValue(/^pt_/);
});

test("cancelling the revocation returns to the token @all @js", async ({ page, context }) => {
  await makeToken(context.request, { name: "残す" });
  await page.goto("/profile");
  await hydrated(page);
  await section(page).getByRole("link", { name: "「残す」を無効にする" }).click();
  await page.getByRole("button", { name: "キャンセル" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(items(page)).toHaveCount(1);
});

test("a long name of a token fits a phone @plain @all", async ({ page, context }) => {
  const name = "x".repeat(50);
  const { id } = await makeToken(context.request, { name });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/profile", `/profile/tokens/${id}/revoke`]) {
    await page.goto(path);
    await expect(page.getByText(name).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test("a repeated form shows no token and makes none @all @js", async ({ page }) => {
  await page.goto("/profile/tokens/new");
  await hydrated(page);
  await page.getByRole("textbox", { name: "名前" }).fill("一度だけ");
  await page.getByRole("button", { name: "トークンを作成" }).click();
  await expect(shown(page)).toHaveValue(/^pt_/);
  await expect(page.getByText("このページを再読み込みしても")).toBeVisible();
  await page.reload();
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "名前" })).toHaveValue("");
  await page.goto("/profile");
  await expect(items(page)).toHaveCount(1);
});

test.describe("access tokens with scripts @js", () => {
  test("tokens are made and copied by keyboard @all", async ({ page }) => {
    await page.goto("/profile");
    await hydrated(page);
    const open = section(page).getByRole("link", { name: "新しいトークン" });
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "名前" })).toBeFocused();
    await page.keyboard.type("鍵盤");
    await page.keyboard.press("Enter");
    await expect(shown(page)).toBeVisible();
    await expect(page.getByRole("dialog", { name: "新しいアクセストークン" })).toHaveCount(0);
    // The focus moves on to the token.
    await expect(open).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(shown(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectToast(page, "トークンをコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown(page).inputValue());
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "「鍵盤」を無効にしますか？" });
    await expect(question.getByRole("button", { name: "キャンセル" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectToast(page, "アクセストークンを無効にしました");
    await expect(items(page)).toHaveCount(0);
    await expect(shown(page)).toHaveCount(0);
  });

  test("a toast is shown even if a slow screen never renders the pending button @all", async ({
    page,
    context,
  }) => {
    await makeToken(context.request, { name: "急ぎ" });
    await page.addInitScript(() => {
      // React schedules its rendering by messages.
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (...values: unknown[]) {
        const wait = Number(document.documentElement?.dataset.wait ?? 0);
        setTimeout(() => Reflect.apply(postMessage, this, values), wait);
      };
    });
    await page.goto("/profile");
    await hydrated(page);
    await items(page).getByRole("link").click();
    const confirm = page.getByRole("alertdialog").getByRole("button", { name: "無効にする" });
    await expect(confirm).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset.wait = "1000"));
    await confirm.click();
    await expectToast(page, "アクセストークンを無効にしました");
    await expect(items(page)).toHaveCount(0);
  });

  test("a token whose response is lost is made once, and can be revoked @all", async ({ page }) => {
    const form = await openForm(page);
    await form.getByRole("textbox", { name: "名前" }).fill("途切れたもの");
    await page.route("**/profile/tokens/new.data*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.getByRole("button", { name: "トークンを作成" }).click();
    await expect(form.getByRole("alert")).toContainText("通信できませんでした");
    await expect(form.getByRole("textbox", { name: "名前" })).toHaveValue("途切れたもの");
    await page.unroute("**/profile/tokens/new.data*");
    await form.getByRole("button", { name: "トークンを作成" }).click();
    await expect(form.getByRole("alert")).toContainText("このトークンは作成済みで");
    await expect(page.locator("a[href^='/profile/tokens/'][href$='/revoke']")).toHaveCount(1);
    await form.getByRole("button", { name: "トークンを作成" }).click();
    await expect(shown(page)).toHaveValue(/^pt_/);
    await expect(items(page)).toHaveCount(2);

    // A second token replaces the first on the screen.
    const first = await shown(page).inputValue();
    await section(page).getByRole("link", { name: "新しいトークン" }).click();
    await form.getByRole("textbox", { name: "名前" }).fill("二つ目");
    await form.getByRole("button", { name: "トークンを作成" }).click();
    await expect(items(page).filter({ hasText: "二つ目" })).toHaveCount(1);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).not.toHaveValue(first);
    await page.reload();
    await expect(items(page)).toHaveCount(3);
    await expect(shown(page)).toHaveCount(0);
  });

  test("axe finds nothing in the pages that make, show and revoke a token @all", async ({ page }) => {
    await page.goto("/profile");
    await hydrated(page);
    await page.getByRole("link", { name: "新しいトークン" }).click();
    const form = page.getByRole("dialog", { name: "新しいアクセストークン" });
    await form.getByRole("textbox", { name: "名前" }).fill("x".repeat(51));
    await form.getByRole("combobox", { name: "権限" }).selectOption("write");
    await form.getByRole("button", { name: "トークンを作成" }).click();
    await expect(form.locator("[aria-invalid]")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "名前" })).toHaveAccessibleDescription(/50文字以内/);
    await expect(form.getByRole("combobox", { name: "権限" })).toHaveValue("write");
    expect(await violations(page), "a refused form").toEqual([]);
    await form.getByRole("textbox", { name: "名前" }).fill("控え");
    await form.getByRole("button", { name: "トークンを作成" }).click();
    await expect(page.getByRole("textbox", { name: "作成したトークン" })).toBeVisible();
    await expect(form).toHaveCount(0);
    expect(await violations(page), "the token").toEqual([]);
    await page.getByRole("link", { name: "「控え」を無効にする" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    expect(await violations(page), "the question").toEqual([]);
    await page.getByRole("alertdialog").getByRole("button", { name: "キャンセル" }).click();
    await expect(items(page)).toHaveCount(1);
  });
});
