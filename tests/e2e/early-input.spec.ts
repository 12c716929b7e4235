import { join } from "../support/clients/members";
import { createPrompt } from "../support/clients/create-prompt";
import { publishPrompt } from "../support/clients/publish-prompt";
import { expect, holdScripts, hydrated, test } from "../support/pages/journey";

test.describe("input from before the scripts loaded @js", () => {
  test("a placement, a remix's text and the tags of a new prompt count @all", async ({ page, context }) => {
    await join(context.request);
    const { id } = await createPrompt(context.request, { originalInput: "早い選択" });
    const { shareId } = await publishPrompt(context.request, { content: "長い手紙を書く" });
    let arrive = await holdScripts(page);
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

    arrive = await holdScripts(page);
    await page.goto(`/prompts/${shareId}/remix`, { waitUntil: "commit" });
    const content = page.getByRole("textbox", { name: "プロンプト本文" });
    await content.fill("{{相手}}への短い手紙を書く");
    arrive();
    await hydrated(page);
    await expect(
      page.getByRole("region", { name: "入力項目", exact: true }).getByText("相手").first(),
    ).toBeVisible();
    await expect(content).toHaveValue("{{相手}}への短い手紙を書く");

    arrive = await holdScripts(page);
    await page.goto("/dashboard/new", { waitUntil: "commit" });
    await page.getByRole("textbox", { name: "タグ" }).fill("旅行, 手紙");
    arrive();
    await expect(page.locator("input[type=hidden][name=tags]")).toHaveValue("旅行,手紙");
  });

  test("a press on the button counts, though the scripts arrive before its end @all", async ({ page }) => {
    for (const [path, line] of [
      ["/generate?purpose=海辺の犬", ""],
      ["/", "海辺の犬"],
    ] as const) {
      const arrive = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      if (line) await page.getByRole("textbox", { name: "やりたいことを書く" }).fill(line);
      await page.getByRole("button", { name: "プロンプトを作る" }).hover();
      await page.mouse.down();
      arrive();
      await hydrated(page);
      await page.mouse.up();
      await expect(page, path).toHaveURL(/\/generate\/\w{22}/);
    }
  });

  test("the caret stays, and a text in composition is not ended @chromium @all", async ({ page }) => {
    const box = page.getByRole("textbox", { name: "やりたいことを書く" });
    const value = () => box.evaluate((field: HTMLTextAreaElement) => [field.value, field.selectionStart]);
    let arrive = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await box.fill("海辺の犬");
    await box.press("ArrowLeft");
    arrive();
    await hydrated(page);
    await expect(page.getByRole("button", { name: "プロンプトを作る" })).toBeEnabled();
    expect(await value()).toEqual(["海辺の犬", 3]);

    arrive = await holdScripts(page);
    await page.goto("/generate", { waitUntil: "commit" });
    await box.focus();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send("Input.imeSetComposition", { text: "うみ", selectionStart: 2, selectionEnd: 2 });
    arrive();
    await hydrated(page);
    await keyboard.send("Input.insertText", { text: "海" });
    expect(await value()).toEqual(["海", 1]);
    await expect(page.getByRole("button", { name: "プロンプトを作る" })).toBeEnabled();
  });
});
