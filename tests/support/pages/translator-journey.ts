import type { APIRequestContext, Locator, Page } from "@playwright/test";

import { en } from "../../../app/i18n/locales/en";
import { es } from "../../../app/i18n/locales/es";
import { ja } from "../../../app/i18n/locales/ja";
import { openAiPort } from "../servers/addresses";
import { expect, expectToast, test as journey } from "./journey";
import { register } from "../clients/members";
import { retryResets } from "../clients/retry-resets";
import { openAiLane } from "../servers/openai-lane";
import { pretendTranslation } from "../factories/pretend-translation";
import { publishPrompt, uniqueWord } from "../clients/publish-prompt";
import { visitor } from "../clients/visitor";

/** The lane of the site with a model. */
export const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");

export const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

export const words = { ja, en, es };
export const names = { ja: "日本語", en: "English", es: "Español" };
export type Language = keyof typeof words;

/** A text as translated for a page in this language. */
export const inLanguage = (text: string, language: Language): string =>
  language === "ja" ? text : pretendTranslation(text, language);

/** A journey of a reader with another member's texts. */
export const test = journey.extend<{
  author: APIRequestContext;
  /** The texts of each translation call of the page, in order. */
  asked: string[][];
}>({
  author: async ({ playwright, baseURL }, use) => {
    const author = retryResets(await playwright.request.newContext({ baseURL, extraHTTPHeaders: visitor() }));
    await register(author);
    await use(author);
    await author.dispose();
  },
  asked: async ({ page }, use) => {
    const asked: string[][] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/translate/batch")) asked.push(request.postDataJSON().texts);
    });
    await use(asked);
  },
});

/** Chooses a language in the footer, and waits until the page has it. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  // By keyboard: the last choice's toast may still cover the links.
  await page.locator("footer").getByRole("link", { name: names[language] }).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Every text of the page's own part, and every readable attribute. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.locator("main").evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = main; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node.data);
      else
        for (const name of ["title", "placeholder", "alt", "aria-label"])
          if ((node as Element).hasAttribute(name)) texts.push((node as Element).getAttribute(name)!);
    return texts;
  });

/** Publishes Japanese prompts with a unique search word; returns both, newest first. */
export async function publishJapanese(author: APIRequestContext, count = 1) {
  const word = uniqueWord().slice(0, 12);
  const prompts = [];
  for (let number = count; number >= 1; number -= 1) {
    const order = {
      originalInput: `商店街の案内文${number} ${word}`,
      content: `あなたは広報の担当者です ${word}\n\n- {{店名}}を、${number}行で紹介する`,
      tags: [`夏祭り${number}`],
    };
    prompts.unshift({ ...order, ...(await publishPrompt(author, order)) });
  }
  return { word, prompts };
}

export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Presses the English copy button in a part of the page; returns the clipboard's text. */
export async function copyFrom(page: Page, scope: Locator): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  // In a library's row the button carries the prompt's name.
  await scope.getByRole("button", { name: new RegExp(`^${en.prompts.copy}(?: “|$)`) }).click();
  await expectToast(page, en.prompts.copied);
  // The toast of a former copy may still be there.
  await expect.poll(() => clipboard(page)).not.toBe("");
  return clipboard(page);
}

/** The English button of this name in a part of the page. */
export const buttonIn = (scope: Locator, name: string): Locator =>
  scope.getByRole("button", { name, exact: true });
