import { createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { expect, expectToast, open, test } from "../support/pages/journey";

const ways = ["一行から作る", "手動でプロンプトを作成", "古いプロンプトを手直しする", "プロンプトを取り込む"];

for (const { width, name, own } of [
  { width: 375, name: "新規", own: ways },
  { width: 1280, name: "ほかの作り方", own: ways.slice(2) },
])
  test(`one menu has the ways to a new prompt, also once some are saved: ${width} @no-js`, async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await join(context.request);
    await createPrompt(context.request, { originalInput: "献立" });
    await open(page, "/dashboard", javaScriptEnabled);
    await page.getByRole("button", { name }).click();
    for (const way of own) await expect(page.getByRole("link", { name: way, exact: true })).toBeVisible();
    await page.getByRole("link", { name: ways[2]! }).click();
    await expect(page).toHaveURL("/dashboard/new?rework");
  });

test("a prompt by hand opens from the menu of a phone, which has the focus again @js", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await join(context.request);
  await createPrompt(context.request, { originalInput: "献立" });
  await open(page, "/dashboard");
  const opener = page.getByRole("button", { name: "新規" });
  await opener.click();
  await page.getByRole("link", { name: ways[1]! }).click();
  await expect(page.getByRole("link", { name: ways[0]! })).toBeHidden();
  const panel = page.getByRole("region", { name: "手動でプロンプトを作成" });
  await panel.getByRole("textbox", { name: "目的" }).fill("夕食");
  await panel.getByRole("textbox", { name: "プロンプト" }).fill("夕食を考えて");
  await panel.getByRole("button", { name: "保存" }).click();
  await expectToast(page, "プロンプトを保存しました");
  await expect(opener).toBeFocused();
});
