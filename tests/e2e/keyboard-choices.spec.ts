import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { makeOneOfEach } from "../support/clients/make-one-of-each";

const phone = { width: 375, height: 812 };

test.describe("the focus moves on when a choice removes its own control @js", () => {
  test("the menu, at a link to the current page @all", async ({ page }) => {
    for (const address of ["/", "/town-prompts?category=image"]) {
      await page.goto(address);
      await hydrated(page);
      await page.getByRole("button", { name: "メニューを開く" }).press("Enter");
      const here = page.getByRole("navigation", { name: "メニュー" }).locator("[aria-current=page]");
      await here.press("Enter");
      await expect(page.getByRole("dialog", { name: "メニュー" })).toBeHidden();
      const start = page.getByRole("main").or(page.locator("#list"));
      await expect(start.and(page.locator(":focus")), address).toHaveCount(1);
    }
  });

  test("the languages of the town's prompts", { tag: "@all" }, async ({ page }) => {
    await page.goto("/town-prompts?category=ai");
    await hydrated(page);
    await page.getByRole("button", { name: "プロンプトの言語: 日本語" }).press("Enter");
    await page.getByRole("link", { name: "すべての言語" }).first().press("Enter");
    await expect(page.getByRole("button", { name: "プロンプトの言語: すべての言語" })).toBeVisible();
    await expect(page.locator("#list")).toBeFocused();
  });

  test(
    "the dialog that renames the current folder, on a phone",
    { tag: "@all" },
    async ({ page, context }) => {
      await join(context.request);
      const { folder } = await makeOneOfEach(context.request);
      await page.setViewportSize(phone);
      await page.goto(`/dashboard?folder=${folder}`);
      await hydrated(page);
      const menu = page.getByRole("button", { name: "ライブラリのメニュー" });
      await menu.press("Enter");
      await page.getByRole("link", { name: "「企画」の名前を変更" }).press("Enter");
      await page.getByRole("textbox", { name: "フォルダー名" }).fill("提案");
      await page.getByRole("textbox", { name: "フォルダー名" }).press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(menu).toBeFocused();
      await menu.press("Enter");
      await expect(page.getByRole("link", { name: "提案" }).first()).toHaveAttribute("aria-current", "page");
    },
  );

  test("a tag removed from the filter, all of them, and the link out of an empty list @all", async ({
    page,
    context,
  }) => {
    await join(context.request);
    await makeOneOfEach(context.request);
    await page.goto("/dashboard?tag=春&tag=文章生成用");
    await hydrated(page);
    await page.getByRole("link", { name: "「春」の絞り込みを外す" }).press("Enter");
    await expect(page.getByRole("link", { name: "「春」の絞り込みを外す" })).toHaveCount(0);
    await expect(page.locator("#list")).toBeFocused();
    await page.getByRole("link", { name: "すべて解除" }).press("Enter");
    await expect(page.getByRole("link", { name: "すべて解除" })).toHaveCount(0);
    await expect(page.locator("#list")).toBeFocused();
    await page.goto("/dashboard?tag=冬");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "条件をすべて外す" }).press("Enter");
    await expect(page.getByRole("article")).not.toHaveCount(0);
    await expect(page.locator("#list")).toBeFocused();
  });

  test("the page size, which stays and keeps the focus, and another page @all", async ({ page, context }) => {
    await join(context.request);
    for (let count = 0; count < 11; count += 1)
      await createPrompt(context.request, { originalInput: `催し ${count}` });
    await page.goto("/dashboard");
    await hydrated(page);
    const size = page.getByRole("combobox", { name: "表示件数" });
    await size.focus();
    await size.selectOption("30");
    await expect(page.getByRole("article")).toHaveCount(11);
    await expect(size).toBeFocused();
    await expect(size).toHaveValue("30");
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(10);
    await expect(size).toHaveValue("10");
    await page.getByRole("link", { name: "次へ" }).press("Enter");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.locator("#list")).toBeFocused();
  });
});
