import { createFolder, createPrompt } from "../../support/clients/create-prompt";
import { expect, openPrompt, test } from "../../support/clients/plain-browser";

test("a member makes a prompt by hand", async ({ author }) => {
  await author.open("/dashboard");
  const empty = author.one("heading", "まだ保存したプロンプトはありません").parentElement!;
  expect(author.all("link", undefined, empty).map((link) => link.getAttribute("href"))).toEqual([
    "/generate",
    "/dashboard/new?rework",
    "/town-prompts",
    "/dashboard/import",
  ]);
  await author.follow("手動でプロンプトを作成");
  author.fill("プロンプト", "夕暮れの商店街を描いてください。");
  await author.press("保存");
  expect(author.text()).toContain("プロンプトの目的を入力してください");
  expect(author.value("プロンプト")).toBe("夕暮れの商店街を描いてください。");
  author.choose("使いみち", "画像生成用");
  author.fill("目的", "商店街の絵");
  author.fill("タグ", "夕暮れ、商店街、夕暮れ");
  await author.press("保存");
  expect(author.path).toBe("/dashboard");
  author.expectNotice("プロンプトを保存しました");
  expect(author.text()).toContain("1件中 1〜1件を表示");
  expect(author.text(author.one("article", "商店街の絵"))).toContain("画像生成用 夕暮れ 商店街");
  await openPrompt(author, "商店街の絵");
  expect(author.value("プロンプト")).toBe("夕暮れの商店街を描いてください。");
});

test("a generated prompt is saved to a new folder; the folder is renamed, then deleted", async ({
  author,
}) => {
  const purpose = "町内会の回覧板";
  const folders = () => author.one("navigation", "フォルダー");
  await author.open(`/generate?purpose=${purpose}`);
  await author.press("プロンプトを作る");
  await author.press("保存");
  author.choose("保存先フォルダー", "＋ 新しいフォルダーを作る");
  await author.press("保存", author.one("main"));
  expect(author.text()).toContain("フォルダー名を入力してください");
  author.fill("新しいフォルダー名", "町内会");
  await author.press("保存", author.one("main"));
  expect(author.path).toBe("/dashboard");
  author.expectNotice("プロンプトを保存しました");

  author.one("link", /^未分類\s?0件$/, folders());
  await author.follow(/^町内会\s?1件$/, folders());
  expect(author.path).toMatch(/^\/dashboard\?folder=/);
  author.one("article", purpose);

  await author.follow("「町内会」の名前を変更");
  expect(author.value("フォルダー名")).toBe("町内会");
  author.fill("フォルダー名", "自治会");
  await author.press("変更を保存");
  author.expectNotice("フォルダー名を変更しました");
  author.one("link", /^自治会\s?1件$/, folders());

  await author.follow("「自治会」を削除");
  expect(author.text()).toContain("フォルダー「自治会」を削除しますか？");
  expect(author.text()).toContain("中のプロンプト（1件）は削除されず、「未分類」に移動します。");
  await author.press("削除");
  author.expectNotice("フォルダーを削除しました");
  expect(author.path).toBe("/dashboard");
  expect(author.all("link", /^自治会/)).toEqual([]);
  await author.follow(/^未分類\s?1件$/, folders());
  author.one("article", purpose);
  expect(author.all("link", /「未分類」/)).toEqual([]);
});

test("a folder is added by its own button, and its name is unique", async ({ author }) => {
  for (const choice of ["made", "refused"]) {
    await author.open("/dashboard");
    await author.follow("フォルダーを追加");
    author.fill("フォルダー名", "見積もり");
    await author.press("作成");
    if (choice === "made") author.expectNotice("フォルダーを作成しました");
    else expect(author.text()).toContain("同じ名前のフォルダーがすでにあります");
  }
  expect(author.value("フォルダー名")).toBe("見積もり");
});

test("tags are edited, and the type's tag stays", async ({ author }) => {
  await createPrompt(author.request, { originalInput: "日報", tags: ["業務自動化用", "毎日"] });
  await author.open("/dashboard");
  await openPrompt(author, "日報");
  const form = author.formWith("タグ（カンマ区切り）");
  expect(author.value("タグ", form)).toBe("毎日");
  author.fill("タグ", " 社内 ,, 報告、社内", form);
  await author.press("保存", form);
  author.expectNotice("プロンプトを更新しました");
  await author.open("/dashboard");
  expect(author.text(author.one("article", "日報"))).toContain("業務自動化用 社内 報告");
});

test("a prompt is edited, but not to an empty text", async ({ author }) => {
  await createPrompt(author.request, { originalInput: "お礼状", content: "お礼状を書いて" });
  await author.open("/dashboard");
  await author.follow("編集");
  author.fill("プロンプト", "  ");
  await author.press("保存", author.formWith("目的"));
  expect(author.text()).toContain("プロンプトの内容を入力してください");
  author.fill("目的", "心のこもったお礼状");
  author.fill("プロンプト", "{{相手}}へのお礼状を書いて");
  await author.press("保存", author.formWith("目的"));
  author.expectNotice("プロンプトを更新しました");
  await author.open("/dashboard");
  await openPrompt(author, "心のこもったお礼状");
  expect(author.value("プロンプト")).toBe("{{相手}}へのお礼状を書いて");
});

test("a prompt is deleted after confirmation", async ({ author }) => {
  for (const originalInput of ["残すもの", "捨てるもの"])
    await createPrompt(author.request, { originalInput });
  for (const choice of ["キャンセル", "削除"]) {
    await author.open("/dashboard");
    await openPrompt(author, "捨てるもの");
    await author.follow(/(^|」を)削除$/, author.one("main"));
    expect(author.text()).toContain("ゴミ箱に30日間残り");
    if (choice === "削除") await author.press("削除");
    else {
      await author.follow("キャンセル");
      author.one("article", "捨てるもの");
    }
  }
  author.expectNotice("プロンプトを削除しました");
  expect(author.all("article", "捨てるもの")).toEqual([]);
  author.one("article", "残すもの");
});

test("a prompt is moved to another folder", async ({ author }) => {
  await createFolder(author.request, "企画");
  await createPrompt(author.request, { originalInput: "催しの案" });
  await author.open("/dashboard");
  await openPrompt(author, "催しの案");
  author.choose("フォルダー", "企画");
  await author.press("移動");
  author.expectNotice("1件のプロンプトを移動しました");
  author.one("link", /^企画\s?1件$/, author.one("navigation", "フォルダー"));
  await author.press("元に戻す");
  await author.open("/dashboard");
  author.one("link", /^企画\s?0件$/, author.one("navigation", "フォルダー"));
});
