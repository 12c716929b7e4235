import type { Page } from "@playwright/test";

import { builtinUrl } from "../servers/addresses";
import { openLane, type Lane } from "../servers/lane-to-site";
import { test as journey } from "./journey";

/** A journey over a network of its own, which can be lost. */
export const test = journey.extend<{
  lane: Lane;
  /** Loses the network, or regains it. */
  lose: (isLost?: boolean) => Promise<void>;
}>({
  // oxlint-disable-next-line no-empty-pattern
  lane: async ({}, use) => {
    const lane = await openLane(builtinUrl);
    await use(lane);
    await lane.close();
  },
  baseURL: async ({ lane }, use) => use(lane.origin),
  lose: async ({ context, lane }, use) =>
    use(async (isLost = true) => {
      lane.unplug(isLost);
      await context.setOffline(isLost);
    }),
});

/** The heading of the page of what is kept: browsers that tests cut off may still say that there is a network. */
export const noSite = /^(ネットワークがありません|サイトにつながりません)$/;

/** What the browser has stored: names of caches with their addresses, and the texts of the database. */
export const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("prompt-town");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(opening.error!));
    });
    const values = database.objectStoreNames.contains("kept")
      ? await new Promise<unknown[]>((resolve) => {
          const reading = database.transaction("kept").objectStore("kept").getAll();
          reading.addEventListener("success", () => resolve(reading.result));
        })
      : [];
    database.close();
    return { addresses, texts: JSON.stringify(values), owner: localStorage.getItem("kept") };
  });

/** Waits until the worker controls the page, and the member's texts are kept. */
export async function settled(page: Page, text?: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  if (text) await expectKept(page, text);
}

async function expectKept(page: Page, text: string): Promise<void> {
  for (let tries = 0; !(await storedIn(page)).texts.includes(text); tries += 1) {
    if (tries > 100) throw new Error(`"${text}" is not kept: ${JSON.stringify(await storedIn(page))}`);
    await page.waitForTimeout(200);
  }
}

export { expect } from "./journey";
