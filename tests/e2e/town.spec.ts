import type { Page } from "@playwright/test";

import { ja } from "../../app/i18n/locales/ja";
import { hostileTexts } from "../support/factories/hostile-texts";
import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt, uniquePurpose, uniqueWord } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";

const places = (page: Page) => page.getByRole("navigation", { name: "カテゴリー", exact: true });
const chips = (page: Page) => page.getByRole("navigation", { name: "サブカテゴリー", exact: true });
const box = (page: Page) => page.getByRole("textbox", { name: "街のプロンプトを検索" });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Opens a page of the town, and waits for its scripts where enabled. */
async function open(page: Page, path: string, scripts: boolean | undefined) {
  const response = await page.goto(path);
  if (scripts !== false) await hydrated(page);
  return response!;
}

/** The query parameters of an address, in its order. */
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test("a visitor goes from category to subcategory and back by links only @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const { originalInput } = await publishPrompt(context.request, {
    category: "technology",
    subcategory: "IoT",
  });
  await context.clearCookies();
  await open(page, "/town-prompts", javaScriptEnabled);
  await expect(page).toHaveTitle("街のプロンプト | プロンプトの街");
  await expect(page.getByRole("link", { name: "自分の投稿" })).toHaveCount(0);
  await expect(chips(page)).toHaveCount(0);
  const shops = page.getByRole("navigation", { name: "街の通り" });
  for (const category of Object.values(ja.town.categories)) {
    await expect(places(page).getByRole("link", { name: new RegExp(`^${category} [\\d,]+$`) })).toBeVisible();
    await expect(shops.getByRole("link", { name: new RegExp(`^${category}( 新着あり)?$`) })).toBeVisible();
  }
  await expect(shops.getByRole("link", { name: "テクノロジー 新着あり" })).toBeVisible();
  await expect(shops.getByText("赤い提灯の店には、")).toBeVisible();

  await places(page)
    .getByRole("link", { name: /^テクノロジー/ })
    .click();
  await expect(page).toHaveURL("/town-prompts?category=technology");
  await expect(page).toHaveTitle("テクノロジー | 街のプロンプト | プロンプトの街");
  await expect(chips(page).getByRole("link")).toHaveCount(9);
  await expect(shops.getByRole("link", { name: /^テクノロジー/ })).toHaveAttribute("aria-current", "true");
  await expect(chips(page).getByRole("link", { name: "すべて" })).toHaveAttribute("aria-current", "page");
  await expect(cardOf(page, originalInput)).toBeVisible();

  await chips(page).getByRole("link", { name: "IoT" }).click();
  await expect.poll(() => asked(page)).toEqual({ category: "technology", subcategory: "IoT" });
  await expect(chips(page).getByRole("link", { name: "IoT" })).toHaveAttribute("aria-current", "page");
  await expect(places(page).getByRole("link", { name: /^テクノロジー\s?[\d,]+$/ })).not.toHaveAttribute(
    "aria-current",
  );
  await expect(places(page).getByRole("link", { name: /^IoT\s?\d+$/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(cardOf(page, originalInput)).toBeVisible();
  await chips(page).getByRole("link", { name: "ブロックチェーン" }).click();
  await expect.poll(() => asked(page)).toEqual({ category: "technology", subcategory: "ブロックチェーン" });
  await expect(cardOf(page, originalInput)).toHaveCount(0);

  await page.goBack();
  await expect(cardOf(page, originalInput)).toBeVisible();
  await chips(page).getByRole("link", { name: "すべて" }).click();
  await expect(page).toHaveURL("/town-prompts?category=technology");
  await places(page)
    .getByRole("link", { name: /^すべて/ })
    .click();
  await expect(page).toHaveURL("/town-prompts");
  await page.goBack();
  await expect(page).toHaveURL("/town-prompts?category=technology");
  await page.goForward();
  await expect(page).toHaveURL("/town-prompts");
});

test("a category opens its subcategories in place; without scripts a link leads to them @no-js", async ({
  page,
  javaScriptEnabled,
}) => {
  await open(page, "/town-prompts?category=ai", javaScriptEnabled);
  await expect(places(page).getByRole("link", { name: /^風景/ })).toBeHidden();
  await places(page).locator("summary").nth(5).click();
  const way = places(page).getByRole("link", { name: "「画像」のサブカテゴリー" });
  if (javaScriptEnabled === false) {
    await way.click();
    await expect(page).toHaveURL("/town-prompts?category=image");
  } else {
    await expect(way).toHaveCount(0);
    await expect(page).toHaveURL("/town-prompts?category=ai");
  }
  await places(page).getByRole("link", { name: /^風景/ }).click();
  await expect.poll(() => asked(page)).toEqual({ category: "image", subcategory: "風景" });
  await expect(page).toHaveTitle("風景 | 画像 | 街のプロンプト | プロンプトの街");
});

test("a search stays within its category, and is cleared @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const word = uniqueWord();
  const originalInput = uniquePurpose("議事録の要約", word);
  await publishPrompt(context.request, {
    originalInput,
    category: "business",
    subcategory: "会議・ミーティング",
  });
  await publishPrompt(context.request, {
    originalInput: `別 ${word}`,
    category: "ai",
    subcategory: "AIと倫理",
  });
  await refreshSearch(context.request);
  await open(page, "/town-prompts", javaScriptEnabled);
  await box(page).fill(word.toUpperCase());
  await box(page).press("Enter");
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => asked(page)).toEqual({ search: word.toUpperCase() });
  await expect(page.getByText("2件", { exact: true })).toBeVisible();

  await places(page)
    .getByRole("link", { name: /^ビジネス/ })
    .click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cardOf(page, originalInput)).toBeVisible();
  await expect(box(page)).toHaveValue(word.toUpperCase());
  await chips(page).getByRole("link", { name: "リーダーシップ" }).click();
  await expect(page.getByRole("heading", { name: "プロンプトが見つかりません" })).toBeVisible();
  await expect(page.getByText("ほかのカテゴリーを選ぶか、別の言葉で検索してみてください。")).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);

  await box(page).fill(`${word} 別`);
  await box(page).press("Enter");
  await expect.poll(() => asked(page)).toEqual({ category: "business", search: `${word} 別` });
  await expect(page.getByRole("heading", { name: "プロンプトが見つかりません" })).toBeVisible();
  await page.getByRole("link", { name: "検索を消す" }).click();
  await expect(page).toHaveURL("/town-prompts?category=business");
  await expect(box(page)).toHaveValue("");
  await expect(cardOf(page, originalInput)).toBeVisible();

  await page.goto(`/town-prompts?search=none${word}&language=all`);
  await expect(page.getByText(`「none${word}」のプロンプトはまだありません。`)).toBeVisible();
  await page.getByRole("button", { name: "この言葉で今すぐ作る" }).click();
  await expect(page).toHaveURL(/\/generate\/\w{22}(#|$)/);
  await expect(page.getByRole("main")).toContainText(`none${word}`);
});

