import { join } from "../support/clients/members";
import { expect, open, test } from "../support/pages/journey";

test("the menu leads to the town, signed out and signed in, and so does the library @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const menu = page.getByRole("dialog", { name: "メニュー" });
  const enter = async (path: string) => {
    await open(page, path, javaScriptEnabled);
    await page.getByRole("button", { name: "メニューを開く" }).click();
    await menu.getByRole("link", { name: "街", exact: true }).click();
    await expect(page).toHaveURL("/town-prompts");
    await expect(page.getByRole("heading", { level: 1, name: "街のプロンプト" })).toBeVisible();
  };
  await enter("/dashboard");
  await page.getByRole("button", { name: "自分の一覧" }).click();
  await page.getByRole("link", { name: "自分の投稿" }).click();
  await expect(page).toHaveURL("/my-town-prompts");
  await open(page, "/dashboard", javaScriptEnabled);
  await page.getByRole("main").getByRole("link", { name: "街", exact: true }).first().click();
  await expect(page).toHaveURL("/town-prompts");
  await context.clearCookies();
  await enter("/generate");
});
