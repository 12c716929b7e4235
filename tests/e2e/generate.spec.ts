import { withoutAsking } from "~/domain/asking-leads";

import { box, create, line, openLine, result, text } from "../support/pages/generator-page";
import { expect, hydrated, test } from "../support/pages/journey";

const purpose = "取引先の田中さんへの、納期遅れのお詫びメール。300字以内で";

test("a visitor turns one line into a prompt on its own address @all", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("radio", { name: "文章生成" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Deep Thinking" })).toBeChecked();
  await box(page).fill(purpose);
  await create(page).click();

  await expect(page).toHaveURL(/\/generate\/[\w]{22}#result$/);
  // It is not called finished while nothing is answered and the AI still asks.
  const asking = page.getByRole("region", { name: "AIがまず聞いてくるプロンプト" });
  await expect(asking).toContainText(purpose);
  await expect(asking).toContainText("田中さん");
  await expect(asking).toContainText("文章生成用");
  await expect(asking).toContainText("内蔵の作成機能で作成");
  await openLine(page);
  await expect(box(page)).toHaveValue(purpose);
  expect(withoutAsking((await text(page).textContent())!)).toBe(purpose);

  await page.reload();
  await expect(asking).toContainText("田中さん");
});

test("saving leads a visitor to the registration, and the prompt is still there afterwards @all", async ({
  page,
}) => {
  await page.goto("/generate?use=image&purpose=雨の日の喫茶店");
  await create(page).click();
  await page.waitForURL(/generate\/\w+/);
  const address = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page).toHaveURL(`/auth/register?redirectTo=${encodeURIComponent(`${address}/save`)}`);
  await page.getByRole("link", { name: "プロンプトに戻る" }).click();
  await expect(page.getByRole("region", { name: "できあがったプロンプト" })).toContainText("雨の日の喫茶店");
});

test("regenerating starts from the original purpose, and brings another prompt each time @all", async ({
  page,
}) => {
  await page.goto(`/generate?purpose=${encodeURIComponent(line)}`);
  await create(page).click();
  await page.waitForURL(/generate\/\w+/);
  for (let count = 0; count < 2; count += 1) {
    await expect(text(page)).not.toHaveText("");
    const before = (await text(page).textContent())!;
    const { href } = new URL(page.url());
    await page.getByRole("button", { name: "作り直す" }).click();
    await expect(page).not.toHaveURL(href);
    await expect(text(page)).not.toHaveText(before);
    await expect(text(page)).toHaveText(new RegExp(`^${line}`));
    await expect(page.getByText("同じプロンプトになりました")).toHaveCount(0);
  }
});

test("another kind of task is chosen in the result, and the first one again @all", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`/generate?purpose=${encodeURIComponent(line)}`);
  if (javaScriptEnabled !== false) await hydrated(page);
  await create(page).click();
  await page.waitForURL(/generate\/\w+/);
  const kinds = result(page).locator("details").filter({ hasText: "別の種類" });
  const named = (name: string) => kinds.getByRole("button", { name, exact: true });
  const first = (await kinds.locator("summary strong").textContent())!;
  const before = (await text(page).textContent())!;
  await kinds.getByText("別の種類").click();
  const other = (await kinds.getByRole("button").first().textContent())!;
  await named(other).click();
  await expect(kinds.locator("summary strong")).toHaveText(other);
  await expect(text(page)).not.toHaveText(before);
  await expect(text(page)).toHaveText(new RegExp(`^${line}`));
  await openLine(page);
  await expect(box(page)).toHaveValue(line);
  await kinds.getByText("別の種類").click();
  await named(first).click();
  await expect(kinds.locator("summary strong")).toHaveText(first);
  await expect(text(page)).toHaveText(before);
});

test("an example fills the box @all", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "家計簿アプリの紹介文を200字で" }).click();
  await expect(box(page)).toHaveValue("家計簿アプリの紹介文を200字で");
});
