import { register } from "../../support/clients/members";
import { expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { publishPrompt, uniquePurpose, uniqueWord } from "../../support/clients/publish-prompt";
import { refreshSearch } from "../../support/clients/run-schedule";
import { togglePublic } from "../../support/clients/share-prompt";
import { categoryNames, subcategoriesOf } from "../../../app/domain/categories";
import { ja } from "../../../app/i18n/locales/ja";

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
  await author.press("自分の一覧");
  await author.follow("自分の投稿");
  expect(author.path).toBe("/my-town-prompts");
  await author.open("/dashboard");
  await author.to(author.all("link", "街", author.one("main"))[0]!);
  expect(author.path).toBe("/town-prompts");
  await enterByMenu(reader, "/generate");
});

for (const { lang, category, subcategory, title } of [
  { lang: "en", category: "Images", subcategory: "Landscape", title: "The town’s prompts" },
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
  await reader.press("プロンプトの言語: 日本語");
  await reader.follow("English", list());
  expect(reader.path).toContain("language=en");
  reader.one("heading", `Notice ${purpose}`);
  // The choice is saved.
  await reader.open("/town-prompts");
  await reader.press("プロンプトの言語: English");
  expect(reader.one("link", "English", list()).getAttribute("aria-current")).toBe("true");
});

/** The category that has this name in Japanese. */
const categoryCalled = (name: string) =>
  categoryNames.find((category) => ja.town.categories[category] === name)!;

test("the home page shows the shop of the day with a new prompt, and leads to it", async ({
  author,
  reader,
}) => {
  await publishPrompt(author.request);
  const shop = () => reader.one("region", /^今日の店：/);
  // Another test may publish there in between.
  await expect(async () => {
    await reader.open("/");
    const name = /^今日の店：(\S+)/.exec(reader.text(shop()))![1]!;
    const category = categoryCalled(name);
    const place = { category, subcategory: subcategoriesOf(category)[0] };
    const title = uniqueWord();
    const order = { ...place, title, description: "海辺の町を歩く一分間。" };
    const { id, shareId } = await publishPrompt(author.request, order);
    await reader.open("/");
    expect(reader.one("link", "この店を見る").getAttribute("href")).toBe(
      `/town-prompts?category=${category}`,
    );
    const card = reader.all("listitem", undefined, shop()).find((each) => reader.text(each).includes(title))!;
    expect(card).toBeDefined();
    expect(reader.text(card)).toContain("海辺の町を歩く一分間。");
    await reader.follow(title, card);
    expect(reader.path).toBe(`/prompts/${shareId}`);
    await togglePublic(author.request, id);
    await reader.open("/");
    expect(reader.text()).not.toContain(title);
  }).toPass();
  expect(reader.all("listitem", undefined, shop()).length).toBeLessThanOrEqual(4);
  expect(reader.one("link", "街を見に行く").getAttribute("href")).toBe("/town-prompts");
  expect(reader.one("link", "無料で登録").getAttribute("href")).toBe("/auth/register");
});

test("a search that finds nothing leads to what is near, and to the generator with its words", async ({
  author,
  reader,
}) => {
  const word = uniqueWord();
  const place = { category: "communication", subcategory: "交渉" };
  const originalInput = `大家さんに家賃の値下げをお願いする手紙 ${word}`;
  await publishPrompt(author.request, { originalInput, ...place });
  await refreshSearch(author.request);
  const words = `家賃の値下げのお願い${word.slice(0, 20)}`;
  await reader.open(`/town-prompts?${new URLSearchParams({ category: "video", search: words })}`);
  reader.one("heading", "プロンプトが見つかりません");
  reader.one("article", originalInput, reader.one("region", "近いプロンプト"));
  await reader.press("この言葉で今すぐ作る");
  expect(reader.path).toMatch(/^\/generate\/\w{22}$/);
  expect(reader.text()).toContain(words);
});

test("the town's feed says what its address is for", async ({ reader }) => {
  await reader.open("/town-prompts");
  reader.one("link", /RSS.*フィードリーダー用のアドレス/);
});

test("a category without what another has leads there", async ({ author, reader }) => {
  const word = uniqueWord();
  for (const at of ["春", "秋"])
    await publishPrompt(author.request, {
      originalInput: `${at}の${word}`,
      category: "communication",
      subcategory: "交渉",
    });
  await refreshSearch(author.request);
  await reader.open(`/town-prompts?${new URLSearchParams({ category: "video", search: word })}`);
  await reader.follow("動画には0件、ほかに2件");
  expect(reader.path).toBe(`/town-prompts?search=${word}`);
  reader.one("article", `春の${word}`);
});

test("the card of a post says its category once", async ({ author }) => {
  await publishPrompt(author.request, { category: "image", subcategory: "イラスト" });
  await author.open("/my-town-prompts");
  expect(author.text(author.one("article")).match(/画像|イラスト/g)).toEqual(["画像", "イラスト"]);
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
