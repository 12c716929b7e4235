import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { keyboardOf } from "../support/pages/keyboard";
import { makeOneOfEach } from "../support/clients/make-one-of-each";

const dialog = ":is([role=dialog], [role=alertdialog])[data-state=open]";

const focusIsIn = (page: Page, within: string) =>
  page.evaluate((selector) => document.activeElement!.closest(selector) !== null, within);

/** Opens a dialog by keyboard; expects a focus trap, closing by Escape and the focus returned. */
async function expectManners(page: Page, opener: string) {
  const link = page.locator(opener).first();
  await keyboardOf(page, 120).press(link);
  await expect(page.locator(dialog)).toBeVisible();
  await expect.poll(() => focusIsIn(page, dialog), opener).toBe(true);
  // Backwards from its first control, and forwards again past its last.
  for (const key of ["Shift+Tab", "Shift+Tab", "Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    expect(await focusIsIn(page, dialog), `${opener}: ${key}`).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(page.locator(dialog)).toHaveCount(0);
  await expect(link).toBeFocused();
}

test.describe("every dialog opens by keyboard, traps the focus and returns it @js", () => {
  test("in the library, and the menu of every page @all", async ({ page, context }) => {
    await join(context.request);
    const { prompt } = await makeOneOfEach(context.request);
    await page.goto("/dashboard?tag=春");
    await hydrated(page);
    await keyboardOf(page).press(page.locator("article h3 a"));
    for (const opener of [
      'a[href^="/dashboard/tags"]:visible',
      `a[href="/dashboard/prompts/${prompt}/delete"]`,
    ])
      await expectManners(page, opener);
    const opener = page.getByRole("button", { name: "メニューを開く" });
    await keyboardOf(page).press(opener);
    await page.keyboard.press("Tab");
    expect(await focusIsIn(page, "[popover]")).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "メニュー" })).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("the others of every page", { tag: "@all" }, async ({ page, context }) => {
    await join(context.request);
    const { folder, prompt, post, share, token, draft } = await makeOneOfEach(context.request);
    const openers: Record<string, string[]> = {
      "/dashboard?tag=春": [
        `a[href="/dashboard/folders/${folder}"]`,
        `a[href="/dashboard/folders/${folder}/delete"]`,
        'a[href="/dashboard/folders/new"]',
        `a[href="/dashboard/prompts/${prompt}/publish"]`,
        `a[href="/dashboard/prompts/${prompt}/optimize"]`,
        `a[href="/dashboard/prompts/${prompt}/share"]`,
      ],
      "/my-town-prompts": [`a[href="/town-prompts/${post}/edit"]`, `a[href="/town-prompts/${post}/delete"]`],
      [`/prompts/${share}`]: [`a[href="/prompts/${share}/save"]`, `a[href="/prompts/${share}/embed-code"]`],
      [`/generate/${draft}`]: ["[data-action-bar] form:not([action$=share]) [type=submit]"],
      "/profile": [
        'a[href="/profile/tokens/new"]',
        `a[href="/profile/tokens/${token}/revoke"]`,
        'main a[href="/profile/delete"]',
      ],
    };
    for (const [address, all] of Object.entries(openers)) {
      await page.goto(address);
      await hydrated(page);
      if (address.startsWith("/dashboard")) await keyboardOf(page).press(page.locator("article h3 a"));
      for (const opener of all) await expectManners(page, opener);
    }
    await context.clearCookies();
    await page.goto("/auth");
    await hydrated(page);
    await expectManners(page, 'a[href^="/auth/reset"]');
  });
});
