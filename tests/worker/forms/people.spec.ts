import { sessionUser } from "../../support/clients/clients";
import { expect, test } from "../../support/clients/plain-browser";
import { publishPrompt, uniquePurpose } from "../../support/clients/publish-prompt";
import { sharePrompt } from "../../support/clients/share-prompt";
import { showProfile } from "../../support/clients/share-client";
import { enterAsAdmin } from "../../support/clients/town-client";
import { jpeg } from "../../support/factories/pictures";

test("a prompt is remixed and published in three steps, and a first publication may show the profile", async ({
  author,
  member,
}) => {
  const maker = await member();
  await showProfile(maker.client, "もとの作者");
  const place = { category: "business", subcategory: "会議・ミーティング" };
  const { shareId } = await publishPrompt(maker.client, {
    ...place,
    title: "もとの題",
    content: "長い手紙を書く",
  });
  // What its owner gave to some people is not to be published.
  await author.open((await sharePrompt(maker.client)).path);
  expect(author.all("link", "リミックス")).toEqual([]);
  await author.open(`/prompts/${shareId}`);
  await author.follow("リミックス");
  const purpose = uniquePurpose("短い手紙");
  author.fill("やりたいこと", purpose);
  author.fill("プロンプト本文", "短い手紙を書く");
  await author.press("保存して公開へ進む");
  expect(author.path).toMatch(/\/publish$/);
  expect(author.value("説明")).toBe("");
  expect([author.value("カテゴリー"), author.value("サブカテゴリー")]).toEqual(Object.values(place));
  author.choose("カテゴリー", "communication");
  author.choose("サブカテゴリー", "文章作成");
  expect(author.choice(/今すぐプロフィールを公開する/).checked).toBe(false);
  author.check(/今すぐプロフィールを公開する/);
  await author.press("投稿する");
  expect(author.path).toMatch(/^\/prompts\/\w{22}$/);
  const { uid } = await sessionUser(author.request);
  await author.open(`/people/${uid}`);
  const card = author.one("article", purpose);
  expect(author.text(card)).toContain("もとの題");
  await author.to(author.some(".card-link", card)[0]!);
  await author.follow("家系図を見る");
  author.one("link", "もとの題");
  await author.follow("もとの作品と比べる");
  expect(
    author
      .some("ins")
      .map((part) => part.textContent)
      .join(),
  ).toContain("短い");
});

test("the sign-up says why it is there for a remix", async ({ reader, member }) => {
  const { shareId } = await publishPrompt((await member()).client);
  await reader.open(`/prompts/${shareId}`);
  await reader.follow("リミックス");
  expect(reader.path).toMatch(/^\/auth\/register/);
  expect(reader.text()).toContain("そのままリミックスを始められます");
});

test("a person and a category are followed from their pages, and their posts come together", async ({
  author,
  member,
}) => {
  const maker = await member();
  await showProfile(maker.client, "フォローされる人");
  const { uid } = await sessionUser(maker.client);
  const place = { category: "video", subcategory: "ビデオ編集" };
  const { originalInput } = await publishPrompt(maker.client, place);
  const english = await publishPrompt(maker.client, { ...place, language: "en" });
  await author.open(`/people/${uid}`);
  author.one("article", originalInput);
  expect(author.all("article", english.originalInput)).toEqual([]);
  await author.press("「フォローされる人」をフォロー");
  author.expectNotice("フォローしました");
  await author.follow("新しい投稿を見る");
  author.one("article", originalInput);
  // A person is followed whatever they write in.
  author.one("article", english.originalInput);
  await author.open("/town-prompts?category=video&subcategory=ビデオ編集");
  author.one("article", originalInput);
  expect(author.all("article", english.originalInput)).toEqual([]);
  await author.open(`/people/${uid}?language=es`);
  expect(author.text(author.one("button", "「フォローされる人」をフォロー中。押すとやめます"))).toBe(
    "フォロー中",
  );
  author.one("article", english.originalInput);
  expect(author.text()).toContain("ここにはEspañolのプロンプトがまだありません");
  await author.open(`/people/${uid}?language=ja`);
  await author.open("/town-prompts?category=video");
  await author.press("このカテゴリーをフォロー");
  author.expectNotice("フォローしました");
  await author.press("自分の一覧");
  await author.follow("フォロー中");
  author.one("article", originalInput);
  author.unfold("フォローしている人とカテゴリー");
  await author.press("「フォローされる人」のフォローをやめる");
  author.expectNotice("フォローをやめました");
  expect(author.path).toBe("/town-prompts/following");
  await author.press("元に戻す");
  author.expectNotice("フォローしました");
  author.unfold("フォローしている人とカテゴリー");
  author.one("button", "「フォローされる人」のフォローをやめる");
});

