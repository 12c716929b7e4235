import type { Locator, Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectNotice, hydrated, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt } from "../support/clients/publish-prompt";

/** A prompt far too long for its card, with distinct lines. */
const longText = Array.from(
  { length: 60 },
  (_, index) => `${index + 1}. {{店${index}}}の案内を${index * 7}字で書き、${index % 5}つの例を添える。`,
).join("\n");

const place = { category: "communication", subcategory: "交渉" };
const address = `/town-prompts?${new URLSearchParams(place)}`;

const textOf = (card: Locator) => card.getByRole("group", { name: "プロンプトの内容" });

/** Publishes a long prompt and opens its place in the town. */
async function openTown(page: Page, scripts = true) {
  const { originalInput, shareId } = await publishPrompt(page.context().request, {
    ...place,
    content: longText,
  });
  await page.goto(address);
  if (scripts) await hydrated(page);
  const card = cardOf(page, originalInput);
  return { card, text: textOf(card), shareId, call: `**/api/prompts/${shareId}` };
}

test.beforeEach(async ({ context }) => {
  await join(context.request);
});

test("a card begins with its prompt as written", async ({ page, javaScriptEnabled }) => {
  const scripts = javaScriptEnabled !== false;
  const { card, text, shareId } = await openTown(page, scripts);
  const shown = (await text.textContent())!;
  const [beginning = ""] = shown.split("… ");
  expect(beginning.length).toBeGreaterThan(90);
  expect(longText.startsWith(`${beginning}\n`)).toBe(true);
  expect(shown.length).toBeLessThan(200);
  const rest = card.getByRole("link", { name: "全文を読む" });
  if (scripts) {
    await expect(rest).toBeHidden();
    return;
  }
  await expect(text).not.toHaveCSS("user-select", "all");
  await rest.click();
  await expect(page).toHaveURL(`/prompts/${shareId}`);
  await expect(page.getByRole("main")).toContainText(longText.split("\n").at(-1)!);
});

test.describe("long prompts with scripts @js", () => {
  for (const [way, go] of Object.entries<(text: Locator) => Promise<void>>({
    "under the pointer": (text) => text.hover(),
    "in focus": (text) => text.focus(),
    "under a finger": (text) => text.dispatchEvent("pointerdown", { pointerType: "touch" }),
    "once it is scrolled": (text) => text.evaluate((box) => void box.scrollTo(0, 20)),
  }))
    test(`the whole prompt is loaded ${way}, in one request, without a layout shift`, async ({ page }) => {
      const { card, text, shareId } = await openTown(page);
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes(`/api/prompts/${shareId}`)) calls.push(request.url());
      });
      await text.scrollIntoViewIfNeeded();
      const [height, top] = await text.evaluate((box) => [box.clientHeight, box.getBoundingClientRect().top]);
      await go(text);
      await expect(text).toHaveText(longText, { useInnerText: true });
      expect(await text.textContent()).toBe(longText);
      await expect(card.getByRole("link", { name: "全文を読む" })).toHaveCount(0);
      await expect(text).not.toHaveAttribute("aria-busy");
      expect(await text.evaluate((box) => [box.clientHeight, box.getBoundingClientRect().top])).toEqual([
        height,
        top,
      ]);
      expect(await text.evaluate((box) => box.scrollTop)).toBe(way === "once it is scrolled" ? 20 : 0);
      await text.hover();
      await card.getByRole("button", { name: "コピー", exact: true }).click();
      await expectNotice(page, "クリップボードにコピーしました");
      expect(calls).toHaveLength(1);
    });

  test("a selection in the beginning stays when the rest arrives", async ({ page }) => {
    const { text, call } = await openTown(page);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(call, async (route) => {
      await arrived;
      await route.continue();
    });
    await text.hover();
    await expect(text).toHaveAttribute("aria-busy", "true");
    const marked = await text.evaluate((box) => {
      getSelection()!.setBaseAndExtent(box.firstChild!, 3, box.firstChild!, 20);
      return getSelection()!.toString();
    });
    arrive();
    await expect(text).toHaveText(longText, { useInnerText: true });
    expect(await page.evaluate(() => getSelection()!.toString())).toBe(marked);
  });

  test("copying copies the whole prompt, even during loading", async ({ page }) => {
    const { card, call } = await openTown(page);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(call, async (route) => {
      await arrived;
      await route.continue();
    });
    const copy = card.getByRole("button", { name: "コピー", exact: true });
    await copy.press("Enter");
    await expect(copy).toHaveAttribute("aria-busy", "true");
    await expect(copy).toBeFocused();
    arrive();
    await expectNotice(page, "クリップボードにコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(longText);
  });

  test("a clipboard without support for promises gets the whole prompt too", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "ClipboardItem", { value: undefined });
    });
    const { card } = await openTown(page);
    await card.getByRole("button", { name: "コピー", exact: true }).press("Enter");
    await expectNotice(page, "クリップボードにコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(longText);
  });

  test("a lost connection keeps the beginning, shows an error with a link to the page, and is retried later", async ({
    page,
  }) => {
    const { card, text, shareId, call } = await openTown(page);
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    const beginning = (await text.textContent())!.split("… ")[0]!;
    await page.route(call, (route) => route.abort());
    await text.focus();
    await expect(text).toContainText("全文を読み込めませんでした");
    expect((await text.textContent())!.startsWith(`${beginning}… `)).toBe(true);
    const rest = card.getByRole("link", { name: "全文を読む" });
    await expect(rest).toBeVisible();
    await expect(rest).toHaveAttribute("href", `/prompts/${shareId}`);
    await card.getByRole("button", { name: "コピー", exact: true }).press("Enter");
    await expectNotice(page, "コピーできませんでした");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("before");
    await page.unroute(call);
    await text.focus();
    await expect(text).toHaveText(longText, { useInnerText: true });
  });

  test("an edit starts with the whole text, and the card shows the new one", async ({ page, context }) => {
    const { originalInput, id } = await publishPrompt(context.request, { ...place, content: longText });
    await page.goto("/my-town-prompts");
    await hydrated(page);
    const card = cardOf(page, originalInput);
    await textOf(card).hover();
    await expect(textOf(card)).toHaveText(longText, { useInnerText: true });
    await page.route(`**/town-prompts/${id}/edit.data*`, (route) => route.abort());
    await card.getByRole("link", { name: "編集" }).click();
    const dialog = page.getByRole("dialog", { name: "投稿を編集" });
    await expect(dialog.getByText("通信できませんでした")).toBeVisible();
    await page.unroute(`**/town-prompts/${id}/edit.data*`);
    await dialog.getByRole("button", { name: "再読み込み" }).click();
    const content = dialog.getByRole("textbox", { name: "プロンプトの内容" });
    await expect(content).toHaveValue(longText);
    await content.fill(`${longText}\n終わり`);
    await dialog.getByRole("button", { name: "保存" }).click();
    await expectNotice(page, "編集完了");
    await expect(textOf(card)).toHaveText(`${longText}\n終わり`, { useInnerText: true });
  });
});
