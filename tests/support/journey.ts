import { test as base, expect } from "@playwright/test";

import { visitor } from "./visitor";

/**
 * A journey through the site as a visitor with an address of their own. An error in the console, an exception or a
 * breach of the content security policy fails it.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders(visitor());
    await use(context);
  },
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      // A refusal that the journey provokes is no fault of the page.
      if (/Failed to load resource/.test(message.text())) return;
      complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
