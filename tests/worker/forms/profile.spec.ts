import { descriptionOf, expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { publishPrompt, type PublishedByTest } from "../../support/clients/publish-prompt";
import { showProfile } from "../../support/clients/share-client";
import { sharePrompt } from "../../support/clients/share-prompt";
import { hostileTexts } from "../../support/factories/hostile-texts";
import { animatedGif, jpeg } from "../../support/factories/pictures";

const profile = (author: PlainBrowser) => author.one("region", "公開プロフィール");
const creator = (reader: PlainBrowser) => reader.one("region", "作成者");
const picture = { name: "me.jpg", mimeType: "image/jpeg", buffer: jpeg };

async function edit(author: PlainBrowser) {
  await author.open("/profile");
  await author.follow("編集", profile(author));
}

const save = (author: PlainBrowser) => author.press("保存", author.formWith("表示名"));

test("a member publishes a profile with a picture, and removes the picture", async ({ author, reader }) => {
  const { path } = await sharePrompt(author.request);
  await edit(author);
  author.fill("表示名", "  街角\n の絵描き ");
  author.fill("自己紹介", "一行目\n二行目");
  author.fill("X（Twitter）", "x.com/painter");
  author.fill("GitHub", "https://github.com/painter?tab=stars");
  author.fill("Instagram", "@painter.of.streets");
  author.upload(/画像/, picture);
  author.check("プロフィールを公開する");
  await save(author);
  author.expectNotice("プロフィールを更新しました");
  expect(author.path).toBe("/profile");
  expect(author.text(profile(author))).toContain("公開中");
  author.one("link", "公開ページを見る", profile(author));

  await reader.open(path);
  for (const [page, card] of [
    [author, profile(author)],
    [reader, creator(reader)],
  ] as const) {
    expect(page.text(card)).toContain("街角 の絵描き");
    expect(card.textContent).toContain("一行目\n二行目");
    const links = page.all("link", undefined, page.one("list", undefined, card)) as HTMLAnchorElement[];
    expect(links.map(({ href }) => href)).toEqual([
      "https://x.com/painter",
      "https://www.instagram.com/painter.of.streets",
      "https://github.com/painter?tab=stars",
    ]);
    expect(links.map((link) => page.text(link))).toEqual(["X（Twitter）", "Instagram", "GitHub"]);
    for (const { rel } of links) expect(rel).toMatch(/noopener.*ugc/);
    const [image] = page.some("img", card) as HTMLImageElement[];
    const response = await reader.request.get(image!.src);
    expect([response.status(), response.headers()["content-type"]]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }

  await edit(author);
  author.check("画像を削除する");
  await save(author);
  expect(author.some("img", profile(author))).toEqual([]);
  await reader.reload();
  expect(reader.text(creator(reader))).toContain("街角 の絵描き");
  expect(reader.some("img", creator(reader))).toEqual([]);
});

test("a refused link keeps the submitted values, and shows the reason at its field", async ({ author }) => {
  // Half the limit in characters, more than the limit in UTF-16 units.
  const lanterns = "🏮".repeat(26);
  await showProfile(author.request, "Ada");
  await edit(author);
  author.fill("表示名", lanterns);
  author.fill("Webサイト", "javascript:alert(1)");
  author.upload(/画像/, picture);
  author.uncheck("プロフィールを公開する");
  await save(author);
  const website = author.field("Webサイト") as HTMLInputElement;
  expect(descriptionOf(website)).toBe("https:// で始まるURLを入力してください");
  expect(website.autofocus).toBe(true);
  expect(website.value).toBe("javascript:alert(1)");
  expect(author.value("表示名")).toBe(lanterns);
  expect(author.choice("プロフィールを公開する").checked).toBe(false);
  // No browser keeps a chosen file.
  author.upload(/画像/, picture);
  author.fill("Webサイト", "https://eve.example");
  await save(author);
  author.expectNotice("プロフィールを更新しました");
  for (const text of [lanterns, "非公開"]) expect(author.text(profile(author))).toContain(text);
  expect(author.some("img", profile(author))).toHaveLength(1);

  await edit(author);
  author.check("画像を削除する");
  author.fill("Webサイト", "data:text/html,x");
  await save(author);
  expect((author.field("Webサイト") as HTMLInputElement).autofocus).toBe(true);
  expect(author.choice("画像を削除する").checked).toBe(true);
});

test("a file that is no picture is refused, and the other values stay", async ({ author }) => {
  await edit(author);
  author.fill("表示名", "Ada");
  for (const file of [
    { name: "me.png", mimeType: "image/png", buffer: Buffer.from("<script>alert(1)</script>") },
    { ...picture, buffer: animatedGif },
  ]) {
    author.upload(/画像/, file);
    await save(author);
    const refused = "この形式の画像は使えません。JPEG、PNG、WebPのいずれかを選んでください。";
    expect(
      author
        .all("alert")
        .map((alert) => author.text(alert))
        .join(),
    ).toContain(refused);
    expect(author.value("表示名")).toBe("Ada");
  }
  await save(author);
  author.expectNotice("プロフィールを更新しました");
  expect(author.text(profile(author))).toContain("Ada");
  expect(author.some("img", profile(author))).toEqual([]);
});

test("cancelling changes nothing", async ({ author }) => {
  await showProfile(author.request, "Ada", "Writes.");
  await edit(author);
  author.fill("表示名", "Eve");
  author.uncheck("プロフィールを公開する");
  await author.follow("キャンセル");
  expect(author.path).toBe("/profile");
  for (const text of ["Ada", "Writes.", "公開中"]) expect(author.text(profile(author))).toContain(text);
  await author.follow("編集", profile(author));
  expect(author.value("表示名")).toBe("Ada");
  expect(author.choice("プロフィールを公開する").checked).toBe(true);
});

test("text of a profile is escaped, for its owner and for others", async ({ author, reader }) => {
  const [name, bio] = [hostileTexts[2]!, hostileTexts.join("\n")];
  await showProfile(author.request, name, bio);
  const { path } = await sharePrompt(author.request);
  await author.open("/profile");
  await reader.open(path);
  for (const [page, card] of [
    [author, profile(author)],
    [reader, creator(reader)],
  ] as const) {
    expect(page.text(card)).toContain(name);
    expect(page.some("p.prompt-text", card).map((text) => text.textContent)).toEqual([bio]);
    expect(page.some("img, script, b, svg[onload]", card)).toEqual([]);
  }
  await author.open("/profile/edit");
  expect(author.value("表示名")).toBe(name);
  expect(author.value("自己紹介")).toBe(bio);
});

test("a member who shows a profile without a name is no namesake of the town", async ({ author, reader }) => {
  const place = { category: "technology", subcategory: "クラウドコンピューティング" };
  await showProfile(author.request, "");
  const { shareId, originalInput } = await publishPrompt(author.request, place);
  await reader.open(`/town-prompts?${new URLSearchParams(place)}`);
  const card = reader.one("article", originalInput);
  expect(reader.text(card)).toContain("名前のない住人");
  expect(reader.text(card)).not.toContain("プロンプトの街");
  await reader.open(`/prompts/${shareId}`);
  expect(reader.text(reader.one("region", "作成者"))).toContain("名前のない住人");
});

test("a profile is hidden from a single prompt, then from every page", async ({
  author,
  reader,
  baseURL,
}) => {
  const place = { category: "technology", subcategory: "モバイルアプリ" };
  await showProfile(author.request, "Ada Lovelace", "Writes.");
  const [one, other] = [
    await publishPrompt(author.request, place),
    await publishPrompt(author.request, place),
  ];
  const expectCreator = async ({ shareId, originalInput }: PublishedByTest, name: string | null) => {
    await reader.open(`/prompts/${shareId}`);
    expect(reader.text()).toContain(originalInput);
    const shown = reader.all("region", "作成者").map((card) => reader.text(card));
    expect(shown).toEqual(name ? [expect.stringContaining(name)] : []);
    await reader.open(`/town-prompts?${new URLSearchParams(place)}`);
    const card = reader.text(reader.one("article", originalInput));
    expect(card).toContain(name ?? "プロンプトの街");
    if (!name) expect(card).not.toContain("Ada");
    const query = new URLSearchParams({ url: `${baseURL}/prompts/${shareId}` });
    const oembed = await (await reader.request.get(`/oembed?${query}`)).json();
    expect(oembed.author_name).toBe(name ?? undefined);
    if (!name) expect(await (await reader.request.get(`/embed/${shareId}`)).text()).not.toContain("Ada");
  };
  await expectCreator(one, "Ada Lovelace");

  await author.open(`/dashboard/prompts/${one.id}/publish`);
  author.uncheck("プロフィールを表示する");
  await author.press("変更を保存");
  author.expectNotice("プロンプトを街に投稿しました");
  await expectCreator(one, null);
  await expectCreator(other, "Ada Lovelace");

  await edit(author);
  author.uncheck("プロフィールを公開する");
  await save(author);
  author.expectNotice("プロフィールを更新しました");
  await expectCreator(other, null);
});
