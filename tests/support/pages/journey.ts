import { test as base, expect, type Page } from "@playwright/test";

import { join, register, type Member } from "../clients/members";
import { retryResets } from "../clients/retry-resets";
import { visitor } from "../clients/visitor";

/** Exceptions of an aborted navigation, before its response and within it: React Router leaves the rejection unhandled (remix-run/react-router#14203). */
const aborted = ["signal is aborted without reason", "BodyStreamBuffer was aborted"];

/** Collects a page's console errors, with breaches of the content security policy, and its exceptions. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => {
    if (!aborted.includes(error.message)) complaints.push(error.message);
  });
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // A refusal provoked by the journey is no fault of the page.
    if (/Failed to load resource/.test(message.text())) return;
    complaints.push(message.text());
  });
  return complaints;
}

/**
 * A journey through the site as a visitor with a network of their own. An error in the console, an exception or a
 * breach of the content security policy fails it.
 */
export const test = base.extend<{
  /** A new member by Google in this journey's browser, without a password, signed in. */
  member: { email: string };
  /** A new member by registration, with a password and an unverified address, signed in. */
  registered: Member;
}>({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders(visitor());
    retryResets(context.request);
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
    // The registration's flash, which the next page would show.
    await context.clearCookies({ name: "flash" });
    await use(member);
  },
});

/** Expects the toast of an action, or without scripts its text in the page. */
export async function expectToast(page: Page, text: string) {
  const toasts = page.locator("li[data-state=open], .without-script").filter({ hasText: text });
  await expect(toasts.filter({ visible: true })).toBeVisible();
}

/** Waits for the panel after a publication or a sharing, which a browser with scripts shows as a dialog, and closes it. */
export async function expectPanel(page: Page, title: string, scripts = true) {
  if (!scripts) return expectToast(page, title);
  const panel = page.getByRole("dialog", { name: title });
  for (const name of ["埋め込みコード", "Xで共有", "LINEで共有"])
    await expect(panel.getByRole("link", { name })).toBeVisible();
  await page.keyboard.press("Escape");
  return expect(panel).toBeHidden();
}

/** Waits until React has committed the hydrated page, and run its effects: a click before is the browser's own. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container = Object.entries(document).find(([key]) => key.startsWith("__reactContainer"));
    return container?.[1].stateNode.current.memoizedState.isDehydrated === false;
  });
  // Effects follow the paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Opens a page, waits for its scripts unless disabled, and returns the server's response. */
export async function open(page: Page, path: string, scripts = true) {
  const response = await page.goto(path);
  if (scripts) await hydrated(page);
  return response!;
}

/** Delays requests of matching addresses until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(pattern, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Delays the page's scripts until the returned function is called. */
export const holdScripts = (page: Page) => hold(page, "**/assets/entry.client-*.js");

export { expect };
