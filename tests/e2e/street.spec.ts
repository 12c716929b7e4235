import { join } from "../support/clients/members";
import { expect, open, test } from "../support/pages/journey";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { togglePublic } from "../support/clients/share-prompt";

test("the home page shows a new prompt of the town below the generator, and leads to it @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const owner = await context.cookies();
  const town = page.getByRole("region", { name: "街の新着" });
  const publish = async () => {
    const title = uniqueWord();
    await context.addCookies(owner);
    const post = await publishPrompt(context.request, {
      title,
      description: "海辺の町を歩く一分間。",
      category: "video",
      subcategory: "ドキュメンタリー",
    });
    await context.clearCookies();
    await open(page, "/", javaScriptEnabled);
    const card = town.getByRole("listitem").filter({ hasText: title });
    // Another journey may have published there since.
    await expect(card.getByText("海辺の町を歩く一分間。")).toBeVisible({ timeout: 2_000 });
    return { ...post, title, card };
  };
  let published: Awaited<ReturnType<typeof publish>>;
  await expect(async () => {
    published = await publish();
  }).toPass();
  const { id, shareId, title, card } = published!;
  await expect(card.getByText("動画", { exact: true })).toBeVisible();
  expect(await town.getByRole("listitem").count()).toBeLessThanOrEqual(6);
  await expect(town.getByRole("link", { name: "街を見に行く" })).toHaveAttribute("href", "/town-prompts");
  await expect(page.getByRole("link", { name: "無料で登録" })).toHaveAttribute("href", "/auth/register");
  // All of the card leads there.
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(`/prompts/${shareId}`);
  await context.addCookies(owner);
  await togglePublic(context.request, id);
  await context.clearCookies();
  await page.goto("/");
  await expect(page.getByRole("textbox").first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test("another language changes the town's prompts on the home page too @js @all", async ({
  page,
  context,
}) => {
  await join(context.request);
  await publishPrompt(context.request);
  await context.clearCookies();
  await open(page, "/");
  await expect(page.getByRole("region", { name: "街の新着" })).toBeVisible();
  await page.getByRole("link", { name: "English" }).click();
  const town = page.getByRole("region", { name: "New in the town" });
  await expect(town.getByText("Communication", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "街の新着" })).toHaveCount(0);
});

test("on a phone the street scrolls inside the page, from the first shop to the last @all", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, "/town-prompts", javaScriptEnabled);
  const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(sizes[0]).toBeLessThanOrEqual(sizes[1]!);
  const shops = page.getByRole("navigation", { name: "カテゴリー", exact: true }).getByRole("link");
  await expect(shops).toHaveCount(7);
  await expect(shops.first()).toBeInViewport();
  await expect(shops.last()).not.toBeInViewport();
  await shops.last().focus();
  await expect(shops.last()).toBeInViewport();
  await shops.last().press("Enter");
  await expect(page).toHaveURL("/town-prompts?category=video");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
