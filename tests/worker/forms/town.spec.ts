import { ja } from "../../../app/i18n/locales/ja";
import { expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { publishPrompt, uniquePurpose, uniqueWord } from "../../support/clients/publish-prompt";
import { refreshSearch } from "../../support/clients/run-schedule";
import { hostileTexts } from "../../support/factories/hostile-texts";

const places = (reader: PlainBrowser) => reader.one("navigation", "カテゴリー");
const chips = (reader: PlainBrowser) => reader.one("navigation", "サブカテゴリー");
const asked = (reader: PlainBrowser) => Object.fromEntries(reader.url.searchParams);
const count = (reader: PlainBrowser) => reader.all("article", undefined, reader.one("main")).length;
const box = "街のプロンプトを検索";

test("a visitor goes from category to subcategory and back by links only", async ({ author, reader }) => {
  const place = { category: "technology", subcategory: "IoT" };
  const { originalInput } = await publishPrompt(author.request, place);
  await reader.open("/town-prompts");
  expect(reader.title).toBe("街のプロンプト | プロンプトの街");
  expect(reader.all("link", "自分の投稿")).toEqual([]);
  expect(reader.all("navigation", "サブカテゴリー")).toEqual([]);
  const shops = () => reader.one("navigation", "街の通り");
  for (const name of Object.values(ja.town.categories)) {
    reader.one("link", new RegExp(`^${name}\\s?[\\d,]+$`), places(reader));
    reader.one("link", new RegExp(`^${name}(\\s?新着あり)?$`), shops());
  }
  reader.one("link", /^テクノロジー\s?新着あり$/, shops());
  expect(reader.text(shops())).toContain("赤い提灯の店には、");

  await reader.follow(/^テクノロジー/, places(reader));
  expect(reader.path).toBe("/town-prompts?category=technology");
  expect(reader.title).toBe("テクノロジー | 街のプロンプト | プロンプトの街");
  expect(reader.all("link", undefined, chips(reader))).toHaveLength(9);
  expect(reader.one("link", /^テクノロジー/, shops()).getAttribute("aria-current")).toBe("true");
  expect(reader.one("link", "すべて", chips(reader)).getAttribute("aria-current")).toBe("page");
  reader.one("article", originalInput);

  await reader.follow("IoT", chips(reader));
  expect(asked(reader)).toEqual(place);
  expect(reader.one("link", "IoT", chips(reader)).getAttribute("aria-current")).toBe("page");
  const current = (name: RegExp) => reader.one("link", name, places(reader)).getAttribute("aria-current");
  expect([current(/^テクノロジー\s?[\d,]+$/), current(/^IoT\s?\d+$/)]).toEqual([null, "page"]);
  reader.one("article", originalInput);
  await reader.follow("ブロックチェーン", chips(reader));
  expect(asked(reader)).toEqual({ category: "technology", subcategory: "ブロックチェーン" });
  expect(reader.all("article", originalInput)).toEqual([]);
  await reader.follow("すべて", chips(reader));
  expect(reader.path).toBe("/town-prompts?category=technology");
  await reader.follow(/^すべて/, places(reader));
  expect(reader.path).toBe("/town-prompts");
});

test("a folded category has a link to its subcategories", async ({ reader }) => {
  await reader.open("/town-prompts?category=ai");
  expect(reader.all("link", /^風景/, places(reader))).toEqual([]);
  reader.unfold(/画像/, places(reader));
  await reader.follow("「画像」のサブカテゴリー", places(reader));
  expect(reader.path).toBe("/town-prompts?category=image");
  await reader.follow(/^風景/, places(reader));
  expect(asked(reader)).toEqual({ category: "image", subcategory: "風景" });
  expect(reader.title).toBe("風景 | 画像 | 街のプロンプト | プロンプトの街");
});

test("a search stays within its category, and is cleared", async ({ author, reader }) => {
  const word = uniqueWord();
  const meeting = { category: "business", subcategory: "会議・ミーティング" };
  const originalInput = uniquePurpose("議事録の要約", word);
  await publishPrompt(author.request, { originalInput, ...meeting });
  const other = { originalInput: `別 ${word}`, category: "ai", subcategory: "AIと倫理" };
  await publishPrompt(author.request, other);
  await refreshSearch(author.request);
  const search = word.toUpperCase();
  await reader.open("/town-prompts");
  reader.fill(box, search);
  await reader.enter(box);
  expect([count(reader), asked(reader)]).toEqual([2, { search }]);
  expect(reader.text()).toContain("2件");
  await reader.follow(/^ビジネス/, places(reader));
  expect(count(reader)).toBe(1);
  reader.one("article", originalInput);
  expect(reader.value(box)).toBe(search);
  await reader.follow("リーダーシップ", chips(reader));
  reader.one("heading", "プロンプトが見つかりません");
  expect(reader.text()).toContain("ほかのカテゴリーを選ぶか、別の言葉で検索してみてください。");
  reader.back();

  reader.fill(box, `${word} 別`);
  await reader.press("検索", reader.one("search"));
  expect(asked(reader)).toEqual({ category: "business", search: `${word} 別` });
  reader.one("heading", "プロンプトが見つかりません");
  await reader.follow("検索を消す");
  expect(reader.path).toBe("/town-prompts?category=business");
  expect(reader.value(box)).toBe("");
  reader.one("article", originalInput);

  await reader.open(`/town-prompts?search=none${word}&language=all`);
  expect(reader.text()).toContain(`「none${word}」のプロンプトはまだありません。`);
  expect(reader.text()).not.toContain("別の言葉で検索してみてください");
  expect(reader.text()).not.toContain("すべてのプロンプトを見る");
  expect(reader.all("link", undefined, reader.one("region", "カテゴリー"))).toHaveLength(7);
  expect(reader.all("article", undefined, reader.one("region", /^(今週の人気|新しい順)$/))).not.toEqual([]);
  await reader.press("この言葉で今すぐ作る");
  expect(reader.path).toMatch(/^\/generate\/\w{22}$/);
  expect(reader.text()).toContain(`none${word}`);
});

test("a card shows its purpose, maker and date, and links its page", async ({ author, reader }) => {
  const title = uniquePurpose("題");
  const { shareId } = await publishPrompt(author.request, {
    content: "一行目\n  二行目 {{店名}}",
    tags: ["春", "街"],
    category: "communication",
    subcategory: "メール",
    title,
    description: "説明の文",
  });
  await reader.open("/town-prompts?category=communication&subcategory=メール");
  const card = reader.one("article", title);
  expect(reader.one("group", "プロンプトの内容", card).textContent).toBe("一行目\n  二行目 [店名]");
  const date = new Intl.DateTimeFormat("ja", { dateStyle: "long", timeZone: "Asia/Tokyo" }).format();
  const facts = ["説明の文", "コミュニケーション", "メール", "文章生成用", "春", "街", date];
  for (const text of [...facts, "プロンプトの街"]) expect(reader.text(card)).toContain(text);
  expect(reader.text(card)).not.toMatch(/公式|管理者/);
  for (const name of ["編集", "削除"]) expect(reader.all("link", name, card)).toEqual([]);
  expect(reader.all("link", undefined, card)).toHaveLength(1);
  await reader.follow(title, reader.one("heading", title, card));
  expect(reader.path).toBe(`/prompts/${shareId}`);
  reader.one("heading", title);
});

test("people's text is escaped in the town and on their own page", async ({ author }) => {
  const word = uniqueWord();
  for (const text of hostileTexts)
    await publishPrompt(author.request, { originalInput: `${text} ${word}`, content: text, tags: [text] });
  await refreshSearch(author.request);
  for (const path of ["/town-prompts", "/my-town-prompts"]) {
    await author.open(`${path}?search=${word}&language=all`);
    expect(count(author)).toBe(hostileTexts.length);
    const contents = author.all("group", "プロンプトの内容").map((group) => group.textContent);
    expect(contents.toSorted()).toEqual(hostileTexts.toSorted());
    for (const text of hostileTexts) expect(author.text()).toContain(text.replace(/\s+/g, " "));
    expect(author.some("main :is(img, script, b, [onload], [onmouseover])")).toEqual([]);
  }
  for (const text of hostileTexts) {
    await author.open(`/town-prompts?${new URLSearchParams({ search: text })}`);
    expect(author.value(box)).toBe(text.slice(0, 64).trim());
  }
});

test("a card begins with its prompt, blanks for its fields, and its copy button leads to the rest", async ({
  author,
  reader,
}) => {
  const lines = Array.from(
    { length: 60 },
    (_, at) => `${at + 1}. {{店${at}}}の案内を${at * 7}字で書き、${at % 5}つの例を添える。`,
  );
  const place = { category: "communication", subcategory: "交渉" };
  const content = lines.join("\n");
  const { originalInput, shareId } = await publishPrompt(author.request, { ...place, content });
  await reader.open(`/town-prompts?${new URLSearchParams(place)}`);
  const card = reader.one("article", originalInput);
  const beginning = reader.one("group", "プロンプトの内容", card).textContent!;
  expect(beginning.length).toBeGreaterThan(50);
  expect(beginning.length).toBeLessThan(140);
  const withBlanks = content.replaceAll("{{", "[").replaceAll("}}", "]");
  expect(withBlanks.startsWith(`${beginning}\n`)).toBe(true);
  await reader.press("コピー", card);
  expect(reader.path).toBe(`/prompts/${shareId}`);
  expect(reader.text()).toContain(lines.at(-1));
});