test("a card shows its purpose, maker and date, and links its page @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const title = uniquePurpose("題");
  const { shareId } = await publishPrompt(context.request, {
    content: "一行目\n  二行目 {{店名}}",
    tags: ["春", "街"],
    category: "communication",
    subcategory: "メール",
    title,
    description: "説明の文",
  });
  await context.clearCookies();
  await open(page, "/town-prompts?category=communication&subcategory=メール", javaScriptEnabled);
  const card = cardOf(page, title);
  await expect(card.getByRole("heading", { level: 3 })).toHaveText(title);
  await expect(card.getByText("説明の文")).toBeVisible();
  const content = card.getByRole("group", { name: "プロンプトの内容" });
  expect(await content.textContent()).toBe("一行目\n  二行目 {{店名}}");
  await expect(content).toHaveCSS("white-space-collapse", "preserve");
  for (const tag of ["コミュニケーション", "メール", "文章生成用", "春", "街"])
    await expect(card.getByText(tag, { exact: true })).toBeVisible();
  const date = new Intl.DateTimeFormat("ja", { dateStyle: "long", timeZone: "Asia/Tokyo" });
  await expect(card.getByText(date.format(), { exact: true })).toBeVisible();
  await expect(card.getByText("プロンプトの街", { exact: true })).toBeVisible();
  for (const name of ["編集", "削除"]) await expect(card.getByRole("link", { name })).toHaveCount(0);
  await expect(card.getByText(/公式|管理者/)).toHaveCount(0);
  await expect(card.getByRole("link")).toHaveCount(1);
  await card.getByText("使う").click({ force: true });
  await expect(page).toHaveURL(`/prompts/${shareId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("people's text is escaped in the town and on their own page @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  page.on("dialog", () => expect("a dialog").toBe("never opened"));
  const word = uniqueWord();
  for (const text of hostileTexts)
    await publishPrompt(context.request, { originalInput: `${text} ${word}`, content: text, tags: [text] });
  await refreshSearch(context.request);
  for (const path of ["/town-prompts", "/my-town-prompts"]) {
    await open(page, `${path}?search=${word}&language=all`, javaScriptEnabled);
    await expect(cards(page)).toHaveCount(hostileTexts.length);
    for (const text of hostileTexts) {
      await expect(page.getByRole("main").getByText(text, { exact: true })).not.toHaveCount(0);
      await expect(
        page.getByRole("group", { name: "プロンプトの内容" }).filter({ hasText: text }),
      ).not.toHaveCount(0);
    }
    await expect(
      page.locator("main img, main script, main b, main [onload], main [onmouseover]"),
    ).toHaveCount(0);
  }
  for (const text of hostileTexts) {
    await page.goto(`/town-prompts?${new URLSearchParams({ search: text })}`);
    await expect(box(page)).toHaveValue(text.slice(0, 64).trim());
  }
});