test("what came since the last look is counted in the town, and comes first in the list", async ({
  author,
  member,
}) => {
  const maker = await member();
  await showProfile(maker.client, "書く人");
  const { uid } = await sessionUser(maker.client);
  const place = { category: "video", subcategory: "特殊効果" };
  const old = await publishPrompt(maker.client, place);
  await author.open(`/people/${uid}`);
  await author.press("「書く人」をフォロー");
  await author.open("/town-prompts/following");
  author.one("article", old.originalInput);
  await author.open("/town-prompts");
  expect(author.text()).not.toContain("新着1件");
  const fresh = await publishPrompt(maker.client, place);
  await author.open("/town-prompts");
  expect(author.text(author.one("button", /自分の一覧/))).toContain("新着1件");
  await author.open("/town-prompts/following");
  for (const { originalInput } of [fresh, old]) author.one("article", originalInput);
  expect(author.all("heading").map((heading) => author.text(heading))).toEqual(
    expect.arrayContaining(["前に見てからの新着: 1件", "前に見たもの"]),
  );
  await author.open("/town-prompts");
  expect(author.text()).not.toContain("新着1件");
});

test("a visitor reports a prompt, an admin hides it, and its author reads why and answers", async ({
  author,
  reader,
  newBrowser,
}) => {
  const title = "副業のご案内";
  const order = { title, originalInput: uniquePurpose() };
  const { id, shareId } = await publishPrompt(author.request, order);
  await reader.open(`/prompts/${shareId}`);
  await reader.follow("問題を報告する");
  expect(reader.one("link", "戻る").getAttribute("href")).toBe(`/prompts/${shareId}`);
  reader.check("宣伝・スパム");
  reader.fill("補足", "宣伝だけです。");
  await reader.press("報告する");
  reader.one("heading", "報告を受け付けました");

  const admin = await newBrowser();
  await enterAsAdmin(admin.request);
  await admin.open("/moderation");
  await admin.open(`/moderation/${id}`);
  admin.one("heading", title);
  expect(admin.text()).toContain("宣伝だけです。");
  admin.check("非公開にする");
  admin.fill("投稿者への説明", "広告は載せられません。");
  await admin.press("この判断を保存する");
  // The reason is missing; the rest stays.
  expect(admin.text()).toContain("選んでください");
  expect(admin.choice("非公開にする").checked).toBe(true);
  expect(admin.value("投稿者への説明")).toBe("広告は載せられません。");
  admin.choose("理由", "宣伝・スパム");
  await admin.press("この判断を保存する");
  admin.one("heading", "最近の判断");

  await author.open("/my-town-prompts");
  await author.follow(/^理由を読んで回答する/);
  expect(author.path).toBe(`/dashboard/prompts/${id}/decision`);
  expect(author.text()).toContain("広告は載せられません。");
  author.fill("回答", "書き直します。");
  await author.press("回答を送る");
  expect(author.text()).toContain("回答を送りました。管理者が確認します。");
  expect(author.all("textbox", "回答", author.one("main"))).toEqual([]);
});

test("an author shows what a prompt made, and a reader uses its values", async ({ author, reader }) => {
  const { id, shareId } = await publishPrompt(author.request, {
    content: "Draw {{who}} in the snow.",
    category: "image",
    subcategory: "イラスト",
  });
  const examples = `/my-town-prompts/${id}/examples`;
  await author.open(`/prompts/${shareId}?lang=en`);
  await author.follow("Add an example");
  expect(author.path).toBe(examples);
  const picture = author.one("form", "Add a picture");
  author.upload("Picture file", { name: "fox.jpg", mimeType: "image/jpeg", buffer: jpeg }, picture);
  author.fill("Description", "A fox in the snow", picture);
  author.unfold("Values used", picture);
  author.fill("Who", "a fox", picture);
  await author.press("Add", picture);
  const first = () => author.one("article", "Example 1");
  expect(author.one("img", undefined, first()).getAttribute("alt")).toBe("A fox in the snow");
  const text = author.one("form", "Add a text");
  author.fill("The text it made", "The fox crossed the field.", text);
  await author.press("Add", text);
  expect(author.text(author.one("article", "Example 2"))).toContain("The fox crossed the field.");
  await author.press("Move forward", author.one("article", "Example 2"));
  expect(author.text(first())).toContain("The fox crossed");
  await author.follow("Change", first());
  author.one("heading", "Change the example");
  author.fill("The text it made", "The fox slept.");
  await author.press("Save");
  expect(author.text(first())).toContain("The fox slept.");

  await reader.open(`/prompts/${shareId}?lang=en`);
  const shown = reader.one("region", "What this prompt made");
  const large = reader.one("link", /^Open the large picture/, shown).getAttribute("href")!;
  expect(large).toMatch(/^\/examples\/\w+\/picture\.webp$/);
  expect((await reader.request.get(large)).status()).toBe(200);
  await reader.follow("Use these values", shown);
  expect(reader.value(/who/i)).toBe("a fox");
  expect(reader.text()).toContain("Draw a fox in the snow.");

  await author.open(examples);
  await author.follow("Remove", author.one("article", "Example 2"));
  await author.press("Remove");
  expect(author.all("article")).toHaveLength(1);
});
