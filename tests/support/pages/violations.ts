import { createRequire } from "node:module";

import type { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type Options = Parameters<AxeBuilder["options"]>[0];

const require = createRequire(import.meta.url);
const { source } = createRequire(require.resolve("@axe-core/playwright"))("axe-core") as { source: string };

/** The rule for colors, independent of texts: nearly all of axe's time. */
const colours = "color-contrast";

interface Look {
  /** Checks this part of the page only. */
  within?: string;
  /** Checks colors in this part only, where the rest looks the same. */
  colouredIn?: string;
}

/**
 * The violations axe finds on a page, by every rule and in both themes. Colors are checked in Japanese only, since they
 * do not depend on the language.
 */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  const { within = "html", colouredIn = within } = look;
  // Entry animations have colors of their own.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const isColoured = (await page.locator("html").getAttribute("lang")) === "ja";
  // One run for everything is shorter than two.
  const isWhole = isColoured && colouredIn === within;
  if (isColoured) await page.emulateMedia({ colorScheme: "light" });
  const faults = await found(page, within, { rules: { [colours]: { enabled: isWhole } } });
  if (!isColoured) return faults;
  for (const colorScheme of isWhole ? (["dark"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme });
    const pale = await found(page, colouredIn, { runOnly: [colours] });
    faults.push(...pale.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

async function found(page: Page, within: string, options: Options): Promise<string[]> {
  // By the debugger, exempt from the content security policy.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations: faults } = await page.evaluate(
    ([selector, rules]) =>
      (window as unknown as { axe: { run: (...how: unknown[]) => Promise<Results> } }).axe.run(
        selector,
        rules,
      ),
    [within, { ...options, resultTypes: ["violations"], preload: false, selectors: false }] as const,
  );
  return faults.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
