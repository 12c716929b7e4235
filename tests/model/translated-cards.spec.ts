import { withBlanks } from "../../app/domain/placeholders";
import { en } from "../../app/i18n/locales/en";
import { expect, expectToast, hydrated } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { register } from "../support/clients/members";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import {
  buttonIn,
  clipboard,
  copyFrom,
  inLanguage,
  lane,
  publishJapanese,
  switchTo,
  test,
} from "../support/pages/translator-journey";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

test.beforeEach(() => lane.script({ kind: "translate" }));

const { translation: words } = en;

test("a card is copied as shown, and shows its original on its own @all", async ({ page, author }) => {
  const { word, prompts } = await publishJapanese(author, 2);
  const [first, second] = [prompts[0]!, prompts[1]!];
  const cardOf = ({ content }: { content: string }, language: "ja" | "en") =>
    page.getByRole("article").filter({ has: page.getByText(inLanguage(content, language), { exact: true }) });
  await page.goto(`/town-prompts?search=${word}&language=all&lang=en`);
  const card = cardOf(first, "en");
  await expect(card.getByText(words.translated, { exact: true })).toBeVisible();
  await expect(card.getByRole("heading").getByRole("link")).toHaveAttribute("lang", "en");
  expect(await copyFrom(page, card)).toBe(withBlanks(inLanguage(first.content, "en")));
  await expectToast(page, words.passed.translated);
  expect(await clipboard(page)).toContain("[店名]");

  await buttonIn(card, words.showOriginal).click();
  const original = cardOf(first, "ja");
  await expect(original.getByRole("heading")).toHaveText(first.originalInput);
  await expect(original.getByRole("heading").getByRole("link")).toHaveAttribute("lang", "ja");
  await expect(original.getByText(words.original, { exact: true })).toBeVisible();
  await expect(buttonIn(original, words.showTranslation)).toBeFocused();
  expect(await copyFrom(page, original)).toBe(withBlanks(first.content));
  await expect(page.locator("li[data-state=open]")).not.toContainText(words.passed.translated);
  // The other cards stay translated.
  await expect(cardOf(second, "en")).toBeVisible();

  // Its own page has its own choice.
  await original.getByRole("heading").getByRole("link").click();
  await expect(page.locator("pre:visible").first()).toHaveText(
    inLanguage(first.content, "en").replace("{{店名}}", "店名"),
  );
  await page.goBack();
  await expect(original).toBeVisible();

  // The choice is stored.
  await page.reload();
  await expect(cardOf(second, "en")).toBeVisible();
  await expect(original).toBeVisible();
  await buttonIn(original, words.showTranslation).click();
  await expect(card).toBeVisible();
  expect(await copyFrom(page, card)).toBe(withBlanks(inLanguage(first.content, "en")));

  await switchTo(page, "ja");
  await expect(page.getByText(first.content, { exact: true })).toBeVisible();
  await expect(page.locator("main [data-of] > *")).toHaveCount(0);
  // Each card is marked with its own language again.
  await expect(page.getByRole("article").locator("[lang]:not([lang=ja])")).toHaveCount(0);
});

test("a long card is copied as the translation of its whole text @all", async ({ page, author }) => {
  const word = uniqueWord().slice(0, 12);
  const content = Array.from({ length: 40 }, (_, line) => `${line}行目は{{店名}}の話です ${word}`).join("\n");
  await publishPrompt(author, { originalInput: `長い案内 ${word}`, content });
  await page.goto(`/town-prompts?search=${word}&language=all&lang=en`);
  const card = page.getByRole("article");
  await expect(card.getByText(words.translated, { exact: true })).toBeVisible();
  expect(await copyFrom(page, card)).toBe(withBlanks(inLanguage(content, "en")));
  await expectToast(page, words.passed.translated);
  await buttonIn(card, words.showOriginal).click();
  expect(await copyFrom(page, card)).toBe(withBlanks(content));
});

test("a prompt in the reader's own library is copied as shown @all", async ({ page, context }) => {
  await register(context.request);
  await context.clearCookies({ name: "flash" });
  const { content } = await createPrompt(context.request, { originalInput: "町内会のお知らせ" });
  await page.goto("/dashboard?lang=en");
  await hydrated(page);
  const card = page.getByRole("article");
  await expect(card.getByText(words.translated, { exact: true })).toBeVisible();
  expect(await copyFrom(page, card)).toBe(inLanguage(content, "en"));
  await buttonIn(card, words.showOriginal).click();
  await expect(card.getByRole("heading")).toHaveText("町内会のお知らせ");
  expect(await copyFrom(page, card)).toBe(content);
});
