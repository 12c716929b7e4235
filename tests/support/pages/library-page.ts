import type { Page } from "@playwright/test";

/** The card of the prompt with this purpose. */
export const cardOf = (page: Page, purpose: string) => page.getByRole("article", { name: purpose });

/** Opens a prompt of the library: in its row, or without scripts as its page. */
export const openPrompt = (page: Page, purpose: string | RegExp = /./) =>
  page.getByRole("article", { name: purpose }).getByRole("heading").click();

/** The text of an opened prompt: in its row, or without scripts in the form of its page. */
export const openedText = (page: Page) =>
  page.locator(".row-open .prompt-text:has(> div), .row-open pre, textarea[name=content]").last();

/** The visible form with a text field of this name. */
export const formWith = (page: Page, field: string) =>
  page.locator("form").filter({ has: page.getByRole("textbox", { name: field, exact: true }) });

/** The column of folders. */
export const folders = (page: Page) => page.getByRole("navigation", { name: "フォルダー" });
