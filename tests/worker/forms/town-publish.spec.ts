import { createPrompt } from "../../support/clients/create-prompt";
import { expect, openPrompt, test } from "../../support/clients/plain-browser";
import { publishPrompt, uniquePurpose } from "../../support/clients/publish-prompt";

test("a prompt is published from its page, and is in the town and in the owner's posts", async ({
  author,
}) => {
  const purpose = uniquePurpose("商店街の写真");
  await createPrompt(author.request, { originalInput: purpose, content: "{{通り}}を撮る", tags: ["夕暮れ"] });
  await author.open("/dashboard");
  await openPrompt(author, purpose);
  await author.follow("街に投稿");
  expect(author.text()).toContain("投稿すると、誰でもこのプロンプトを見つけて使えるようになります。");
  expect(author.choice("プロフィールを表示する").checked).toBe(true);
  author.choose("カテゴリー", "選択してください");
  author.choose("サブカテゴリー", "選択してください");
  author.fill("タイトル", "通りの写真");
  await author.press("投稿する");
  expect(author.text().split("カテゴリーとサブカテゴリーは必須です。")).toHaveLength(3);
  expect(author.value("タイトル")).toBe("通りの写真");
  author.choose("カテゴリー", "画像");
  author.choose("サブカテゴリー", "風景");
  author.fill("タイトル", "夕暮れの通り");
  author.fill("説明", "通りを撮ります。");
  await author.press("投稿する");
  author.expectNotice("街に並びました");
  expect(author.path).toMatch(/^\/prompts\/\w{22}$/);
  author.one("heading", "夕暮れの通り");
  const card = () =>
    author.all("article", "夕暮れの通り").find((each) => author.text(each).includes(purpose))!;
  await author.open("/town-prompts?category=image&subcategory=風景");
  expect(author.text(card())).toContain("[通り]を撮る");
  await author.open("/my-town-prompts");
  author.one("heading", "画像", card());
  expect(author.text(card())).toContain("公開中");
  await author.follow("夕暮れの通り", card());
  author.one("heading", "夕暮れの通り");
  expect(author.text()).toContain("通りを撮ります。");
});

test("a publication's form starts with its current values, and its position stays", async ({ author }) => {
  const place = { category: "video", subcategory: "3D" };
  const older = await publishPrompt(author.request, { ...place, title: "旧い題", showProfile: false });
  const newer = await publishPrompt(author.request, place);
  await author.open("/dashboard");
  await openPrompt(author, "旧い題");
  await author.follow("投稿内容を変更");
  expect(author.value("カテゴリー")).toBe("video");
  expect(author.value("サブカテゴリー")).toBe("3D");
  expect(author.value("タイトル")).toBe("旧い題");
  expect(author.choice("プロフィールを表示する").checked).toBe(false);
  const title = uniquePurpose("新しい題");
  author.fill("タイトル", title);
  expect(author.text(author.one("heading", "投稿内容を変更"))).toBe("投稿内容を変更");
  await author.press("変更を保存");
  author.expectNotice("プロンプトを街に投稿しました");
  const kept = await (await author.request.get("/api/prompts")).json();
  expect(kept).toContainEqual(expect.objectContaining({ id: older.id, showProfile: false }));
  await author.open(`/town-prompts?${new URLSearchParams(place)}`);
  const headings = author.all("heading").map((heading) => author.text(heading));
  expect(headings.indexOf(newer.originalInput)).toBeGreaterThan(-1);
  expect(headings.indexOf(newer.originalInput)).toBeLessThan(headings.indexOf(title));
  await author.open(`/prompts/${older.shareId}`);
  author.one("heading", title);
});

test("the form starts with a category, a title and a description, and a subcategory implies its own category", async ({
  author,
}) => {
  const purpose = uniquePurpose("Instagramのハッシュタグを考えて");
  const { id } = await createPrompt(author.request, { originalInput: purpose, content: "{{店}}の投稿" });
  await author.open(`/dashboard/prompts/${id}/publish`);
  expect(author.value("カテゴリー")).toBe("marketing");
  expect(author.value("サブカテゴリー")).toBe("ソーシャルメディア");
  const title = author.value("タイトル");
  expect(title).toMatch(/^Instagramのハッシュタグを考えて .*[^…]$/);
  expect(author.value("説明")).toBe("店を入れて使います。");
  expect(author.all("button", "カテゴリーを自動で選択")).toEqual([]);
  author.choose("サブカテゴリー", "リーダーシップ");
  await author.press("投稿する");
  author.expectNotice("街に並びました");
  await author.open("/my-town-prompts");
  author.one("heading", "ビジネス", author.one("article", title));
});

test("a near-copy is published with a credit, which its page shows", async ({ author, member }) => {
  const content = `${crypto.randomUUID()}の旅の案内人として、行き先と日数と予算をたずねてください。次に、朝と昼と夜に分けて、一日ごとの予定を書いてください。それぞれに場所をひとつと費用を添え、最後に服装と移動の方法を書いてください。`;
  const original = await publishPrompt((await member()).client, { content, title: "元の案内" });
  const { id } = await createPrompt(author.request, {
    originalInput: uniquePurpose("Instagramのハッシュタグを考えて"),
    content,
  });
  await author.open(`/dashboard/prompts/${id}/publish`);
  await author.press("投稿する");
  const link = author.one("link", "元のプロンプトを見る");
  expect(link.getAttribute("href")).toBe(`/prompts/${original.shareId}`);
  author.check("元のプロンプトを示して公開する");
  await author.press("投稿する");
  expect(author.path).toMatch(/^\/prompts\/\w{22}$/);
  author.one("link", "元の案内");
});
