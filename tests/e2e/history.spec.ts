import type { APIRequestContext, Page } from "@playwright/test";

import { createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { fromHere } from "../support/clients/visitor";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";

const originalInput = "お礼の手紙";

const change = (request: APIRequestContext, id: string, content: string) =>
  request.patch(`/api/prompts/${id}`, { headers: fromHere, data: { content } });

async function versionsOf(request: APIRequestContext, id: string): Promise<string[]> {
  const { versions } = await (await request.get(`/api/prompts/${id}/versions`)).json();
  return versions.map(({ kind }: { kind: string }) => kind);
}

async function contentOf(request: APIRequestContext, id: string): Promise<string> {
  const prompts: { id: string; content: string }[] = await (await request.get("/api/prompts")).json();
  return prompts.find((prompt) => prompt.id === id)!.content;
}

test("two versions are compared, one is restored, taken back and pinned @all", async ({
  page,
  context: { request },
  javaScriptEnabled,
}) => {
  await join(request);
  const { id } = await createPrompt(request, { originalInput, content: "短い手紙を書いてください。" });
  await change(request, id, "長い手紙を書いてください。");
  await page.goto(`/dashboard/prompts/${id}/history`);
  if (javaScriptEnabled !== false) await hydrated(page);
  const items = page.getByRole("region", { name: "バージョンの一覧" }).getByRole("listitem");
  await expect(items).toHaveCount(2);
  await page.getByRole("button", { name: "比べる", exact: true }).click();
  await expect(page.locator("del")).toHaveText("短い");
  await expect(page.locator("ins")).toHaveText("長い");

  // In the reader's place, below the version.
  await items.nth(1).getByRole("link", { name: "現在の内容と比べる" }).click();
  await expect(items.nth(1).locator("del")).toHaveText("短い");
  await expect(items.nth(1).locator("del")).toBeInViewport();

  await items.nth(1).getByRole("link", { name: "この版に戻す" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("バージョン1に戻す");
  await page.getByRole("button", { name: "この版に戻す" }).click();
  await expectToast(page, "前のバージョンの内容に戻しました");
  expect(await contentOf(request, id)).toBe("短い手紙を書いてください。");
  if (javaScriptEnabled !== false) await hydrated(page);
  await items.first().getByRole("button", { name: "この変更を取り消す" }).click();
  await expect(items).toHaveCount(4);
  expect(await contentOf(request, id)).toBe("長い手紙を書いてください。");
  expect(await versionsOf(request, id)).toEqual(["restored", "restored", "edited", "created"]);

  if (javaScriptEnabled !== false) await hydrated(page);
  await items.nth(2).getByRole("button", { name: "ずっと残す" }).click();
  await expect(items.nth(2).getByRole("button", { name: "残すのをやめる" })).toBeVisible();
});

async function startEdit(page: Page) {
  await page.goto("/dashboard");
  await hydrated(page);
  await cardOf(page, originalInput).getByRole("link", { name: "編集" }).click();
  const editor = page.getByRole("textbox", { name: "プロンプト", exact: true });
  // Its row has loaded the text.
  await expect(editor).toBeVisible();
  return editor;
}

test("an edit over another tab's newer one shows both, and either can stay @js @all", async ({
  page,
  context: { request },
}) => {
  await join(request);
  const { id } = await createPrompt(request, { originalInput, content: "最初の文です。" });
  for (const choice of ["theirs", "mine"]) {
    const editor = await startEdit(page);
    await change(request, id, `別のタブの文です。${choice}`);
    await editor.fill("こちらの文です。");
    await page.getByRole("button", { name: "保存", exact: true }).first().click();
    await expect(page.getByText("別の場所でも変更されています")).toBeVisible();
    await expect(page.getByRole("region", { name: "保存されている内容" })).toContainText(
      "別のタブの文です。",
    );
    await expect(page.getByRole("region", { name: "あなたの編集" })).toContainText("こちらの文です。");
    await expect(editor).toHaveValue("こちらの文です。");
    expect(await contentOf(request, id)).toBe(`別のタブの文です。${choice}`);
    if (choice === "theirs") {
      await page.getByText("保存されている内容を残す").click();
      await expect(page.getByText("別の場所でも変更されています")).toHaveCount(0);
      await expect(cardOf(page, originalInput)).toContainText("別のタブの文です。theirs");
    } else {
      await page.getByRole("button", { name: "自分の編集を保存する" }).click();
      await expectToast(page, "プロンプトを更新しました");
      expect(await contentOf(request, id)).toBe("こちらの文です。");
    }
  }
  expect(await versionsOf(request, id)).toEqual(["edited", "edited", "edited", "created"]);
});
