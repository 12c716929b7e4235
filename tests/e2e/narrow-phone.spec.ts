import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, hydrated, journeyLanguages, test } from "../support/pages/journey";
import { keepFolder, keepPrompt } from "../support/clients/keep-prompt";
import { openedText, openPrompt } from "../support/pages/library-page";
import { libraryPaths } from "../support/pages/page-addresses";
import { jpeg } from "../support/factories/pictures";
import { chooseFile } from "../support/pages/profile-page";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";
import { showProfile } from "../support/clients/share-client";
import { sharePrompt } from "../support/clients/share-prompt";

// A touch screen needs larger targets than a mouse.
test.use({ hasTouch: true });

async function expectNoSidewaysScrolling(page: Page) {
  // A document that has just been committed has no root element.
  await page.waitForLoadState("domcontentloaded");
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: window.innerWidth,
  }));
  expect(content, page.url()).toBeLessThanOrEqual(screen);
}

for (const [name, language] of Object.entries(journeyLanguages)) {
  test(`nothing is wider than the narrowest phone: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/?lang=${language}`);
    await expectNoSidewaysScrolling(page);
    await page.locator("textarea").first().fill("Un cartel para el mercado");
    await page.locator("form button[type=submit]").first().click();
    await expect(page).toHaveURL(/generate\/\w+/);
    await expectNoSidewaysScrolling(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const { content, room } = await page.locator("[data-action-bar]").evaluate((bar) => ({
        content: bar.scrollWidth,
        room: bar.clientWidth,
      }));
      expect(content, `${width} pixels`).toBeLessThanOrEqual(room);
    }
  });

  test(`the longest prompt of a library fits the narrowest phone: ${name}`, async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    await join(context.request);
    const folderId = await keepFolder(context.request, "幅".repeat(50));
    const { id } = await keepPrompt(context.request, {
      originalInput: "W".repeat(4_000),
      content: "W".repeat(20_000),
      tags: Array.from({ length: 20 }, (_, index) => `${index}`.padStart(50, "W")),
      folderId,
    });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of libraryPaths(id, folderId)) {
      await page.goto(`${path}?lang=${language}`);
      await expectNoSidewaysScrolling(page);
    }
    await page.goto(`/dashboard?folder=${folderId}&tag=${"1".padStart(50, "W")}&search=${"W".repeat(200)}`);
    if (javaScriptEnabled !== false) await hydrated(page);
    await expectNoSidewaysScrolling(page);
    await openPrompt(page);
    await expect(openedText(page)).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  test(`the longest shared prompt fits the narrowest phone: ${name}`, async ({ page, context }) => {
    await join(context.request);
    const originalInput = "W".repeat(4_000);
    const { id } = await keepPrompt(context.request, { originalInput });
    const { path, shareId } = await sharePrompt(context.request, {
      originalInput,
      content: "W".repeat(20_000),
      tags: Array.from({ length: 20 }, (_, index) => `${index}`.padStart(50, "W")),
      title: "W".repeat(50),
      description: "W".repeat(1_000),
    });
    await page.setViewportSize({ width: 320, height: 640 });
    const own = ["", "/edit", "/save", "/embed-code"].map((rest) => path + rest);
    for (const address of [...own, `/dashboard/prompts/${id}/share`, `/embed/${shareId}`, "/embed/none"]) {
      await page.goto(`${address}?lang=${language}`);
      await expectNoSidewaysScrolling(page);
    }
    await context.clearCookies();
    await page.goto(`${path}?lang=${language}`);
    await expectNoSidewaysScrolling(page);
  });

  test(`the longest publication fits the narrowest phone: ${name}`, async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    await join(context.request);
    const word = uniqueWord();
    const { id } = await publishPrompt(context.request, {
      originalInput: word + "W".repeat(4_000 - word.length),
      content: "W".repeat(20_000),
      tags: Array.from({ length: 20 }, (_, index) => `${index}`.padStart(50, "W")),
      category: "technology",
      subcategory: "デジタルトランスフォーメーション",
      title: "W".repeat(50),
      description: "W".repeat(1_000),
    });
    await refreshSearch(context.request);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of [
      `/dashboard/prompts/${id}/publish`,
      ...["edit", "delete"].map((rest) => `/town-prompts/${id}/${rest}`),
      "/my-town-prompts",
      `/town-prompts?search=${"W".repeat(64)}none`,
    ]) {
      await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`);
      await expectNoSidewaysScrolling(page);
    }
    await page.goto(`/town-prompts?category=technology&search=${word}&language=all`);
    if (javaScriptEnabled !== false) await hydrated(page);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.locator("aside label").click();
    for (const opener of await page.locator("aside summary:visible").all()) await opener.click();
    await expectNoSidewaysScrolling(page);
  });

  test(`the longest profile fits the narrowest phone: ${name}`, async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    await join(context.request);
    await showProfile(context.request, "W".repeat(50), "W".repeat(500));
    const { path } = await sharePrompt(context.request);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of [path, "/profile", "/profile/edit"]) {
      await page.goto(`${address}?lang=${language}`);
      await expectNoSidewaysScrolling(page);
    }
    if (javaScriptEnabled === false) return;
    await hydrated(page);
    await chooseFile(page, jpeg);
    const dialog = page.getByRole("dialog").filter({ has: page.getByRole("slider") });
    await expect(dialog).toBeVisible();
    for (const role of ["application", "slider", "button"] as const)
      for (const part of await dialog.getByRole(role).all()) await expect(part).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScrolling(page);
  });
}
