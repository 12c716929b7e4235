import { expectToast, hydrated, open, test } from "../support/pages/journey";
import { expect, settled } from "../support/pages/offline-journey";

test.use({ serviceWorkers: "allow" });

test("a line becomes a prompt, is saved, copied and found, with the worker in place @js", async ({
  page,
  member: _member,
}) => {
  await open(page, "/dashboard");
  await settled(page);
  await open(page, "/generate");
  await page.locator("[name=purpose]").fill("大家さんに敷金の返還をお願いする手紙");
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
  await expect(page).toHaveURL(/\/generate\/[\w-]+#result$/);
  await hydrated(page);
  await page.locator("#result").getByRole("button", { name: "コピー" }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("敷金");
  await page.reload();
  await hydrated(page);
  await page.locator("#result").getByRole("button", { name: "保存" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "保存" }).click();
  await expectToast(page, "プロンプトを保存しました");
  await open(page, "/dashboard");
  await expect(page.getByText("大家さんに敷金の返還をお願いする手紙").first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/generate\//);
});
