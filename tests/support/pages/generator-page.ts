import type { Page } from "@playwright/test";

import { expect, hydrated } from "./journey";

/** A short line, surely recognized, one of its answers and one of its wishes. */
export const line = "義母へのLINE、角を立てずに断りたい";
export const box = (page: Page) => page.getByRole("textbox", { name: "やりたいことを書く" });
export const panel = (page: Page) => page.locator("[data-questions]");
export const create = (page: Page) => page.getByRole("button", { name: "プロンプトを作る" });
export const text = (page: Page) => page.locator("#result .raw-text > pre");
export const visit = "家への訪問や泊まり";
export const once = "謝るのは一度まで";

/** Opens the generator, and types a line with questions. */
export async function asked(page: Page, purpose = line) {
  await page.goto("/");
  await hydrated(page);
  await box(page).fill(purpose);
  await expect(panel(page).getByRole("group").first()).toBeVisible();
}

/** Generates from the current input, and waits for the result. */
export async function generated(page: Page) {
  await create(page).click();
  await page.waitForURL(/generate\/\w+/);
  await expect(page.locator("#result")).toBeVisible();
}
