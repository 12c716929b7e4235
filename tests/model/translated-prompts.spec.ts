import type { Locator, Page } from "@playwright/test";

import { en } from "../../app/i18n/locales/en";
import { es } from "../../app/i18n/locales/es";
import { expect, expectNotice, hydrated } from "../support/journey";
import { register } from "../support/members";
import { keepPrompt } from "../support/keep-prompt";
import { publishPrompt, uniqueWord } from "../support/publish-prompt";
import { inLanguage, lane, publishJapanese, switchTo, test, textsOf } from "../support/translator-journey";

// The site talks to one lane: its tests take turns.
test.describe.configure({ mode: "serial" });

test.beforeEach(() => lane.script({ kind: "translate" }));

const { translation: words } = en;
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copy = async (page: Page, scope: Locator) => {
  await scope.getByRole("button", { name: en.prompts.copy, exact: true }).click();
  await expectNotice(page, en.prompts.copied);
};
const toggle = (scope: Locator, name: string) => scope.getByRole("button", { name, exact: true });

test("a card is copied as it is read, and shows its original by itself", async ({ page, author }) => {
  const { word, prompts } = await publishJapanese(author, 13);
  const [first, second] = [prompts[0]!, prompts[1]!];
  const cardOf = ({ content }: { content: string }, language: "ja" | "en") =>
    page.getByRole("article").filter({ has: page.getByText(inLanguage(content, language), { exact: true }) });
  await page.goto(`/town-prompts?search=${word}&lang=en`);
  const card = cardOf(first, "en");
  await expect(card.getByText(words.translated, { exact: true })).toBeVisible();
  await expect(card.getByRole("heading")).toHaveAttribute("lang", "en");
  await copy(page, card);
  await expectNotice(page, words.passed.translated);
  expect(await clipboard(page)).toBe(inLanguage(first.content, "en"));
  expect(await clipboard(page)).toContain("{{店名}}");

  await toggle(card, words.showOriginal).click();
  const original = cardOf(first, "ja");
  await expect(original.getByRole("heading")).toHaveText(first.originalInput);
  await expect(original.getByRole("heading")).toHaveAttribute("lang", "ja");
  await expect(original.getByText(words.original, { exact: true })).toBeVisible();
  await expect(toggle(original, words.showTranslation)).toBeFocused();
  await copy(page, original);
  expect(await clipboard(page)).toBe(first.content);
  await expect(page.locator("li[data-state=open]")).not.toContainText(words.passed.translated);
  // No other card.
  await expect(cardOf(second, "en")).toBeVisible();

  // It is remembered, on another page of the list and after a reload.
  await page.getByRole("link", { name: en.shell.pages.next }).click();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    inLanguage(prompts.at(-1)!.originalInput, "en"),
  ]);
  await page.goBack();
  await expect(original).toBeVisible();
  await page.reload();
  await expect(cardOf(second, "en")).toBeVisible();
  await expect(original).toBeVisible();
  await toggle(original, words.showTranslation).click();
  await expect(card).toBeVisible();
  await copy(page, card);
  expect(await clipboard(page)).toBe(inLanguage(first.content, "en"));

  await switchTo(page, "es");
  await expect(page.getByText(inLanguage(first.content, "es"), { exact: true })).toBeVisible();
  await expect(page.getByText(es.translation.translated, { exact: true }).first()).toBeVisible();
  await switchTo(page, "ja");
  await expect(page.getByText(first.content, { exact: true })).toBeVisible();
  await expect(page.locator("main [data-of] > *")).toHaveCount(0);
  await expect(page.locator("main [lang]")).toHaveCount(0);
});

test("a long card is copied as the translation of its whole text", async ({ page, author }) => {
  const word = uniqueWord().slice(0, 12);
  const content = Array.from({ length: 40 }, (_, line) => `${line}行目は{{店名}}の話です ${word}`).join("\n");
  await publishPrompt(author, { originalInput: `長い案内 ${word}`, content });
  await page.goto(`/town-prompts?search=${word}&lang=en`);
  const card = page.getByRole("article");
  await expect(card.getByText(words.translated, { exact: true })).toBeVisible();
  await copy(page, card);
  await expectNotice(page, words.passed.translated);
  expect(await clipboard(page)).toBe(inLanguage(content, "en"));
  // What has come meanwhile is read as one text, too.
  await card.getByRole("group", { name: en.town.card.content }).hover();
  const box = card.getByRole("group", { name: en.town.card.content });
  await expect.poll(() => box.evaluate((element) => element.textContent)).toBe(inLanguage(content, "en"));
  await toggle(card, words.showOriginal).click();
  await expect.poll(() => box.evaluate((element) => element.textContent)).toBe(content);
  await copy(page, card);
  expect(await clipboard(page)).toBe(content);
});

