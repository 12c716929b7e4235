import type { Locator, Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectToast, hold, hydrated, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt } from "../support/clients/publish-prompt";

/** A prompt far too long for its card, with distinct lines. */
const longText = Array.from(
  { length: 60 },
  (_, index) => `${index + 1}. {{店${index}}}の案内を${index * 7}字で書き、${index % 5}つの例を添える。`,
).join("\n");

const copiedText = longText.replaceAll(/\{\{(店\d+)\}\}/g, "[$1]");

const place = { category: "communication", subcategory: "交渉" };
const address = `/town-prompts?${new URLSearchParams(place)}`;

const textOf = (card: Locator) => card.getByRole("group", { name: "プロンプトの内容" });

/** Publishes a long prompt and opens its category in the town. */
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

test("a card begins with its prompt as written, and copying without scripts leads to the rest @all", async ({
  page,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const { card, text, shareId } = await openTown(page, scripts);
  const beginning = (await text.textContent())!;
  expect(beginning.length).toBeGreaterThan(50);
  expect(beginning.length).toBeLessThan(140);
  expect(longText.startsWith(`${beginning}\n`)).toBe(true);
  if (scripts) return;
  await card.getByRole("button", { name: "コピー", exact: true }).click();
  await expect(page).toHaveURL(`/prompts/${shareId}?`);
  await expect(page.getByRole("main")).toContainText(longText.split("\n").at(-1)!);
});

test.describe("long prompts with scripts @js", () => {
  test("copying copies the whole prompt, even during loading, after a lost connection or without promises @all", async ({
    page,
  }) => {
    const { card, call } = await openTown(page);
    const copy = card.getByRole("button", { name: "コピー", exact: true });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    await page.route(call, (route) => route.abort());
    await copy.press("Enter");
    await expectToast(page, "コピーできませんでした");
    await expect(page.locator("li[data-state=open]")).toContainText("全文を読み込めませんでした");
    expect(await copied()).toBe("before");
    await page.unroute(call);

    const arrive = await hold(page, call);
    await copy.press("Enter");
    await expect(copy).toHaveAttribute("aria-busy", "true");
    await expect(copy).toBeFocused();
    arrive();
    await expectToast(page, "クリップボードにコピーしました");
    expect(await copied()).toBe(copiedText);
    await expect(page.locator("li[data-state=open]")).toContainText("[ ] の欄はまだ空です");

    await page.evaluate(() => navigator.clipboard.writeText("before"));
    // As browsers without support for promises in the clipboard.
    await page.addInitScript(() => {
      Object.defineProperty(window, "ClipboardItem", { value: undefined });
    });
    await page.reload();
    await hydrated(page);
    await copy.press("Enter");
    await expectToast(page, "クリップボードにコピーしました");
    expect(await copied()).toBe(copiedText);
  });

  test("an edit starts with the whole text, and the card shows the new one @all", async ({
    page,
    context,
  }) => {
    const { originalInput, id } = await publishPrompt(context.request, { ...place, content: longText });
    await page.goto("/my-town-prompts");
    await hydrated(page);
    const card = cardOf(page, originalInput);
    await page.route(`**/town-prompts/${id}/edit.data*`, (route) => route.abort());
    await card.getByRole("link", { name: "編集" }).click();
    const dialog = page.getByRole("dialog", { name: "投稿を編集" });
    await expect(dialog.getByText("通信できませんでした")).toBeVisible();
    await page.unroute(`**/town-prompts/${id}/edit.data*`);
    await dialog.getByRole("button", { name: "再読み込み" }).click();
    const content = dialog.getByRole("textbox", { name: "プロンプトの内容" });
    await expect(content).toHaveValue(longText);
    await content.fill(`終わりから\n${longText}`);
    await dialog.getByRole("button", { name: "保存" }).click();
    await expectToast(page, "編集完了");
    await expect(textOf(card)).toContainText("終わりから");
  });
});
