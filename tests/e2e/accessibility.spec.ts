import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { expect, test } from "../support/journey";

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

test.describe("accessibility @js", () => {
  test.slow();

  for (const colorScheme of ["light", "dark"] as const) {
    for (const lang of ["ja", "en", "es"]) {
      test(`axe finds nothing on any page: ${lang}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const path of [
          "/terms",
          "/privacy",
          "/auth?redirectTo=/generate",
          "/no/such/page",
          "/generate",
        ]) {
          await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
          expect(await violations(page), path).toEqual([]);
        }
        await page.locator("textarea").fill("Un cartel para el mercado");
        await page.locator("form button[type=submit]").first().click();
        await page.waitForURL(/generate\/\w+/);
        expect(await violations(page), "the result").toEqual([]);
        await page.locator("button[popovertarget]").first().click();
        expect(await violations(page), "the menu").toEqual([]);
      });
    }
  }

  for (const colorScheme of ["light", "dark"] as const) {
    for (const lang of ["ja", "en", "es"]) {
      test(`axe finds nothing on the pages of the accounts: ${lang}, ${colorScheme}`, async ({
        page,
        context,
        member,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const path of ["/dashboard", "/profile", "/profile/delete"]) {
          await page.goto(`${path}?lang=${lang}`);
          expect(await violations(page), path).toEqual([]);
        }
        await page.goto("/profile");
        await expect(page.getByRole("main")).toContainText(member.email);
        await context.clearCookies();
        for (const path of ["/auth/register", "/auth/reset", "/auth/new-password", "/auth/verify"]) {
          await page.goto(`${path}?token=x&lang=${lang}`);
          expect(await violations(page), path).toEqual([]);
        }
      });
    }
  }

  test("axe finds nothing in what the sign-in refuses and asks", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/auth/register");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "アカウントを作成" }).click();
    await expect(page.getByText("メールアドレスを入力してください")).toBeVisible();
    expect(await violations(page), "a refused registration").toEqual([]);
    await page.getByRole("link", { name: "ログイン", exact: true }).click();
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await violations(page), "a refused sign-in").toEqual([]);
    await page.getByRole("link", { name: "パスワードを忘れた方" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page), "the reset").toEqual([]);
  });

  test("the whole job is done by keyboard", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "本文へ移動" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("radio", { name: "文章生成" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "業務自動化" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type("毎朝の在庫確認");
    await page.getByRole("switch", { name: "Deep Thinking" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "プロンプトを作る" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(/generate\/\w+/);
    await expect(page.getByRole("heading", { name: "できあがったプロンプト" })).toBeFocused();
  });
});
