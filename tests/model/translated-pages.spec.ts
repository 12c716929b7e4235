import { en } from "../../app/i18n/locales/en";
import { fromHere } from "../support/clients/visitor";
import { expect, expectToast, hydrated } from "../support/pages/journey";
import { register } from "../support/clients/members";
import { publishPrompt } from "../support/clients/publish-prompt";
import {
  buttonIn,
  clipboard,
  copyFrom,
  inLanguage,
  lane,
  switchTo,
  test,
  textsOf,
} from "../support/pages/translator-journey";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

test.beforeEach(() => lane.script({ kind: "translate" }));

const { translation: words } = en;

test("a prompt's page is read, copied and opened elsewhere in translation", async ({
  page,
  author,
  context,
}) => {
  const content = [
    "あなたは{役割}です。https://example.com/案内 を読み、",
    "`関数()` を説明してください。",
    "```",
    "# 見出しのコード",
    "```",
    "{name}さんへ {役割}",
  ].join("\n");
  const { shareId } = await publishPrompt(author, {
    originalInput: "商店街の案内文",
    content,
    title: "案内の題",
    description: "案内の説明",
  });
  const text = page.locator(".raw-text > pre");
  await page.goto(`/prompts/${shareId}?lang=en`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inLanguage("案内の題", "en"));
  await expect(page.getByText(inLanguage("案内の説明", "en"), { exact: true })).toBeVisible();
  await expect(text).toHaveAttribute("lang", "en");
  const shown = (await text.textContent())!;
  expect(shown).not.toBe(content);
  for (const kept of [
    "{役割}",
    "https://example.com/案内",
    "`関数()`",
    "```\n# 見出しのコード\n```",
    "{name}",
  ])
    expect(shown.split(kept)).toHaveLength(content.split(kept).length);
  expect(shown).not.toContain("あなた");

  const main = page.getByRole("main");
  expect(await copyFrom(page, main)).toBe(shown);
  await expectToast(page, words.passed.translated);
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

  await expect(text).toBeVisible();
  await buttonIn(main, words.showOriginal).click();
  await expect(text).toHaveText(content);
  // The original is set by its Markdown; the translation was of the text as written.
  await expect(page.locator(".set-text code").first()).toBeVisible();
  await expect(text).toHaveAttribute("lang", "ja");
  expect(await openService()).toBe(content);
  expect(await clipboard(page)).toBe(content);
  expect(await copyFrom(page, main)).toBe(content);
  await buttonIn(main, words.showTranslation).click();
  await expect(text).toHaveText(shown);

  await switchTo(page, "ja");
  await expect(text).toHaveText(content);
  await buttonIn(main, "コピー").click();
  await expectToast(page, "クリップボードにコピーしました");
  expect(await clipboard(page)).toBe(content);
});

test("the author's later changes are translated on arrival @all", async ({ page, author }) => {
  const { id, shareId } = await publishPrompt(author, {
    originalInput: "商店街の案内文",
    content: "案内を書く",
  });
  const text = page.locator(".raw-text > pre");
  await page.goto(`/prompts/${shareId}?lang=en`);
  await expect(text).toHaveText(inLanguage("案内を書く", "en"));
  const later = "夏祭りの案内を短く書く";
  const changed = await author.patch(`/api/prompts/${id}`, { headers: fromHere, data: { content: later } });
  expect(changed.status()).toBe(200);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(text).toHaveText(inLanguage(later, "en"));
  const main = page.getByRole("main");
  await buttonIn(main, words.showOriginal).click();
  await expect(text).toHaveText(later);
});

test("saving a translated prompt shows a toast that the original is saved @all", async ({
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
  await buttonIn(main, words.showOriginal).click();
  await expect(main.getByText("商店街の案内文")).toBeVisible();
  await expect(main.getByText(words.saved)).toHaveCount(0);
});

test("a translation without its variable is not shown, and the copy says that it is the original @all", async ({
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
    const translatedTexts = texts.map((text) =>
      text === content ? "Present {{shop}}" : content.endsWith(text) ? text : "Shopping street",
    );
    await route.fulfill({ json: { translatedTexts, translated: texts.map(() => true), engine: "x" } });
  });
  await page.goto(`/prompts/${shareId}?lang=en`);
  const main = page.getByRole("main");
  await expect(main.getByText(words.translated, { exact: true })).toBeVisible();
  await expect(page.getByText(originalInput)).toHaveCount(0);
  const shown = page.locator("#use pre");
  await expect(shown.locator("mark.open-place")).toHaveText("店名");
  await expect(shown).toHaveText("店名を紹介する");
  expect(await copyFrom(page, main)).toBe("[店名]を紹介する");
  await expectToast(page, words.passed.original);
});

test("without scripts a prompt is its original, without a notice of translation", async ({
  browser,
  baseURL,
  author,
}) => {
  const content = "{{店名}}を紹介する";
  const { shareId } = await publishPrompt(author, { originalInput: "商店街の案内文", content });
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of [`/prompts/${shareId}?lang=en`, "/town-prompts?language=all&lang=en"]) {
    await page.goto(address);
    await expect(page.getByText(/を紹介する$/).first()).toBeVisible();
    expect((await textsOf(page)).join("\n")).not.toContain(words.translated);
    await expect(page.locator("[data-of]").first()).toBeHidden();
  }
  await context.close();
});
