import { createPrompt } from "../../support/clients/create-prompt";
import { keepFact } from "../../support/clients/make-one-of-each";
import { expect, test } from "../../support/clients/plain-browser";
import { togglePublic } from "../../support/clients/share-prompt";

test("a member keeps facts, ticks one for a prompt, changes it and deletes it", async ({ author }) => {
  await author.open("/facts");
  expect(author.text()).toContain("まだ何もありません");
  author.fill("1行に1件", "お店：ことり珈琲、松本\n書き方：ですます調");
  author.fill("誰・何のことか（なくてもよい）", "ことり");
  await author.press("覚えておく");
  author.expectNotice("覚えました");
  for (const told of ["ことり珈琲、松本", "書き方", "ことり"]) expect(author.text()).toContain(told);

  author.check(/ことり珈琲/);
  await author.press("選んだことを入れて作る");
  expect(author.path).toMatch(/^\/generate\?fact=/);
  author.fill(/やりたいこと/, "長".repeat(4_001));
  await author.press("プロンプトを作る");
  expect(author.text()).toContain("お店: ことり珈琲、松本");
  author.fill(/やりたいこと/, "新しい豆の紹介を書く");
  await author.press("プロンプトを作る");
  expect(author.text()).toContain("お店：ことり珈琲、松本");
  expect(author.text()).not.toContain("書き方：ですます調");

  await author.open("/facts");
  await author.follow("「お店」を変更");
  author.fill("内容", "ことり珈琲、安曇野");
  await author.press("保存");
  author.expectNotice("変更しました");
  expect(author.text()).toContain("ことり珈琲、安曇野");
  await author.follow("「お店」を変更");
  await author.follow("削除");
  expect(author.text()).toContain("「お店」を削除しますか？");
  await author.press("削除");
  author.expectNotice("削除しました");
  expect(author.text()).not.toContain("安曇野");
});

test("sharing tells which facts become fields in the owner's copy too, the history names it, and a private one gets them back", async ({
  author,
}) => {
  await keepFact(author.request, { name: "お店", text: "ことり珈琲、松本" });
  const { id } = await createPrompt(author.request, {
    originalInput: "案内を書く",
    content: "ことり珈琲、松本の案内",
  });
  await author.open(`/dashboard/prompts/${id}/share`);
  expect(author.text()).toContain("あなたの手元でも、本文の次の部分が入力欄になります：お店。");
  await author.press("共有リンクを作成");
  const history = `/dashboard/prompts/${id}/history`;
  const items = () => author.all("listitem", undefined, author.one("region", "バージョンの一覧"));
  await author.open(history);
  expect(author.text(items()[0])).toContain("公開のため「わたしのこと」を入力欄に変更");
  await togglePublic(author.request, id);
  await author.open(history);
  await author.press("この変更を取り消す", items()[0]);
  expect(author.text(items()[0])).toContain("ことり珈琲、松本の案内");
  for (const way of ["page", "press"]) {
    await author.open(`/dashboard/prompts/${id}${way === "page" ? "/toggle-public" : ""}`);
    if (way === "page") expect(author.text()).toContain("本文の次の部分が入力欄になります：お店。");
    await author.press("リンクを再開");
    author.expectNotice("「わたしのこと」を入力欄に替えて公開しています");
    await author.press("元に戻す");
    author.expectNotice("プロンプトを非公開にしました");
    await author.open(history);
    await author.press("この変更を取り消す", items()[0]);
    expect(author.text(items()[0])).toContain("ことり珈琲、松本の案内");
  }
});

test("too long a line keeps the whole list in the form, and nothing else", async ({ author }) => {
  await author.open("/facts");
  author.fill("1行に1件", `お店：ことり珈琲\n${"長".repeat(501)}`);
  await author.press("覚えておく");
  expect(author.text()).toContain("500文字以内");
  expect(author.value("1行に1件")).toContain("ことり珈琲");
  await author.open("/facts");
  expect(author.text()).toContain("まだ何もありません");
});
