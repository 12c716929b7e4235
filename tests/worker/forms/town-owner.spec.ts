import { expect, test } from "../../support/clients/plain-browser";
import { publishPrompt, uniquePurpose, uniqueWord } from "../../support/clients/publish-prompt";
import { togglePublic } from "../../support/clients/share-prompt";
import { fromHere } from "../../support/clients/visitor";

test("a post is edited, but not to an empty text", async ({ author }) => {
  const start = { content: "元の文", category: "business", subcategory: "起業・創業" };
  const { originalInput } = await publishPrompt(author.request, start);
  await author.open("/my-town-prompts");
  await author.follow("編集", author.one("article", originalInput));
  expect(author.value("プロンプトの内容")).toBe("元の文");
  expect(author.value("カテゴリー")).toBe("business");
  expect(author.value("サブカテゴリー")).toBe("起業・創業");
  author.fill("プロンプトの内容", " ");
  await author.press("保存");
  expect(author.text()).toContain("プロンプトの内容を入力してください");
  expect(author.value("サブカテゴリー")).toBe("起業・創業");
  author.fill("プロンプトの内容", "{{相手}}への文");
  author.choose("カテゴリー", "動画");
  author.choose("サブカテゴリー", "ショート動画");
  await author.press("保存");
  author.expectNotice("編集完了");
  expect(author.path).toBe("/my-town-prompts");
  const card = author.one("article", originalInput);
  expect(author.text(card)).toContain("[相手]への文");
  author.one("heading", "動画", card);
  await author.open("/town-prompts?category=video&subcategory=ショート動画");
  expect(author.text(author.one("article", originalInput))).toContain("[相手]への文");
});

test("the forms of a post lead to each other", async ({ author }) => {
  const { id, shareId } = await publishPrompt(author.request);
  const toText = "本文と入力項目を編集する（「投稿を編集」）";
  await author.open(`/dashboard/prompts/${id}/publish`);
  await author.follow(toText);
  expect(author.path).toBe(`/town-prompts/${id}/edit`);
  await author.follow("タイトルと説明を編集する（投稿のページ）");
  expect(author.path).toBe(`/prompts/${shareId}/edit`);
  await author.follow(toText);
  expect(author.path).toBe(`/town-prompts/${id}/edit`);
  await author.open(`/dashboard/prompts/${id}`);
  await author.follow("タイトル・説明・カテゴリーは「投稿内容を変更」で編集できます");
  expect(author.path).toBe(`/dashboard/prompts/${id}/publish`);
});

test("a post that is private for now is named so", async ({ author }) => {
  const { id } = await publishPrompt(author.request);
  await togglePublic(author.request, id);
  await author.open(`/dashboard/prompts/${id}`);
  author.one("link", "タイトル・説明・カテゴリーは「非公開の投稿を編集」で編集できます");
  await author.follow("非公開の投稿を編集");
  author.one("heading", "非公開の投稿を編集");
});

test("an edit of a post over another tab's newer one shows both, and either can stay", async ({ author }) => {
  const { id, originalInput } = await publishPrompt(author.request, { content: "元の文" });
  const changeElsewhere = async (content: string) => {
    const data = { content, category: "communication", subcategory: "文章作成" };
    const response = await author.request.patch(`/api/public-prompts/${id}`, { headers: fromHere, data });
    expect(response.status()).toBe(200);
  };
  for (const choice of ["保存されている内容を残す", "自分の編集を保存する"]) {
    await author.open("/my-town-prompts");
    await author.follow("編集", author.one("article", originalInput));
    await changeElsewhere("別の画面の文");
    // After a refusal it still has the version it was opened with.
    author.fill("プロンプトの内容", "");
    await author.press("保存");
    expect(author.text()).toContain("プロンプトの内容を入力してください");
    author.fill("プロンプトの内容", "こちらの文");
    await author.press("保存");
    expect(author.text()).toContain("別の場所でも変更されています");
    expect(author.text(author.one("region", "保存されている内容"))).toContain("別の画面の文");
    // The shown text is the basis of the next attempt.
    const newest = `さらに新しい文 ${choice}`;
    await changeElsewhere(newest);
    await author.press("保存", author.formWith("プロンプトの内容"));
    expect(author.text(author.one("region", "保存されている内容"))).toContain(newest);
    expect(author.text(author.one("region", "あなたの編集"))).toContain("こちらの文");
    expect(author.value("プロンプトの内容")).toBe("こちらの文");
    expect(author.text()).not.toContain("編集に失敗しました");
    if (choice === "自分の編集を保存する") {
      await author.press(choice);
      author.expectNotice("編集完了");
    } else await author.follow(choice);
    const kept = choice === "自分の編集を保存する" ? "こちらの文" : newest;
    await author.open("/my-town-prompts");
    expect(author.text(author.one("article", originalInput))).toContain(kept);
  }
});

