import type { Locator, Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";

const phone = { width: 375, height: 812 };
// A touch screen needs larger targets than a mouse.
test.use({ hasTouch: true });
const box = (page: Page) => page.locator("textarea").first();
const create = (page: Page) => page.locator("form button[type=submit]").first();

test("the first screen shows the box on a phone, and the button on a desktop @plain", async ({ page }) => {
  for (const language of ["ja", "en", "es"]) {
    await page.setViewportSize(phone);
    await page.goto(`/?lang=${language}`);
    await expect(box(page), language).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(create(page), language).toBeInViewport({ ratio: 1 });
  }
});

test("the search box of the town is no taller next to a long panel @all", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/town-prompts?category=image&search=どこにもない");
  if (javaScriptEnabled !== false) await hydrated(page);
  const { height } = (await page.getByRole("search").boundingBox())!;
  for (const position of [0, 1, 2]) await page.locator("aside summary").nth(position).click();
  expect((await page.getByRole("search").boundingBox())!.height).toBe(height);
});

test("a refused form opens at its error @plain", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await box(page).fill("あ".repeat(4_001));
  await create(page).click();
  await expect(box(page)).toBeFocused();
  await expect(page.getByText("4,000文字以内で入力してください")).toBeInViewport();
  await expect(page.getByRole("alert").getByRole("link", { name: "やりたいことを書く" })).toHaveAttribute(
    "href",
    "#purpose",
  );
});

test("without scripts there is no copy button @plain", async ({ page }) => {
  await page.goto("/generate?purpose=議事録");
  await create(page).click();
  await page.getByRole("button", { name: "ほかのサービスで開く" }).click();
  await expect(page.getByText("AIを開く", { exact: true })).toBeVisible();
  await expect(page.getByText("コピーしてAIを開く")).toBeHidden();
  await expect(page.locator("#result .raw-text > pre")).toHaveCSS("user-select", "all");
});

test("on a phone an error is scrolled into view, and a long prompt is edited within the screen @js @all", async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await hydrated(page);
  await box(page).fill("議事録のまとめ");
  await context.setOffline(true);
  await create(page).click();
  await expect(page.getByText("接続が切れています")).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await create(page).click();
  await page.waitForURL(/generate\/\w+/);
  await page.getByRole("button", { name: "編集" }).click();
  const { height } = (await page.getByRole("textbox", { name: "プロンプトを編集" }).boundingBox())!;
  expect(height).toBeLessThan(phone.height * 0.7);
});

test("the controls of a card are aligned with its text, and its deletion names the prompt @js @all", async ({
  page,
  context,
}) => {
  await join(context.request);
  const originalInput = `夏祭りの案内 ${uniqueWord()}`;
  await publishPrompt(context.request, { originalInput });
  for (const size of [phone, { width: 1280, height: 900 }])
    for (const path of ["/my-town-prompts", "/town-prompts"]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await hydrated(page);
      const card = page.getByRole("article").first();
      const startOf = (part: Locator) =>
        part.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
      const title = await startOf(card.getByRole("heading").first());
      const use = card.getByText("使う");
      const action = await startOf(use.or(card.getByRole("button")).first());
      expect(Math.abs(action - title), `${path} at ${size.width} px`).toBeLessThanOrEqual(2);
    }
  for (const path of ["/dashboard", "/my-town-prompts"]) {
    await page.goto(path);
    await hydrated(page);
    if (path === "/dashboard") await page.getByRole("article").getByRole("heading").click();
    await page.getByRole("article").locator('a[href$="/delete"]').click();
    await expect(page.getByRole("alertdialog")).toContainText(originalInput);
  }
});
