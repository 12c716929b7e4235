import type { Page } from "@playwright/test";

import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { fromHere } from "../support/clients/visitor";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { cardOf, folders, openPrompt } from "../support/pages/library-page";

test.beforeEach(async ({ context }) => {
  await join(context.request);
});

/** Presses the button of the toast, or of its text in the page. */
async function undoIn(page: Page) {
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expectToast(page, "元に戻しました");
}

test("a deleted prompt and a deleted folder come back by the button of the toast", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const folderId = await createFolder(context.request, "企画");
  const { id } = await createPrompt(context.request, { originalInput: "催しの案", folderId });
  await page.goto("/dashboard");
  if (scripts) await hydrated(page);
  await openPrompt(page, "催しの案");
  await page.locator(`main a[href="/dashboard/prompts/${id}/delete"]`).click();
  await expect(page.getByText("ゴミ箱に30日間残り")).toBeVisible();
  await page.getByRole("button", { name: "削除", exact: true }).click();
  await expectToast(page, "プロンプトを削除しました");
  await expect(cardOf(page, "催しの案")).toHaveCount(0);
  await undoIn(page);
  await expect(cardOf(page, "催しの案")).toBeVisible();

  if (!scripts || (page.viewportSize()?.width ?? 0) < 1024)
    await page.goto("/dashboard/folders/" + folderId + "/delete");
  else await folders(page).getByRole("link", { name: "「企画」を削除" }).click();
  await page.getByRole("button", { name: "削除", exact: true }).click();
  await expectToast(page, "フォルダーを削除しました");
  await undoIn(page);
  await page.goto(`/dashboard?folder=${folderId}`);
  await expect(cardOf(page, "催しの案")).toBeVisible();
});

test("several prompts are moved by one form that asks for the folder, and moved back @all", async ({
  page,
  context,
}) => {
  const folderId = await createFolder(context.request, "企画");
  for (const originalInput of ["一つ目", "二つ目", "三つ目"])
    await createPrompt(context.request, { originalInput });
  const body = new URLSearchParams({ all: "matching", query: "search=つ目", action: "move", folderId });
  const response = await page.request.post("/dashboard/selection", {
    headers: { ...fromHere, "Content-Type": "application/x-www-form-urlencoded" },
    data: String(body),
    maxRedirects: 0,
  });
  expect([response.status(), response.headers().location]).toEqual([
    303,
    `/dashboard?${new URLSearchParams({ search: "つ目" })}`,
  ]);
  await page.goto(`/dashboard?folder=${folderId}`);
  await expectToast(page, "3件のプロンプトを移動しました");
  await expect(page.getByRole("article")).toHaveCount(3);
  await undoIn(page);
  await page.goto(`/dashboard?folder=${folderId}`);
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("the trash restores one thing, deletes one for good, and is emptied @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  await page.goto("/dashboard/trash");
  await expect(page.getByRole("heading", { name: "ゴミ箱は空です" })).toBeVisible();
  for (const originalInput of ["戻すもの", "捨てるもの", "残りの一つ", "残りの二つ"]) {
    const { id } = await createPrompt(context.request, { originalInput });
    await context.request.delete(`/api/prompts/${id}`, { headers: fromHere });
  }
  await page.goto("/dashboard");
  await page.goto("/dashboard/trash");
  if (scripts) await hydrated(page);
  await page.getByRole("button", { name: "「戻すもの」を復元" }).click();
  await expectToast(page, "ゴミ箱から復元しました");
  await expect(page.getByText("戻すもの")).toHaveCount(0);
  await page.getByRole("link", { name: "「捨てるもの」を完全に削除" }).click();
  await expect(page.getByText("この操作は取り消せません。")).toBeVisible();
  await page.getByRole("button", { name: "完全に削除" }).click();
  await expectToast(page, "完全に削除しました");
  await page.getByRole("link", { name: "ゴミ箱を空にする" }).click();
  await page.getByRole("button", { name: "ゴミ箱を空にする" }).click();
  await expectToast(page, "ゴミ箱を空にしました");
  await expect(page.getByRole("heading", { name: "ゴミ箱は空です" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(cardOf(page, "戻すもの")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
});
