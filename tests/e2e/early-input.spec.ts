import { join } from "../support/clients/members";
import { keepPrompt } from "../support/clients/keep-prompt";
import { publishPrompt } from "../support/clients/publish-prompt";
import { expect, holdScripts, hydrated, test } from "../support/pages/journey";

test.describe("input from before the scripts loaded @js", () => {
  test("a placement counts", async ({ page, context }) => {
    await join(context.request);
    const { id } = await keepPrompt(context.request, { originalInput: "早い選択" });
    const arrive = await holdScripts(page);
    await page.goto(`/dashboard/prompts/${id}/publish`, { waitUntil: "commit" });
    const category = page.getByRole("combobox", { name: "カテゴリー", exact: true });
    const subcategory = page.getByRole("combobox", { name: "サブカテゴリー" });
    await category.selectOption("video");
    await subcategory.selectOption("ドキュメンタリー");
    arrive();
    await hydrated(page);
    await expect(subcategory.getByRole("group")).toHaveCount(0);
    await expect(category).toHaveValue("video");
    await expect(subcategory.locator("option:checked")).toHaveText("ドキュメンタリー");
    await expect(page.getByRole("button", { name: "投稿する" })).toBeEnabled();
  });

  test("a remix's text counts", async ({ page, context }) => {
    await join(context.request);
    const { shareId } = await publishPrompt(context.request, { content: "長い手紙を書く" });
    const arrive = await holdScripts(page);
    await page.goto(`/prompts/${shareId}/remix`, { waitUntil: "commit" });
    const content = page.getByRole("textbox", { name: "プロンプト本文" });
    await content.fill("{{相手}}への短い手紙を書く");
    arrive();
    await hydrated(page);
    await expect(
      page.getByRole("region", { name: "入力項目", exact: true }).getByText("相手").first(),
    ).toBeVisible();
    await expect(content).toHaveValue("{{相手}}への短い手紙を書く");
  });

  test("tags of a new prompt count", async ({ page, context }) => {
    await join(context.request);
    const arrive = await holdScripts(page);
    await page.goto("/dashboard/new", { waitUntil: "commit" });
    await page.getByRole("textbox", { name: "タグ" }).fill("旅行, 手紙");
    arrive();
    await expect(page.locator("input[type=hidden][name=tags]")).toHaveValue("旅行,手紙");
  });
});
