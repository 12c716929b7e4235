import type { Page } from "@playwright/test";

/** The card of the prompt with this purpose. */
export const cardOf = (page: Page, purpose: string) => page.getByRole("article", { name: purpose });

/** The visible form with a text field of this name. */
export const formWith = (page: Page, field: string) =>
  page.locator("form").filter({ has: page.getByRole("textbox", { name: field, exact: true }) });

/** The column of folders. */
export const folders = (page: Page) => page.getByRole("navigation", { name: "フォルダー" });
