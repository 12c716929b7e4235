import { expect, hydrated, test } from "../support/pages/journey";
import { join } from "../support/clients/members";
import { keepFact } from "../support/clients/make-one-of-each";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";
import { fromHere } from "../support/clients/visitor";

test.describe("facts that are told of @js", () => {
  test("a fact in the line is told of before the result gets its link, and its place put there with a tap", async ({
    page,
    context,
  }) => {
    await join(context.request);
    await keepFact(context.request, { name: "お店", text: "ことり珈琲" });
    await page.goto("/generate");
    await hydrated(page);
    await page.locator("textarea[name=purpose]").fill("ことり珈琲の試飲会の案内を書く");
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    await page.waitForURL(/generate\/\w/);
    await page.locator("#result").getByRole("button", { name: "共有", exact: true }).click();
    await page.waitForURL(/\/share/);
    await expect(page.getByText("文章が変わりました")).toHaveCount(0);
    await page.getByRole("checkbox", { name: "[お店]に置き換える" }).check();
    await page.getByRole("button", { name: "共有する" }).click();
    await page.waitForURL(/\/prompts\//);
    // The dialog of a new link hides the page's heading from assistive technology.
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("[お店]の試飲会の案内を書く");
    await expect(page.locator("main pre")).not.toContainText("ことり珈琲");
    await page.getByRole("link", { name: "タイトルと説明を編集" }).click();
    const name = page.getByRole("textbox", { name: "タイトル" });
    await name.fill("ことり珈琲の試飲会");
    await page.getByRole("checkbox", { name: "[お店]に置き換える" }).check();
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("[お店]の試飲会");
  });

  test("a purpose with a fact is told of where a row's prompt is made public again, and where it is edited", async ({
    page,
    context,
  }) => {
    await join(context.request);
    await keepFact(context.request, { name: "お店", text: "ことり珈琲" });
    const { id, path } = await sharePrompt(context.request, {
      originalInput: "試飲会の案内",
      title: "試飲会",
    });
    await page.goto(`/dashboard/prompts/${id}`);
    await hydrated(page);
    await page.getByRole("textbox", { name: "目的" }).fill("ことり珈琲の試飲会の案内");
    await expect(page.getByRole("checkbox", { name: "[お店]に置き換える" })).toBeVisible();
    await page.getByRole("textbox", { name: "プロンプト" }).fill("ことり珈琲の案内を書いて");
    await expect(page.getByText("本文の次の部分が入力欄になります：お店。")).toBeVisible();
    await expect(page.getByText("今の本文は履歴に残り")).toHaveCount(0);
    await togglePublic(context.request, id);
    const edited = await context.request.patch(`/api/prompts/${id}`, {
      headers: fromHere,
      data: { originalInput: "ことり珈琲の試飲会の案内" },
    });
    expect(edited.status(), await edited.text()).toBe(200);
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByRole("link", { name: /の操作$/ }).click();
    await page.getByRole("menuitem", { name: "リンクを再開", exact: true }).click();
    await page.waitForURL(/toggle-public/);
    await page.getByRole("checkbox", { name: "[お店]に置き換える" }).check();
    await page.getByRole("button", { name: "リンクを再開" }).click();
    await page.goto(path);
    await expect(page.locator("main")).toContainText("[お店]の試飲会の案内");
    await expect(page.locator("main")).not.toContainText("ことり珈琲");
  });
});
