import { gzipSync } from "node:zlib";

import type { Page } from "@playwright/test";

/** Maximum JavaScript of one of these pages for a visitor, in bytes after gzip. */
export const scriptBudget = 169_000;

/** Collects the scripts that a page loads, by path. */
export function collectScripts(page: Page): () => Promise<Map<string, string>> {
  const coming: Promise<readonly [string, string]>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) coming.push(response.text().then((code) => [pathname, code] as const));
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    return new Map(await Promise.all(coming));
  };
}

/** The size of scripts in bytes, each after gzip. */
export const bytesOf = (scripts: ReadonlyMap<string, string>): number =>
  [...scripts.values()].reduce((sum, code) => sum + gzipSync(code).length, 0);
