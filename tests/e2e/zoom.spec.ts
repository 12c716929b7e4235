import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { makeOneOfEach } from "../support/clients/make-one-of-each";
import { jpeg } from "../support/factories/pictures";
import { chooseFile } from "../support/pages/profile-page";

const dialog = ":is([role=dialog], [role=alertdialog])[data-state=open]";

/** The viewport of a 1280 by 900 screen at 200 and 400 % zoom. */
const zoomed = [
  { width: 640, height: 450 },
  { width: 320, height: 225 },
];

/** Elements beyond the sides of the screen, or cut off by a box without scrolling. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 90);
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ["the page"] : [];
    const words = [...document.querySelectorAll<HTMLElement>("main :is(a, button, h1, h2, h3, p)")];
    const cropped = words.filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (!element.checkVisibility() || overflowX !== "visible" || textOverflow === "ellipsis") return false;
      return element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    });
    return [...wide, ...cropped.map(name)];
  });

test.describe("a zoomed page @js", () => {
  // Spanish has the longest words.
  for (const language of ["ja", "es"])
    test(
      `loses nothing at 200 and 400 %, or with text alone twice as large: ${language}`,
      { tag: "@all" },
      async ({ page, context }) => {
        await join(context.request);
        const { draft, share } = await makeOneOfEach(context.request);
        for (const address of [
          "/dashboard",
          "/profile",
          "/my-town-prompts",
          `/prompts/${share}`,
          `/generate/${draft}`,
          "/town-prompts?category=business",
          "/docs/api",
          "/auth/register",
        ]) {
          if (address === "/auth/register") await context.clearCookies();
          await page.setViewportSize(zoomed[0]!);
          await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`);
          for (const size of zoomed) {
            await page.setViewportSize(size);
            expect.soft(await cut(page), `${address} at ${size.width}`).toEqual([]);
          }
          await page.setViewportSize({ width: 1280, height: 900 });
          await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
          expect.soft(await cut(page), `${address} in large letters`).toEqual([]);
        }
      },
    );

  test("has dialogs that are reachable as a whole @all", async ({ page, context }) => {
    await join(context.request);
    const { folder, prompt } = await makeOneOfEach(context.request);
    await page.setViewportSize(zoomed[1]!);
    const expectReachable = async (opener: string) => {
      for (const part of await page.locator(`${dialog} :is(button, input, select, textarea):visible`).all()) {
        await part.scrollIntoViewIfNeeded();
        await expect(part, opener).toBeInViewport({ ratio: 0.5 });
      }
      expect(await cut(page), opener).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator(dialog)).toHaveCount(0);
    };
    await page.goto("/dashboard?tag=春");
    await hydrated(page);
    await page.locator("article h3 a").first().click();
    for (const opener of [
      'a[href^="/dashboard/tags"]',
      `a[href="/dashboard/folders/${folder}"]`,
      `a[href="/dashboard/prompts/${prompt}/share"]`,
      `a[href="/dashboard/prompts/${prompt}/optimize"]`,
      `a[href="/dashboard/prompts/${prompt}/delete"]`,
    ]) {
      const link = page.locator(opener).first();
      if (!(await link.isVisible())) await page.locator("[popovertarget=library-menu]:visible").click();
      await link.click();
      await expect(page.locator(dialog)).toBeVisible();
      await expectReachable(opener);
    }
    await page.goto("/profile/edit");
    await hydrated(page);
    await chooseFile(page, jpeg);
    await expect(page.locator(dialog)).toBeVisible();
    await expectReachable("the picture");
  });

  test("keeps the focused control clear of sticky elements @all", async ({ page }) => {
    await page.setViewportSize(zoomed[1]!);
    await page.goto("/generate?purpose=議事録");
    await hydrated(page);
    await page.locator("main form [type=submit]").first().click();
    await expect(page.locator("#result-title")).toBeFocused();
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement!;
        if (focused === document.body) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        const related = seen && (focused.contains(seen) || seen.contains(focused) || seen.closest("label"));
        return related ? null : focused.outerHTML.slice(0, 90);
      });
    for (let pressed = 0; pressed < 40; pressed += 1) {
      await page.keyboard.press("Tab");
      expect(await covered()).toBeNull();
    }
  });
});
