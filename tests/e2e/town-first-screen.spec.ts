import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, open, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";

/** Whether all of an element is on the screen, without scrolling. */
async function isOnScreen(page: Page, text: string, title: string): Promise<boolean> {
  const box = await cardOf(page, title).getByText(text, { exact: true }).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
}

for (const height of [812, 667])
  test.describe(`a phone of 375 by ${height}`, () => {
    test.use({ viewport: { width: 375, height } });

    for (const { lang, as } of [
      { lang: "es", as: "a visitor" },
      { lang: "es", as: "a member" },
      { lang: "ja", as: "a visitor" },
    ])
      test(
        `the first screen of the town shows a prompt's title and lead to ${as}: ${lang}`,
        { tag: height === 667 && lang === "es" ? [] : "@all" },
        async ({ page, context, javaScriptEnabled }) => {
          await join(context.request);
          const owner = await context.cookies();
          // Another test may publish a newer one in between.
          await expect(async () => {
            await context.addCookies(owner);
            const title = `Carta ${uniqueWord()}`;
            const lead = "Pide por escrito que te devuelvan la fianza, con fechas y pruebas.";
            const texts = { title, description: lead, originalInput: title, content: `${lead} ${title}` };
            await publishPrompt(context.request, texts);
            if (as === "a visitor") await context.clearCookies();
            await open(page, `/town-prompts?language=es&lang=${lang}`, javaScriptEnabled);
            for (const text of [title, lead]) expect(await isOnScreen(page, text, title), text).toBe(true);
          }).toPass({ timeout: 20_000 });
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
        },
      );
  });
