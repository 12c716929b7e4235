import { expect, test } from "../../support/clients/plain-browser";
import { publishPrompt } from "../../support/clients/publish-prompt";
import { makeToken } from "../../support/clients/token-client";
import { place } from "../../support/factories/town-category";

test("the menu opens, leads on and closes", async ({ reader }) => {
  await reader.open("/");
  expect(reader.all("dialog", "メニュー")).toEqual([]);
  await reader.press("メニューを開く");
  const menu = reader.one("dialog", "メニュー");
  expect(reader.one("link", "トップ", menu).getAttribute("aria-current")).toBe("page");
  await reader.follow("利用規約", menu);
  expect(reader.path).toBe("/terms");
  expect(reader.all("dialog", "メニュー")).toEqual([]);
  await reader.follow("トップへ戻る");
  expect(reader.path).toBe("/");
  await reader.follow("AIアプリとつなぐ", reader.all("contentinfo").at(-1));
  expect(reader.path).toBe("/docs/mcp");
  expect(reader.some("h1")).toHaveLength(1);
});

test("the menu has the theme, which stays", async ({ reader }) => {
  await reader.open("/");
  await reader.press("メニューを開く");
  await reader.follow("ダーク", reader.one("dialog", "メニュー"));
  expect(reader.theme).toBe("dark");
  await reader.follow("街", reader.all("banner")[0]);
  expect(reader.path).toBe("/town-prompts");
  expect(reader.theme).toBe("dark");
});

for (const { language, code, terms, privacy, date } of [
  {
    language: "日本語",
    code: "ja",
    terms: "利用規約",
    privacy: "プライバシーポリシー",
    date: "2025年2月16日",
  },
  { language: "English", code: "en", terms: "Terms of", privacy: "Privacy", date: "16 February 2025" },
  {
    language: "Español",
    code: "es",
    terms: "Condiciones de uso",
    privacy: "Política",
    date: "16 de febrero de 2025",
  },
])
  test(`a page in ${language} is a link away, and the choice stays`, async ({ reader }) => {
    await reader.open("/terms");
    await reader.follow(language);
    expect(reader.language).toBe(code);
    expect(reader.text(reader.some("h1")[0])).toContain(terms);
    expect(reader.text()).toContain(date);
    expect(reader.some("main section")).toHaveLength(11);
    await reader.open("/privacy");
    expect(reader.language).toBe(code);
    expect(reader.text(reader.some("h1")[0])).toContain(privacy);
    expect(reader.some("main section")).toHaveLength(8);
    expect(reader.one("link", /^support@/).getAttribute("href")).toMatch(/^mailto:support@/);
    expect(reader.text()).not.toContain("{{");
  });

test("an unknown address shows the 404 card", async ({ reader }) => {
  expect((await reader.open("/no/such/page")).status()).toBe(404);
  expect(reader.text(reader.one("heading", /Page Not Found/))).toContain("ページが見つかりません");
  await reader.follow("トップページへ");
  expect(reader.path).toBe("/");
});

test("a deleted draft shows a message", async ({ reader }) => {
  expect((await reader.open("/generate/0000000000000000000000")).status()).toBe(404);
  reader.one("heading", "プロンプトが見つかりません");
  expect(reader.text()).toContain("このプロンプトは見つかりません");
  await reader.follow("新しく作る");
  expect(reader.path).toBe("/generate");
});

test("every page shows the town's date while the reader's zone is unknown", async ({ author }) => {
  await publishPrompt(author.request, place);
  await makeToken(author.request, { name: "Backup" });
  const [{ createdAt }] = await (await author.request.get("/api/prompts")).json();
  const day = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en", { ...style, timeZone: "Asia/Tokyo" }).format(new Date(createdAt));
  for (const path of ["/my-town-prompts", "/profile"]) {
    await author.open(`${path}?lang=en`);
    expect(author.text(), path).toContain(day({ dateStyle: "long" }));
  }
  const devices = author.one("region", "Signed-in devices");
  expect(author.text(devices)).toMatch(/\d:\d\d.[AP]M JST/);
  await author.open("/dashboard?lang=en");
  expect(author.some("main time").map((time) => author.text(time))).toEqual([
    day({ month: "short", day: "numeric" }),
  ]);
});
