import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { join } from "../support/clients/members";
import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { sharePrompt } from "../support/clients/share-prompt";
import { cardOf, folders, formWith } from "../support/pages/library-page";

test.describe("edits of the library with scripts @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("a prompt is made by hand with tags, each once, and copied from its closed row", async ({
    page,
    context,
  }) => {
    await page.goto("/dashboard");
    await hydrated(page);
    await expect(page.getByText("まだ保存したプロンプトはありません")).toBeVisible();
    await page.getByRole("link", { name: "手動でプロンプトを作成" }).click();
    const form = formWith(page, "目的");
    const save = form.getByRole("button", { name: "保存" });
    const tags = form.getByRole("textbox", { name: "タグ" });
    await tags.pressSequentially("春,社内");
    await tags.press("Enter");
    await tags.pressSequentially("春、");
    await expect(form.getByRole("button", { name: /を外す$/ })).toHaveText(["春", "社内"]);
    await form.getByRole("button", { name: "タグ「春」を外す" }).click();
    await tags.pressSequentially("夏");
    await form.getByRole("textbox", { name: "プロンプト" }).fill("一行目\n二行目");
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription("あと必要なもの：目的");
    await form.getByRole("textbox", { name: "目的" }).fill("掲示");
    await expect(save).toHaveAccessibleDescription("");
    await save.click();
    await expectToast(page, "プロンプトを保存しました");
    await expect(cardOf(page, "掲示").locator(".row-facts")).toContainText("文章生成用 社内 夏");
    await expect(form).toHaveCount(0);

    await cardOf(page, "掲示").getByRole("button", { name: "「掲示」をコピー" }).click();
    await expectToast(page, "クリップボードにコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("一行目\n二行目");
    await expect
      .poll(async () => (await (await context.request.get("/api/prompts?size=10")).json())[0].lastUsedAt)
      .not.toBeNull();
  });

  test("a folder is made once under its name, renamed and deleted @all", async ({ page, context }) => {
    await createFolder(context.request, "企画");
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByRole("link", { name: "フォルダーを追加" }).click();
    const form = formWith(page, "フォルダー名");
    const create = form.getByRole("button", { name: "作成" });
    await expect(create).toBeDisabled();
    await form.getByRole("textbox").fill("企画");
    await create.click();
    // Once, at its field.
    await expect(page.getByText("同じ名前のフォルダーがすでにあります")).toHaveCount(1);
    await expect(form.getByRole("textbox")).toHaveValue("企画");
    await form.getByRole("textbox").fill("見積もり");
    await create.click();
    await expectToast(page, "フォルダーを作成しました");
    await expect(form).toHaveCount(0);

    await folders(page).getByRole("link", { name: "「見積もり」の名前を変更" }).click();
    await expect(form.getByRole("textbox")).toHaveValue("見積もり");
    await form.getByRole("textbox").fill("請求");
    await form.getByRole("button", { name: "変更を保存" }).click();
    await expectToast(page, "フォルダー名を変更しました");
    await folders(page).getByRole("link", { name: "請求 0件" }).click();
    await expect(page).toHaveURL(/\/dashboard\?folder=/);
    await folders(page).getByRole("link", { name: "「請求」を削除" }).click();
    await expect(page.getByText("フォルダー「請求」を削除しますか？")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "削除" }).click();
    await expectToast(page, "フォルダーを削除しました");
    await expect(page).toHaveURL("/dashboard");
    await expect(folders(page).getByRole("link", { name: /^請求/ })).toHaveCount(0);
  });

  test("an edit is discarded by its x only, and a reload during it asks first", async ({ page, context }) => {
    await createPrompt(context.request, { originalInput: "元の目的", content: "元の文\n二行目" });
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByRole("link", { name: "編集" }).click();
    const form = formWith(page, "目的");
    const purpose = form.getByRole("textbox", { name: "目的" });
    const content = form.getByRole("textbox", { name: "プロンプト" });
    await purpose.fill("別の目的");
    await form.click({ position: { x: 3, y: 3 } });
    await expect(purpose).toHaveValue("別の目的");
    await form.getByRole("button", { name: "キャンセル" }).click();
    await expect(page.getByRole("heading", { name: "元の目的" })).toBeVisible();
    await page.getByRole("link", { name: "編集" }).click();
    await expect(purpose).toHaveValue("元の目的");

    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await content.click();
    await content.fill(" ");
    await expect(form.getByRole("button", { name: "保存" })).toBeDisabled();
    await content.fill("長い直し");
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    await expect(content).toHaveValue("長い直し");
    await form.getByRole("button", { name: "保存" }).click();
    await expect(content).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await page.getByRole("heading", { name: "元の目的" }).click();
    await expect(page.getByText("長い直し")).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test("a link asks before it leaves an edit, and an edit of a public prompt says who sees it", async ({
    page,
    context,
  }) => {
    await sharePrompt(context.request, { originalInput: "元の目的", content: "元の文" });
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByRole("link", { name: "編集" }).click();
    const form = formWith(page, "目的");
    await expect(form).toContainText("ほかの人が見るページの内容もすぐに変わります");
    const content = form.getByRole("textbox", { name: "プロンプト" });
    await content.fill("長い直し");
    const town = page.getByRole("banner").getByRole("link", { name: "街", exact: true });
    const question = page.getByRole("alertdialog", { name: "保存せずに移動しますか？" });
    await town.click();
    await question.getByRole("button", { name: "キャンセル" }).click();
    await expect(content).toHaveValue("長い直し");
    await town.click();
    await question.getByRole("button", { name: "保存せずに移動" }).click();
    await expect(page.getByRole("heading", { name: "街のプロンプト" })).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: "編集" }).click();
    // Nothing is asked where nothing was written.
    await town.click();
    await expect(page).toHaveURL(/town-prompts/);
  });
});
