import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds on a page by day, and once for all languages by night, which changes nothing but colours. */
export async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  const dim = (await page.locator("html").getAttribute("lang")) === "ja" ? await violationsByNight(page) : [];
  return [...found, ...dim].flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

async function violationsByNight(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
  const { violations: dim } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
  await page.emulateMedia({ colorScheme: "light" });
  return dim;
}
