/** Waits until the page is stable: scripts attached, fonts and pictures loaded. */
export async function settle(page) {
  await page.waitForFunction(
    () =>
      document.readyState === "complete" &&
      (!document.querySelector("script[type=module]") ||
        Object.keys(document.body).some((key) => key.startsWith("__reactProps"))),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(250);
}
