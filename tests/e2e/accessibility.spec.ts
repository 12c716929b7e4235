import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { expect, test } from "../support/journey";

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

test.describe("accessibility @js", () => {
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
