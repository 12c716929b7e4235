import { join } from "../support/clients/members";
import { expect, expectPanel, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { keyboardOf } from "../support/pages/keyboard";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt } from "../support/clients/publish-prompt";

test.describe("without a pointer @js", () => {
  test("a member publishes, edits, hides and removes a post @all", async ({ page, context }) => {
    await join(context.request);
    await createPrompt(context.request, { originalInput: "商店街の案内文" });
    const { press, type, choose } = keyboardOf(page);
    const card = cardOf(page, "商店街の案内文");
    const dialog = page.getByRole("dialog");
    await page.goto("/dashboard");
    await hydrated(page);
    await press(card.getByRole("heading").getByRole("link"));
    await press(card.getByRole("link", { name: "街に投稿" }));
    await choose(dialog.getByRole("combobox", { name: "カテゴリー", exact: true }), "ビジネス");
    await choose(dialog.getByRole("combobox", { name: "サブカテゴリー" }), "生産性向上");
    await press(dialog.getByRole("switch", { name: "プロフィールを表示する" }), "Space");
    await press(dialog.getByRole("button", { name: "投稿する" }));
    await expectPanel(page, "街に並びました");
    await expect(card.getByRole("link", { name: "投稿内容を変更" })).toBeFocused();

    await press(page.getByRole("link", { name: "街", exact: true }).last());
    await expect(page).toHaveURL("/town-prompts");
    await expect(page.getByRole("main")).toBeFocused();
    await press(page.getByRole("button", { name: "自分の一覧" }));
    await press(page.getByRole("link", { name: "自分の投稿" }));
    await expect(page).toHaveURL("/my-town-prompts");
    await expect(page.getByRole("main")).toBeFocused();
    await press(card.getByRole("link", { name: "編集" }));
    await type(dialog.getByRole("textbox", { name: "プロンプトの内容" }), "書き直した案内文");
    await press(dialog.getByRole("button", { name: "保存" }));
    await expect(card.getByText("書き直した案内文")).toBeVisible();
    await expect(card.getByRole("link", { name: "編集" })).toBeFocused();
    await press(card.getByRole("button", { name: "非公開にする" }));
    await expect(card.getByRole("button", { name: "公開する" })).toBeFocused();
    await press(card.getByRole("link", { name: "「商店街の案内文」を削除" }));
    await press(page.getByRole("alertdialog").getByRole("button", { name: "削除" }));
    await expect(card).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });

  test(
    "the focus is at the beginning of the list after a page change",
    { tag: "@all" },
    async ({ page, context }) => {
      await join(context.request);
      for (let count = 0; count < 13; count += 1) await publishPrompt(context.request);
      const { to, press } = keyboardOf(page, 120);
      await page.goto("/my-town-prompts");
      await hydrated(page);
      await press(page.getByRole("link", { name: "次へ" }));
      await expect(page.getByRole("article")).toHaveCount(1);
      await expect(page.getByRole("heading", { name: "プロンプトの一覧" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("article").locator(".card-link")).toBeFocused();
      await to(page.getByRole("link", { name: "前へ" }));
    },
  );

  test(
    "a visitor finds a prompt by its category and by words, and opens it",
    { tag: "@all" },
    async ({ page, context }) => {
      await join(context.request);
      const { originalInput } = await publishPrompt(context.request, {
        category: "technology",
        subcategory: "ブロックチェーン",
      });
      await context.clearCookies();
      const { press, type } = keyboardOf(page, 120);
      const places = page.getByRole("navigation", { name: "カテゴリー", exact: true });
      await page.goto("/town-prompts");
      await hydrated(page);
      await press(places.getByRole("link", { name: /^テクノロジー/ }));
      await expect(page).toHaveURL(/category=technology$/);
      await page.reload();
      await hydrated(page);
      await press(places.getByRole("link", { name: "ブロックチェーン" }));
      await expect(page).toHaveURL(/subcategory=/);
      await press(
        page.getByRole("navigation", { name: "サブカテゴリー" }).getByRole("link", { name: "すべて" }),
      );
      await expect(page).toHaveURL(/category=technology$/);
      await type(page.getByRole("textbox", { name: "街のプロンプトを検索" }), "どこにもない言葉");
      await expect(page.getByText("プロンプトが見つかりません")).toBeVisible();
      await press(page.getByRole("link", { name: "検索を消す" }));
      const card = cardOf(page, originalInput);
      await press(card.getByRole("button", { name: "コピー" }));
      await press(card.getByRole("heading").getByRole("link"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(originalInput);
      await expect(page.getByRole("main")).toBeFocused();
    },
  );
});