test("a prompt's page is read, copied and opened elsewhere in translation", async ({
  page,
  author,
  context,
}) => {
  const content = [
    "あなたは{{役割}}です。https://example.com/案内 を読み、",
    "`関数()` を説明してください。",
    "```",
    "# 見出しのコード",
    "```",
    "{name}さんへ {{役割}}",
  ].join("\n");
  const { shareId } = await publishPrompt(author, {
    originalInput: "商店街の案内文",
    content,
    title: "案内の題",
    description: "案内の説明",
  });
  const text = page.locator("pre:visible").first();
  await page.goto(`/prompts/${shareId}?lang=en`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inLanguage("案内の題", "en"));
  await expect(page.getByText(inLanguage("案内の説明", "en"), { exact: true })).toBeVisible();
  await expect(text).toHaveAttribute("lang", "en");
  const shown = (await text.textContent())!;
  expect(shown).not.toBe(content);
  for (const kept of [
    "{{役割}}",
    "https://example.com/案内",
    "`関数()`",
    "```\n# 見出しのコード\n```",
    "{name}",
  ])
    expect(shown.split(kept)).toHaveLength(content.split(kept).length);
  expect(shown).not.toContain("あなた");

  const main = page.getByRole("main");
  await copy(page, main);
  expect(await clipboard(page)).toBe(shown);
  await expectNotice(page, words.passed.translated);
  await context.route("https://chatgpt.com/**", (route) => route.fulfill({ body: "" }));
  const service = main.getByRole("link", { name: "ChatGPT" });
  const openService = async () => {
    const opened = page.waitForEvent("popup");
    await service.click();
    const popup = await opened;
    await popup.waitForURL(/chatgpt/);
    const given = new URL(popup.url()).searchParams.get("q");
    await popup.close();
    return given;
  };
  expect(await openService()).toBe(shown);
  expect(await clipboard(page)).toBe(shown);

  await toggle(main, words.showOriginal).click();
  await expect(text).toHaveText(content);
  await expect(text).toHaveAttribute("lang", "ja");
  expect(await openService()).toBe(content);
  expect(await clipboard(page)).toBe(content);
  await copy(page, main);
  expect(await clipboard(page)).toBe(content);
  await toggle(main, words.showTranslation).click();
  await expect(text).toHaveText(shown);

  await switchTo(page, "ja");
  await expect(text).toHaveText(content);
  await copyInJapanese();
  async function copyInJapanese() {
    await main.getByRole("button", { name: "コピー", exact: true }).click();
    await expectNotice(page, "クリップボードにコピーしました");
    expect(await clipboard(page)).toBe(content);
  }
});

test("who saves a prompt that is read in translation is told that the original is saved", async ({
  page,
  author,
  context,
}) => {
  await register(context.request);
  await context.clearCookies({ name: "flash" });
  const { shareId } = await publishPrompt(author, { originalInput: "商店街の案内文", content: "案内を書く" });
  await page.goto(`/prompts/${shareId}?lang=en`);
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByText(words.translated, { exact: true })).toBeVisible();
  await main.getByRole("link", { name: en.sharing.page.save }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(words.saved)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(`/prompts/${shareId}/save`);
  await expect(main.getByText(words.saved)).toBeVisible();
  await expect(main.getByText(words.translated, { exact: true })).toBeVisible();
  await toggle(main, words.showOriginal).click();
  await expect(main.getByText("商店街の案内文")).toBeVisible();
  await expect(main.getByText(words.saved)).toHaveCount(0);
});

test("a prompt of one's own library is copied as it is read", async ({ page, context }) => {
  await register(context.request);
  await context.clearCookies({ name: "flash" });
  const { content } = await keepPrompt(context.request, { originalInput: "町内会のお知らせ" });
  await page.goto("/dashboard?lang=en");
  await hydrated(page);
  const card = page.getByRole("article");
  await expect(card.getByText(words.translated, { exact: true })).toBeVisible();
  await copy(page, card);
  expect(await clipboard(page)).toBe(inLanguage(content, "en"));
  await toggle(card, words.showOriginal).click();
  await expect(card.getByRole("heading")).toHaveText("町内会のお知らせ");
  await copy(page, card);
  expect(await clipboard(page)).toBe(content);
});

test("a translation that has lost a variable is not shown, and the copy says that it is the original", async ({
  page,
  author,
}) => {
  const content = "{{店名}}を紹介する";
  const { shareId, originalInput } = await publishPrompt(author, {
    originalInput: "商店街の案内文",
    content,
  });
  await page.route("**/api/translate/batch", async (route) => {
    const { texts } = route.request().postDataJSON() as { texts: string[] };
    const translatedTexts = texts.map((text) => (text === content ? "Present {{shop}}" : "Shopping street"));
    await route.fulfill({ json: { translatedTexts, translated: texts.map(() => true), engine: "x" } });
  });
  await page.goto(`/prompts/${shareId}?lang=en`);
  const main = page.getByRole("main");
  await expect(main.getByText(words.translated, { exact: true })).toBeVisible();
  await expect(page.getByText(originalInput)).toHaveCount(0);
  await expect(page.locator("pre:visible").first()).toHaveText(content);
  await copy(page, main);
  await expectNotice(page, words.passed.original);
  expect(await clipboard(page)).toBe(content);
});

test("without scripts a prompt is its original, and nothing is said of a translation", async ({
  browser,
  baseURL,
  author,
}) => {
  const content = "{{店名}}を紹介する";
  const { shareId } = await publishPrompt(author, { originalInput: "商店街の案内文", content });
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of [`/prompts/${shareId}?lang=en`, "/town-prompts?lang=en"]) {
    await page.goto(address);
    await expect(page.getByText(content, { exact: true }).first()).toBeVisible();
    expect((await textsOf(page)).join("\n")).not.toContain(words.translated);
    await expect(page.locator("[data-of]").first()).toBeHidden();
  }
  await context.close();
});
