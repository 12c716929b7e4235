import type { Locator } from "@playwright/test";

import { openPrompt } from "../support/pages/library-page";
import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Waits for the end of an element's animations. */
async function settled(element: Locator): Promise<Locator> {
  await element.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  return element;
}

const phone = { width: 375, height: 812 };

test("the copy button confirms in its own place, and nothing else does @js", async ({ page }) => {
  for (const size of [phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto("/generate?purpose=議事録");
    await hydrated(page);
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    await page.waitForURL(/generate\/\w+/);
    const bar = page.locator("[data-action-bar]");
    const service = bar.getByRole("link", { name: "ChatGPT" });
    const whole = () =>
      service.locator("span").evaluate((name) => [name.scrollWidth - name.clientWidth, name.clientWidth]);
    const before = await whole();
    expect(before[0]).toBe(0);
    const copy = bar.getByRole("button", { name: "コピー", exact: true });
    const width = (await copy.boundingBox())!.width;
    await copy.click();
    const copied = bar.getByRole("button", { name: "コピー済み" });
    expect((await copied.boundingBox())!.width).toBe(width);
    expect(await whole()).toEqual(before);
    // A toast is there for screen readers only.
    const toast = (await (await settled(page.locator("ol > li[data-state=open]"))).boundingBox())!;
    expect(toast.height).toBeLessThanOrEqual(1);
  }
});

test("no toast covers the button that was pressed on a phone @js", async ({ page, context }) => {
  await join(context.request);
  const { id } = await createPrompt(context.request, {
    originalInput: "言葉の説明",
    content: "{{言葉}}を説明してください。",
  });
  await page.setViewportSize(phone);
  await page.goto(`/dashboard/prompts/${id}/use`);
  await hydrated(page);
  await page.getByRole("button", { name: "コピー", exact: true }).click();
  const toast = await settled(page.locator("ol > li[data-state=open]"));
  await expect(toast).toContainText("まだ空です");
  const pressed = (await page.getByRole("button", { name: "コピー済み" }).boundingBox())!;
  const shown = (await toast.boundingBox())!;
  expect(shown.y + shown.height).toBeLessThanOrEqual(pressed.y);
});

test("a toast that comes with its page leaves its title free on a phone @js", async ({ page, context }) => {
  await join(context.request);
  await page.setViewportSize(phone);
  await page.goto("/dashboard/new?rework");
  await hydrated(page);
  await page.getByRole("textbox", { name: "目的" }).fill("案内");
  await page.getByRole("textbox", { name: "プロンプト" }).fill("祭りの案内を書いて。よろしくお願いします。");
  await page.getByRole("button", { name: "保存" }).click();
  const toasts = page.locator("ol > li[data-state=open]");
  // The page says itself what was saved, and its first choices are free.
  await expect(page.getByText("ライブラリに保存しました")).toBeVisible();
  await expect(toasts).toHaveCount(0);
  await page.getByRole("button", { name: "この内容にする" }).click();
  const toast = await settled(toasts);
  await expect(toast).toContainText("最適化した内容を保存しました");
  const shown = (await toast.boundingBox())!;
  const title = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  expect(shown.y).toBeGreaterThan(title.y + title.height);
});

test("no toast covers a dialog on a phone @js @all", async ({ page, context }) => {
  await join(context.request);
  await createPrompt(context.request, { originalInput: "議事録のまとめ" });
  // A screen with room for dialog and toast, and one shorter than the dialog.
  for (const height of [phone.height, 480]) {
    await page.setViewportSize({ width: phone.width, height });
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page);
    await page.getByRole("article").getByRole("link", { name: "共有" }).click();
    const dialog = page.getByRole("dialog", { name: "プロンプトを共有" });
    await dialog.getByRole("button", { name: "自動で下書き" }).click();
    const toast = page.locator("ol > li[data-state=open]");
    await expect(toast).toHaveText(/タイトルと説明を作成しました/);
    await settled(toast);
    const button = (name: string) => dialog.getByRole("button", { name });
    const ends: [number, Locator[]][] = [
      [0, [dialog.getByRole("heading"), button("閉じる")]],
      [10_000, [button("共有リンクを作成"), button("キャンセル")]],
    ];
    for (const [end, parts] of ends) {
      await dialog.evaluate(({ parentElement }, top) => parentElement!.scrollTo(0, top), end);
      for (const part of parts) {
        await expect(part).toBeInViewport({ ratio: 1 });
        const [one, other] = [(await part.boundingBox())!, (await toast.boundingBox())!];
        expect(one.y >= other.y + other.height || one.y + one.height <= other.y).toBe(true);
      }
    }
  }
});