test("an owner removes a post from the town after confirmation, and keeps the prompt", async ({ author }) => {
  const place = { category: "marketing", subcategory: "ブランディング" };
  const town = `/town-prompts?${new URLSearchParams(place)}`;
  const word = uniqueWord();
  const gone = { ...place, originalInput: uniquePurpose("消える投稿", word) };
  const { originalInput } = await publishPrompt(author.request, gone);
  const staying = await publishPrompt(author.request, place);
  for (const choice of ["キャンセル", "削除"]) {
    await author.open(town);
    author.one("link", "編集", author.one("article", originalInput));
    await author.follow("削除", author.one("article", originalInput));
    expect(author.text()).toContain("プロンプトを削除しますか？");
    expect(author.text()).toContain("この操作は取り消せません。");
    if (choice === "キャンセル") await author.follow(choice);
    else await author.press(choice);
  }
  author.expectNotice("削除完了");
  await author.open(town);
  author.one("article", staying.originalInput);
  expect(author.all("article", originalInput)).toEqual([]);
  await author.open("/my-town-prompts");
  expect(author.all("article", originalInput)).toEqual([]);
  await author.open(`/dashboard?search=${word}`);
  author.one("article", originalInput);
});

test("only the owner edits or deletes a post", async ({ author, member }) => {
  const place = { category: "marketing", subcategory: "SEO" };
  const { client } = await member();
  const { id, originalInput } = await publishPrompt(client, place);
  await author.open(`/town-prompts?${new URLSearchParams(place)}`);
  const card = author.one("article", originalInput);
  for (const name of ["編集", "削除"]) expect(author.all("link", name, card)).toEqual([]);
  for (const path of [
    `/town-prompts/${id}/edit`,
    `/town-prompts/${id}/delete`,
    `/my-town-prompts/${id}/toggle-public`,
  ])
    expect((await author.open(path)).status(), path).toBe(404);
});

test("the owner's posts are searched, without other people's", async ({ author, member }) => {
  const foreign = await publishPrompt((await member()).client);
  const letter = await publishPrompt(author.request, {
    originalInput: uniquePurpose("お礼状"),
    tags: ["春"],
  });
  const notice = await publishPrompt(author.request, { originalInput: uniquePurpose("回覧板") });
  const cards = () => author.all("article", undefined, author.one("main"));
  await author.open("/my-town-prompts");
  expect(cards()).toHaveLength(2);
  expect(author.text()).toContain("2件");
  expect(author.all("article", foreign.originalInput)).toEqual([]);
  author.fill("自分の投稿を検索", "お礼");
  await author.enter("自分の投稿を検索");
  expect(cards()).toHaveLength(1);
  author.one("article", letter.originalInput);
  expect(author.value("自分の投稿を検索")).toBe("お礼");
  await author.follow("検索を消す");
  expect(author.path).toBe("/my-town-prompts");
  author.one("article", notice.originalInput);
  await author.open("/my-town-prompts?search=どこにもない");
  await author.to(author.all("link", "検索を消す", author.one("main")).at(-1)!);
  expect(cards()).toHaveLength(2);
  await author.follow("街へ戻る");
  expect(author.path).toBe("/town-prompts");
});

test("a post is hidden from the town, and returns to the same position", async ({ author, reader }) => {
  const place = { category: "ai", subcategory: "AIとビジネス" };
  const older = await publishPrompt(author.request, place);
  const newer = await publishPrompt(author.request, place);
  const both = [newer.originalInput, older.originalInput];
  const listed = async () => {
    await reader.open(`/town-prompts?${new URLSearchParams(place)}`);
    const headings = reader.all("heading").map((heading) => reader.text(heading));
    return headings.filter((text) => both.includes(text));
  };
  expect(await listed()).toEqual(both);
  const card = () => author.one("article", older.originalInput);
  await author.open("/my-town-prompts");
  expect(author.text(card())).toContain("公開中");
  await author.press("非公開にする", card());
  author.expectNotice("プロンプトを非公開にしました");
  expect(author.text(card())).not.toContain("公開中");
  expect(await listed()).toEqual([newer.originalInput]);
  await author.press("公開する", card());
  author.expectNotice("プロンプトを公開しました");
  expect(author.text(card())).toContain("公開中");
  expect(await listed()).toEqual(both);
});
