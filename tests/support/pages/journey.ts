import { test as base, expect, type Page } from "@playwright/test";

import { join, register, type Member } from "../clients/members";
import { visitor } from "../clients/visitor";

/** Collects the errors in a page's console and its exceptions; a breach of the content security policy is one of the former. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => {
    // React Router leaves the rejection of an aborted navigation unhandled (remix-run/react-router#14203).
    if (error.message !== "signal is aborted without reason") complaints.push(error.message);
  });
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // A refusal that the journey provokes is no fault of the page.
    if (/Failed to load resource/.test(message.text())) return;
    complaints.push(message.text());
  });
  return complaints;
}

/**
 * A journey through the site as a visitor with an address of their own. An error in the console, an exception or a
 * breach of the content security policy fails it.
 */
export const test = base.extend<{
  /** Who has just opened an account in this journey's browser, without a password, and is signed in. */
  member: { email: string };
  /** Who has just registered in it, with a password and an address that is not verified, and is signed in. */
  registered: Member;
}>({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders(visitor());
    await use(context);
  },
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
  member: async ({ context }, use) => {
    await use(await join(context.request));
  },
  registered: async ({ context }, use) => {
    const member = await register(context.request);
    // The notice of the registration, which its next page would show.
    await context.clearCookies({ name: "flash" });
    await use(member);
  },
});

/** What the site has to say about what was done just before: a toast, or where scripts are off a notice. */
export async function expectNotice(page: Page, text: string) {
  const notices = page.locator("li[data-state=open], .without-script").filter({ hasText: text });
  await expect(notices.filter({ visible: true })).toBeVisible();
}

/** Waits until the page's scripts listen to it. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body ?? {}).some((key) => key.startsWith("__reactProps")));

/** Goes to a page, waits for its scripts unless the browser runs none, and answers what the server did. */
export async function open(page: Page, path: string, scripts = true) {
  const answer = await page.goto(path);
  if (scripts) await hydrated(page);
  return answer!;
}

/** Holds the page's scripts back until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

export { expect };
