import { register } from "../../support/clients/members";
import { expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { publishPrompt, uniquePurpose, uniqueWord } from "../../support/clients/publish-prompt";
import { togglePublic } from "../../support/clients/share-prompt";

test("an unknown category has no page", async ({ reader }) => {
  for (const query of [
    "category=cooking",
    "category=ai&subcategory=風景",
    "subcategory=風景",
    "category=ai&subcategory=none",
  ]) {
    expect((await reader.open(`/town-prompts?${query}`)).status(), query).toBe(404);
    expect(reader.text()).toContain("そのカテゴリーはありません。ほかのカテゴリーを選んでください。");
  }
  expect((await reader.open("/town-prompts?category=all")).status()).toBe(200);
});

async function enterByMenu(someone: PlainBrowser, path: string) {
  await someone.open(path);
  await someone.press("メニューを開く");
  await someone.follow("街", someone.one("dialog", "メニュー"));
  expect(someone.path).toBe("/town-prompts");
  someone.one("heading", "街のプロンプト");
}

test("the menu leads to the town, signed out and signed in, and so does the library", async ({
  author,
  reader,
}) => {
  await enterByMenu(author, "/dashboard");
  await author.follow("自分の投稿");
  expect(author.path).toBe("/my-town-prompts");
  await author.open("/dashboard");
  await author.to(author.all("link", "街", author.one("main"))[0]!);
  expect(author.path).toBe("/town-prompts");
  await enterByMenu(reader, "/generate");
});

for (const { lang, category, subcategory, title } of [
  { lang: "en", category: "Images", subcategory: "Landscape", title: "Prompts of the town" },
  { lang: "es", category: "Imágenes", subcategory: "Paisajes", title: "Prompts de la ciudad" },
])
  test(`an address with a language shows categories in it: ${lang}`, async ({ reader }) => {
    await reader.open(`/town-prompts?category=image&subcategory=風景&lang=${lang}`);
    reader.one("heading", title);
    expect(reader.title).toMatch(new RegExp(`^${subcategory}s? \\| ${category} \\| ${title} \\| `));
    reader.one("link", new RegExp(`^${category}`), reader.some("aside")[0]);
    expect(reader.some("main [aria-current=page]")).not.toEqual([]);
  });

test("an author publishes a prompt in another language, and readers switch between both", async ({
  author,
  reader,
}) => {
  const purpose = uniquePurpose();
  const order = { originalInput: purpose, content: "{{店}}の案内文を書いてください。" };
  const { shareId } = await publishPrompt(author.request, order);
  await author.open(`/prompts/${shareId}`);
  await author.follow("別の言語で公開");
  await author.follow("English", author.one("navigation", "公開する言語"));
  expect(author.value("プロンプト本文")).toBe(order.content);
  author.fill("目的", "");
  author.fill("プロンプト本文", "Write a notice for {{店}}.");
  await author.press("Englishで公開");
  expect(author.field("目的").getAttribute("aria-invalid")).toBe("true");
  expect(author.value("プロンプト本文")).toBe("Write a notice for {{店}}.");
  author.fill("目的", `Notice ${purpose}`);
  await author.press("Englishで公開");
  expect(author.path).toBe("/my-town-prompts");

  await reader.open(`/prompts/${shareId}`);
  const languages = () => reader.one("navigation", "このプロンプトの言語");
  await reader.follow("English", languages());
  reader.one("heading", `Notice ${purpose}`);
  expect(reader.one("link", "English", languages()).getAttribute("aria-current")).toBe("page");
  await reader.open("/town-prompts");
  const list = () => reader.one("navigation", "プロンプトの言語");
  await reader.follow("English", list());
  expect(reader.path).toContain("language=en");
  reader.one("heading", `Notice ${purpose}`);
  // The choice is saved.
  await reader.open("/town-prompts");
  expect(reader.one("link", "English", list()).getAttribute("aria-current")).toBe("true");
});

test("the home page shows a new prompt of the town below the generator, and leads to it", async ({
  author,
  reader,
}) => {
  const place = { category: "video", subcategory: "アニメーション" };
  const cards = () => reader.all("listitem", undefined, reader.one("region", "街の新着"));
  // It shows one prompt of a category, and another test may publish there in between.
  await expect(async () => {
    const title = uniqueWord();
    const order = { ...place, title, description: "海辺の町を歩く一分間。" };
    const { id, shareId } = await publishPrompt(author.request, order);
    await reader.open("/");
    const card = cards().find((each) => reader.text(each).includes(title))!;
    expect(card).toBeDefined();
    for (const text of ["海辺の町を歩く一分間。", "動画"]) expect(reader.text(card)).toContain(text);
    await reader.follow(title, card);
    expect(reader.path).toBe(`/prompts/${shareId}`);
    await togglePublic(author.request, id);
    await reader.open("/");
    expect(reader.text()).not.toContain(title);
  }).toPass();
  expect(cards().length).toBeLessThanOrEqual(6);
  expect(reader.one("link", "街を見に行く").getAttribute("href")).toBe("/town-prompts");
  expect(reader.one("link", "無料で登録").getAttribute("href")).toBe("/auth/register");
});

test("a member without posts is led to the library", async ({ author }) => {
  await author.open("/my-town-prompts");
  author.one("heading", "まだ投稿がありません");
  await author.follow("ライブラリへ");
  expect(author.path).toBe("/dashboard");
});

test("a visitor signs in first, and returns to the requested page", async ({ newBrowser, reader }) => {
  const { email, password } = await register((await newBrowser()).request);
  await reader.open("/my-town-prompts?search=x");
  expect(reader.path).toBe(`/auth?${new URLSearchParams({ redirectTo: "/my-town-prompts?search=x" })}`);
  reader.fill("メールアドレス", email);
  reader.fill("パスワード", password);
  await reader.press("ログイン", reader.one("main"));
  expect(reader.path).toBe("/my-town-prompts?search=x");
  reader.one("heading", "検索に一致する投稿がありません");
});

test("the header and the menu have a new prompt, the email address and the sign-out", async ({ reader }) => {
  const { email } = await register(reader.request);
  await reader.open("/my-town-prompts");
  const header = () => reader.all("banner")[0]!;
  expect(reader.text(header())).toContain(email);
  expect(reader.one("link", "新しいプロンプト", header()).getAttribute("href")).toBe("/generate");
  await reader.press("メニューを開く");
  const menu = reader.one("dialog", "メニュー");
  for (const name of ["新しいプロンプト", "ライブラリ", "利用規約", "プライバシーポリシー"])
    reader.one("link", name, menu);
  await reader.press("ログアウト", menu);
  reader.expectNotice("ログアウトしました");
  await reader.open("/my-town-prompts");
  expect(reader.path).toBe(`/auth?${new URLSearchParams({ redirectTo: "/my-town-prompts" })}`);
});
