import { createFolder, createPrompt } from "../../support/clients/create-prompt";
import { expect, openPrompt, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { fromHere } from "../../support/clients/visitor";

async function undo(author: PlainBrowser) {
  await author.press("元に戻す");
  author.expectNotice("元に戻しました");
}

test("a deleted prompt and a deleted folder come back by the button of the toast", async ({ author }) => {
  const folderId = await createFolder(author.request, "企画");
  await createPrompt(author.request, { originalInput: "催しの案", folderId });
  await author.open("/dashboard");
  await openPrompt(author, "催しの案");
  await author.follow(/(^|」を)削除$/, author.one("main"));
  expect(author.text()).toContain("ゴミ箱に30日間残り");
  await author.press("削除");
  author.expectNotice("プロンプトを削除しました");
  expect(author.all("article")).toEqual([]);
  author.one("link", "削除したものはゴミ箱にあります");
  await undo(author);
  author.one("article", "催しの案");

  await author.open(`/dashboard/folders/${folderId}/delete`);
  await author.press("削除");
  author.expectNotice("フォルダーを削除しました");
  await undo(author);
  await author.open(`/dashboard?folder=${folderId}`);
  author.one("article", "催しの案");
});

test("all matching prompts are moved by the form of the list, and moved back", async ({ author }) => {
  const folderId = await createFolder(author.request, "企画");
  for (const originalInput of ["一つ目", "二つ目", "三つ目"])
    await createPrompt(author.request, { originalInput });
  const form = { all: "matching", query: "search=つ目", action: "move", folderId };
  const response = await author.request.post("/dashboard/selection", {
    headers: fromHere,
    form,
    maxRedirects: 0,
  });
  const address = `/dashboard?${new URLSearchParams({ search: "つ目" })}`;
  expect([response.status(), response.headers().location]).toEqual([303, address]);
  await author.open(`/dashboard?folder=${folderId}`);
  author.expectNotice("3件のプロンプトを移動しました");
  expect(author.all("article")).toHaveLength(3);
  await undo(author);
  await author.open(`/dashboard?folder=${folderId}`);
  expect(author.all("article")).toEqual([]);
});

test("the trash restores one thing, deletes one for good, and is emptied", async ({ author }) => {
  await author.open("/dashboard/trash");
  author.one("heading", "ゴミ箱は空です");
  for (const originalInput of ["戻すもの", "捨てるもの", "残りの一つ", "残りの二つ"]) {
    const { id } = await createPrompt(author.request, { originalInput });
    await author.request.delete(`/api/prompts/${id}`, { headers: fromHere });
  }
  await author.open("/dashboard/trash");
  await author.press("「戻すもの」を復元");
  author.expectNotice("ゴミ箱から復元しました");
  expect(author.text()).not.toContain("戻すもの");
  await author.follow("「捨てるもの」を完全に削除");
  expect(author.text()).toContain("この操作は取り消せません。");
  await author.press("完全に削除");
  author.expectNotice("完全に削除しました");
  await author.follow("ゴミ箱を空にする");
  await author.press("ゴミ箱を空にする");
  author.expectNotice("ゴミ箱を空にしました");
  author.one("heading", "ゴミ箱は空です");
  await author.open("/dashboard");
  author.one("article", "戻すもの");
  expect(author.all("article")).toHaveLength(1);
});

test("chosen prompts get a tag and a folder, and are deleted; what is missing is asked for", async ({
  author,
}) => {
  for (const originalInput of ["一つ目", "二つ目"]) await createPrompt(author.request, { originalInput });
  /** Chooses both rows, and presses a button of the list's bar. */
  const choose = async (action: string) => {
    await author.open("/dashboard?size=30");
    for (const row of author.all("article")) author.check(undefined, row);
    await author.press(action, author.one("form", "選んだプロンプトの操作"));
    expect(author.text()).toContain("選択中のプロンプト：2件");
  };
  await choose("タグ");
  await author.press("タグを付ける");
  expect(author.field("タグ").getAttribute("aria-invalid")).toBe("true");
  author.fill("タグ", "祭り");
  await author.press("タグを付ける");
  author.expectNotice("2件のプロンプトにタグを付けました");
  expect(author.path).toBe("/dashboard?size=30");
  await choose("移動");
  author.choose("保存先フォルダー", "new");
  author.fill("新しいフォルダー名", "祭りの準備");
  await author.press("移動", author.one("main"));
  author.expectNotice("2件のプロンプトを移動しました");
  await choose("削除");
  await author.press("削除");
  author.expectNotice("2件のプロンプトを削除しました");
  await undo(author);
  expect(author.all("article")).toHaveLength(2);
});
