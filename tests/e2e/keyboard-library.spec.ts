import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { keyboardOf } from "../support/pages/keyboard";
import { cardOf, folders } from "../support/pages/library-page";

test.describe("without a pointer @js", () => {
  test("a member searches, files, edits, improves and deletes @all", async ({ page, context }) => {
    await join(context.request);
    await createFolder(context.request, "企画");
    await createPrompt(context.request, { originalInput: "夏の催し", tags: ["夏"] });
    await createPrompt(context.request, {
      originalInput: "春の催し",
      content: "深呼吸してください。催しの案内を書いて",
      tags: ["春"],
    });
    const { to, press, type, choose } = keyboardOf(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const card = cardOf(page, "春の催し");
    await page.goto("/dashboard");
    await hydrated(page);

    await type(page.getByRole("textbox", { name: "プロンプトを検索" }), "夏");
    await expect(page.getByRole("article")).toHaveCount(1);
    await press(page.getByRole("link", { name: "検索を消す" }));
    await expect(page.getByRole("textbox", { name: "プロンプトを検索" })).toBeFocused();
    await expect(page.getByRole("article")).toHaveCount(2);

    await press(page.getByRole("link", { name: "タグ", exact: true }));
    await press(page.getByRole("checkbox", { name: "春", exact: true }), "Space");
    await press(button("絞り込む"));
    await expect(page.getByRole("article")).toHaveCount(1);
    await press(page.getByRole("link", { name: "「春」の絞り込みを外す" }));
    await expect(page.getByRole("article")).toHaveCount(2);

    await press(page.getByRole("link", { name: "フォルダーを追加" }));
    await type(page.getByRole("textbox", { name: "フォルダー名" }), "下書き");
    await page.keyboard.press("Enter");
    await expect(folders(page).getByRole("link", { name: /^下書き/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "フォルダーを追加" })).toBeFocused();
    await press(page.getByRole("link", { name: "「下書き」を削除" }));
    await expect(button("キャンセル")).toBeFocused();
    await press(button("削除"));
    await expect(folders(page).getByRole("link", { name: /^下書き/ })).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();

    await press(card.getByRole("heading").getByRole("link"));
    await choose(card.getByRole("combobox", { name: "フォルダー" }), "企画");
    await expect(folders(page).getByRole("link", { name: /^企画/ })).toContainText("1");
    await type(card.getByRole("textbox", { name: "タグ" }), "春, 祭り");
    await press(card.getByRole("button", { name: "保存" }));
    await expect(card.locator(".row-facts").getByText("+1")).toBeVisible();
    await expect(card.getByRole("button", { name: "保存" })).toBeFocused();

    await press(card.getByRole("link", { name: "編集" }));
    await expect(page.getByRole("textbox", { name: "目的" }).last()).toBeFocused();
    await press(card.getByRole("button", { name: "保存" }));
    await expect(card.getByRole("link", { name: "編集" })).toBeFocused();
    await press(card.getByRole("link", { name: "最適化" }));
    await press(button("最適化する"));
    await expect(page.getByRole("heading", { name: "変えたところと理由" })).toBeFocused();
    await press(button("この内容にする"));
    await expect(page.getByRole("dialog")).toContainText("新しいバージョンとして保存しました");
    await press(button("閉じる").last());
    await expect(card.getByRole("link", { name: "最適化" })).toBeFocused();

    await press(card.getByRole("link", { name: "「春の催し」を削除" }));
    await press(page.getByRole("alertdialog").getByRole("button", { name: "削除" }));
    await expect(card).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await to(page.getByRole("link", { name: "新しいプロンプト" }).last());
  });

  test(
    "a manual prompt takes its tags, and the focus returns to its opener",
    { tag: "@all" },
    async ({ page, context }) => {
      await join(context.request);
      const { press, type } = keyboardOf(page);
      const panel = page.getByRole("region", { name: "手動でプロンプトを作成" });
      const opener = page.getByRole("link", { name: "手動でプロンプトを作成" });
      await page.goto("/dashboard");
      await hydrated(page);
      await press(opener);
      await type(panel.getByRole("textbox", { name: "目的" }), "祭りの案内");
      await type(panel.getByRole("textbox", { name: "プロンプト" }), "祭りの案内を書いてください。");
      const tags = panel.getByRole("textbox", { name: "タグ" });
      for (const tag of ["春", "夏"]) {
        await type(tags, tag);
        await page.keyboard.press("Enter");
      }
      await press(panel.getByRole("button", { name: "タグ「春」を外す" }));
      await expect(tags).toBeFocused();
      await press(panel.getByRole("button", { name: "保存" }));
      await expect(cardOf(page, "祭りの案内").getByText("夏")).toBeVisible();
      await expect(opener).toBeFocused();
    },
  );
});
