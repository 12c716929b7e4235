import { join } from "../support/clients/members";
import { expect, expectToast, hold, open, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt, uniquePurpose, uniqueWord } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";

const place = { category: "technology", subcategory: "クラウドコンピューティング" };
const address = `/town-prompts?${new URLSearchParams(place)}`;

test.describe("the town with scripts @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("the list follows the search within its category, and typing goes on", async ({ page, context }) => {
    const word = uniqueWord();
    await publishPrompt(context.request, { originalInput: uniquePurpose("議事録", word), ...place });
    await publishPrompt(context.request, { originalInput: uniquePurpose("案内", word), ...place });
    await refreshSearch(context.request);
    await open(page, address);
    const box = page.getByRole("textbox", { name: "街のプロンプトを検索" });
    const cards = page.getByRole("main").getByRole("article");
    await box.pressSequentially(word);
    await expect(cards).toHaveCount(2);
    await expect(box).toBeFocused();
    await box.pressSequentially(" 議事");
    await expect(cards).toHaveCount(1);
    const submitted = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(submitted).toEqual({ ...place, search: `${word} 議事` });
    await expect(box).toHaveValue(`${word} 議事`);
    await page.getByRole("link", { name: "検索を消す" }).click();
    await expect(page).toHaveURL(address);
    await expect(box).toBeFocused();
    const places = page.getByRole("navigation", { name: "カテゴリー", exact: true });
    await places.getByRole("link", { name: /^すべて/ }).click();
    await expect(page).toHaveURL("/town-prompts");
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(cards.filter({ hasText: word })).toHaveCount(2);
    await page.goForward();
    await expect(page).toHaveURL("/town-prompts");
  });

  test("a card is copied, leads to its page wherever it is pressed, and its text is selected", async ({
    page,
    context,
  }) => {
    const content = "行を選ぶ\n".repeat(60);
    const { originalInput, shareId } = await publishPrompt(context.request, { content, ...place });
    await open(page, address);
    const card = cardOf(page, originalInput);
    await card.getByRole("button", { name: "コピー", exact: true }).click();
    await expectToast(page, "クリップボードにコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content.trim());
    const text = card.getByRole("group", { name: "プロンプトの内容" });
    // Newer cards of other journeys may stand above.
    await text.scrollIntoViewIfNeeded();
    const { x, y } = (await text.boundingBox())!;
    await page.mouse.move(x + 4, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 8);
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()!.toString().trim())).not.toBe("");
    expect(await text.evaluate((box) => getComputedStyle(box).overflowY)).not.toBe("auto");
    for (const part of [text, card.locator("time"), card.getByText("クラウドコンピューティング")]) {
      await page.mouse.click(2, 2);
      await part.scrollIntoViewIfNeeded();
      const area = (await part.boundingBox())!;
      await page.mouse.click(area.x + 4, area.y + 4);
      await expect(page).toHaveURL(`/prompts/${shareId}`);
      // Not by going back: the prompt's page, which is an article too, stays until the town is rendered.
      await open(page, address);
    }
  });

  test("an edit in the town shows at once; without a network it keeps the typed text @all", async ({
    page,
    context,
  }) => {
    const { originalInput } = await publishPrompt(context.request, { content: "元の文", ...place });
    await open(page, address);
    const card = cardOf(page, originalInput);
    await card.getByRole("link", { name: "編集" }).click();
    const dialog = page.getByRole("dialog", { name: "投稿を編集" });
    const content = dialog.getByRole("textbox", { name: "プロンプトの内容" });
    const save = dialog.getByRole("button", { name: "保存" });
    await content.fill(" ");
    await expect(save).toBeDisabled();
    await content.fill("途中の文");
    await dialog.getByRole("combobox", { name: "カテゴリー", exact: true }).selectOption("動画");
    await expect(dialog.getByRole("combobox", { name: "サブカテゴリー" })).toHaveValue("");
    await expect(save).toBeDisabled();
    await dialog.getByRole("combobox", { name: "カテゴリー", exact: true }).selectOption("テクノロジー");
    await dialog.getByRole("combobox", { name: "サブカテゴリー" }).selectOption("IoT");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog.getByText("通信できませんでした")).toBeVisible();
    await expect(content).toHaveValue("途中の文");
    await expect(dialog.getByRole("combobox", { name: "サブカテゴリー" })).toHaveValue("IoT");
    await dialog.getByRole("button", { name: "キャンセル" }).click();
    await card.getByRole("link", { name: "編集" }).click();
    await expect(content).toHaveValue("元の文");
    await expect(dialog.getByText("通信できませんでした")).toHaveCount(0);
    await dialog.getByRole("button", { name: "キャンセル" }).click();
    await card.getByRole("link", { name: "削除" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "削除" }).click();
    await expectToast(page, "削除に失敗しました");
    await page.getByRole("alertdialog").getByRole("button", { name: "キャンセル" }).click();

    await context.setOffline(false);
    await card.getByRole("link", { name: "編集" }).click();
    await content.fill("新しい文");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expectToast(page, "編集完了");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(card).toContainText("新しい文");
    await card.getByRole("link", { name: "削除" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "削除" }).click();
    await expectToast(page, "削除完了");
    await expect(card).toHaveCount(0);
    await expect(page).toHaveURL(address);
  });

  test("placeholders are shown while the posts load, and only a post being hidden waits @all", async ({
    page,
    context,
  }) => {
    const [slow, other] = [await publishPrompt(context.request), await publishPrompt(context.request)];
    await open(page, "/my-town-prompts");
    const box = page.getByRole("textbox", { name: "自分の投稿を検索" });
    const listed = await hold(page, "**/my-town-prompts.data?*");
    await box.fill("商店街");
    const list = page.getByRole("main").locator("ul[aria-busy=true]");
    await expect(list.locator("> li")).toHaveCount(6);
    await expect(page.getByRole("main").getByText("読み込み中")).toBeAttached();
    await expect(cardOf(page, slow.originalInput)).toHaveCount(0);
    listed();
    await expect(cardOf(page, slow.originalInput)).toBeVisible();
    await expect(list).toHaveCount(0);
    await expect(box).toBeFocused();

    const arrive = await hold(page, `**/my-town-prompts/${slow.id}/toggle-public.data*`);
    const button = (purpose: string) => cardOf(page, purpose).getByRole("button", { name: "非公開にする" });
    await button(slow.originalInput).click();
    await expect(button(slow.originalInput)).toBeDisabled();
    await expect(button(other.originalInput)).toBeEnabled();
    arrive();
    await expect(cardOf(page, slow.originalInput).getByRole("button", { name: "公開する" })).toBeEnabled();
    await expectToast(page, "プロンプトを非公開にしました");
    await page.route("**/toggle-public.data*", (route) => route.abort());
    await button(other.originalInput).click();
    await expectToast(page, "公開状態の変更に失敗しました");
    await expect(button(other.originalInput)).toBeEnabled();
  });
});
