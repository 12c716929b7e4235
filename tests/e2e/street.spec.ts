import { join } from "../support/clients/members";
import { expect, open, test } from "../support/pages/journey";
import { publishPrompt } from "../support/clients/publish-prompt";

test("the home page shows the shop of the day in each language, and all of a card leads to its prompt @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  await publishPrompt(context.request);
  await context.clearCookies();
  await open(page, "/", javaScriptEnabled);
  const town = page.getByRole("region", { name: /^今日の店：/ });
  const card = town.getByRole("listitem").first();
  const title = await card.getByRole("heading").innerText();
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goto("/");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("region", { name: /^Today’s shop: / })).toBeVisible();
  await expect(town).toHaveCount(0);
  await page.getByRole("link", { name: "Enter the shop" }).click();
  await expect(page).toHaveURL(/\/town-prompts\?category=\w+$/);
});

test("on a phone the street scrolls inside the page, from the first shop to the last @all", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, "/town-prompts", javaScriptEnabled);
  const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(sizes[0]).toBeLessThanOrEqual(sizes[1]!);
  const shops = page.getByRole("navigation", { name: "街の通り" }).getByRole("link");
  await expect(shops).toHaveCount(8);
  await expect(shops.first()).toBeInViewport();
  await expect(shops.first()).toHaveAttribute("aria-current", "true");
  await expect(shops.last()).not.toBeInViewport();
  await shops.last().focus();
  await expect(shops.last()).toBeInViewport();
  await shops.last().press("Enter");
  await expect(page).toHaveURL("/town-prompts?category=video");
  await expect(shops.last()).toHaveAttribute("aria-current", "true");
  await shops.first().press("Enter");
  await expect(page).toHaveURL("/town-prompts");
});
