import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { makeOneOfEach } from "../support/clients/make-one-of-each";

/** Elements with a running animation or a transition; the remaining 0.01 ms are ignored. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const seconds = (times: string) => Math.max(...times.split(",").map((time) => Number.parseFloat(time)));
    const isMoving = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return (
        seconds(style.transitionDuration) > 0.0001 ||
        (style.animationName !== "none" && seconds(style.animationDuration) > 0.0001) ||
        style.scrollBehavior === "smooth"
      );
    };
    const still = [...document.querySelectorAll("*")].filter((element) =>
      [undefined, "::before", "::after", "::backdrop"].some((pseudo) => isMoving(element, pseudo)),
    );
    return still.map((element) => element.outerHTML.slice(0, 90));
  });

test.describe("with reduced motion @js", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves: pages, menu, dialogs, toasts and loading placeholders @all", async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await join(context.request);
    const { draft, prompt, share } = await makeOneOfEach(context.request);
    const expectStill = async (name: string) => expect.soft(await moving(page), name).toEqual([]);
    for (const address of [`/generate/${draft}`, "/town-prompts", `/prompts/${share}`, `/embed/${share}`]) {
      await page.goto(address);
      await expectStill(address);
    }
    await page.goto("/dashboard?tag=春");
    await hydrated(page);
    await page.getByRole("button", { name: "メニューを開く" }).click();
    await expectStill("the menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "コピー" }).click();
    await expect(page.locator("li[data-state=open]")).toBeVisible();
    await expectStill("a notification");
    await page.locator("article h3 a").first().click();
    await page.locator(`a[href="/dashboard/prompts/${prompt}/delete"]`).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectStill("a dialog");

    await page.goto("/my-town-prompts");
    await hydrated(page);
    await page.route("**/my-town-prompts.data*", () => {});
    await page.getByRole("textbox", { name: "自分の投稿を検索" }).fill("催し");
    await expect(page.locator("ul[aria-busy=true] .animate-pulse").first()).toBeVisible();
    await expectStill("what stands in for what loads");

    await page.emulateMedia({ colorScheme: "dark" });
    const durations = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect!.getComputedTiming().duration)),
    );
    expect(Math.max(0, ...durations), "the dark theme, in milliseconds").toBeLessThan(0.1);
  });
});
