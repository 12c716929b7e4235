import { readFile } from "node:fs/promises";

import { join } from "../support/clients/members";
import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { expect, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";

test("a library is exported, and a file of many prompts imported, with scripts and without @no-js", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const folderId = await createFolder(context.request, "仕事");
  await createPrompt(context.request, { originalInput: "手紙", content: "手紙を書いて", folderId });
  await page.goto("/dashboard/export");
  await expect(page.getByText("すべてのプロンプト: 1件")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "ダウンロード" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^prompt-town-[\d-]+\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK");

  await page.goto("/dashboard/import");
  const rows = Array.from({ length: 420 }, (_, at) => `文${at},本文${at}を書いて\u200B\n`).join("");
  await page.getByLabel("ファイル", { exact: true }).setInputFiles({
    name: "a.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`act,prompt\n手紙,手紙を書いて\n壊れた行,\n${rows}`),
  });
  await page.getByRole("button", { name: "内容を確かめる" }).click();
  await expect(page.getByText("3行目")).toBeVisible();
  await expect(page.getByText("見えない文字: 420個")).toBeVisible();
  await expect(page.getByText("U+200B ゼロ幅 ×420")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["420", "1", "0", "1"]);
  await page.getByRole("button", { name: "420件を取り込む" }).click();
  if (javaScriptEnabled === false) {
    await expect(page.getByText("300 / 420件")).toBeVisible();
    await page.getByRole("button", { name: "続きを取り込む" }).click();
  }
  await expect(page.getByRole("heading", { name: "取り込みが終わりました" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText("追加: 420件")).toBeVisible();
  await page.getByRole("link", { name: "ライブラリを見る" }).click();
  await expect(cardOf(page, "文419")).toBeVisible();
});

test("an unknown table asks for its columns, and a differing prompt for a choice @all", async ({
  page,
  context,
}) => {
  await join(context.request);
  await createPrompt(context.request, { originalInput: "前の目的", content: "本文" });
  await page.goto("/dashboard/import");
  await page
    .getByLabel("または、ここに貼り付ける")
    .fill("日付;見出し;文面\n1;新しい目的;本文\n2;別のもの;もう一つの文\n");
  await page.getByRole("button", { name: "内容を確かめる" }).click();
  await expect(page.getByRole("heading", { name: "列を選ぶ" })).toBeVisible();
  await page.getByRole("button", { name: "この列で読む" }).click();
  await expect(page.getByText("入力してください")).toBeVisible();
  await page.getByLabel("プロンプトの列").selectOption({ label: "3列目: 文面" });
  await page.getByLabel("目的の列").selectOption({ label: "2列目: 見出し" });
  await page.getByRole("button", { name: "この列で読む" }).click();
  await expect(page.getByRole("definition")).toHaveText(["1", "0", "1", "0"]);
  await expect(page.getByLabel("取り込まない（今のまま）")).toBeChecked();
  await page.getByLabel(/新しい版として置き換える/).check();
  await page.getByRole("button", { name: "2件を取り込む" }).click();
  await expect(page.getByText("置き換え: 1件")).toBeVisible();
  await page.goto("/dashboard");
  await expect(cardOf(page, "新しい目的")).toBeVisible();
  await expect(cardOf(page, "前の目的")).toHaveCount(0);
});
