import type { Page } from "@playwright/test";

/** Closes any context it is in, and would run, load a picture or leave an element behind. */
export const hostile = `'"></title></script><img src=x onerror=alert(1)>`;

/** Collects the effects of injected scripts and markup in a page. */
export async function watch(page: Page): Promise<string[]> {
  const deeds: string[] = [];
  page.on("dialog", async (dialog) => {
    deeds.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("pageerror", (error) => deeds.push(`error ${error.message}`));
  page.on("console", (message) => {
    // The browser's own view of a picture has styles, which a picture's policy forbids too.
    if (/\.(?:webp|png)\b/.test(page.url()) && message.text().startsWith("Applying inline style")) return;
    if (/content security policy|hydrat/i.test(message.text())) deeds.push(message.text());
  });
  page.on("request", (request) => {
    if (/\/x$|x\.example/.test(new URL(request.url()).href)) deeds.push(`request ${request.url()}`);
  });
  return deeds;
}

/** Elements that only injected markup makes. */
export const made = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter(
        (element) =>
          element.getAttributeNames().some((name) => name.startsWith("on")) ||
          element.matches("img[src='x'], [href^='javascript:' i], [action^='javascript:' i]"),
      ).length,
  );
