import { createRequire } from "node:module";

import type { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type Options = Parameters<AxeBuilder["options"]>[0];

const require = createRequire(import.meta.url);
const { source } = createRequire(require.resolve("@axe-core/playwright"))("axe-core") as { source: string };

/** The rule that looks at colours alone, which no word changes: it is nearly all that axe's time goes to. */
const colours = "color-contrast";

interface Look {
  /** Looks at this part of the page alone. */
  within?: string;
  /** Looks for colours in this part alone, where the rest looks the same. */
  colouredIn?: string;
}

/**
 * What axe finds on a page, by every rule and by day and night. The colours of day and night are looked at in Japanese alone: what
 * language the words are in does not change them.
 */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  const { within = "html", colouredIn = within } = look;
  // What is on its way in has colours of its own.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults = await found(page, within, { rules: { [colours]: { enabled: false } } });
  if ((await page.locator("html").getAttribute("lang")) !== "ja") return faults;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const pale = await found(page, colouredIn, { runOnly: [colours] });
    faults.push(...pale.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

async function found(page: Page, within: string, options: Options): Promise<string[]> {
  // By the debugger, which no content security policy stops.
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
