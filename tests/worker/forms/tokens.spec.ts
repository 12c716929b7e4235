import { descriptionOf, expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { makeToken, withToken } from "../../support/clients/token-client";
import { hostileTexts } from "../../support/factories/hostile-texts";

const section = (author: PlainBrowser) => author.one("region", "アクセストークン");
const items = (author: PlainBrowser) => author.some("li:has(a[href$='/revoke'])", section(author));
const shown = (author: PlainBrowser) => author.all("textbox", "作成したトークン") as HTMLInputElement[];

async function openForm(author: PlainBrowser) {
  await author.open("/profile");
  await author.follow("新しいトークン", section(author));
}

const create = (author: PlainBrowser) => author.press("トークンを作成");

test("a member makes a token, sees it once, uses it, and revokes it", async ({ author, visit }) => {
  const program = await visit();
  await openForm(author);
  author.fill("名前", "  毎晩の\tバックアップ ");
  expect([author.value("権限"), author.value("有効期限")]).toEqual(["read", "90"]);
  author.choose("権限", "読み取りと書き込み");
  author.choose("有効期限", "期限なし");
  await create(author);
  expect(author.text()).toContain("表示されるのは今だけです");
  expect(author.text()).toContain("このページを再読み込みしても");
  const token = shown(author)[0]!.value;
  expect(token).toMatch(/^pt_[\w-]{49}$/);
  expect(author.url.href).not.toContain("pt_");
  const headers = withToken(token);
  const made = await program.post("/api/prompts", { headers, data: { originalInput: "x", content: "y" } });
  expect(made.status(), await made.text()).toBe(201);
  await author.follow("プロフィール設定に戻る");
  expect(author.path).toBe("/profile");
  expect(items(author)).toHaveLength(1);
  const facts = ["毎晩の バックアップ", "読み取りと書き込み", `pt_…${token.slice(-4)}`, "有効期限なし"];
  for (const fact of facts) expect(author.text(items(author)[0])).toContain(fact);

  const page = await (await author.open("/profile")).text();
  expect(page).not.toContain(token.slice(3, 20));
  expect(author.text(items(author)[0])).toContain("最終使用：");

  await author.follow("「毎晩の バックアップ」を無効にする");
  expect(author.text()).toContain("「毎晩の バックアップ」を無効にしますか？");
  expect((await program.get("/api/prompts", { headers })).status()).toBe(200);
  await author.press("無効にする");
  author.expectNotice("アクセストークンを無効にしました");
  expect(items(author)).toEqual([]);
  expect(author.text(section(author))).toContain("アクセストークンはまだありません");
  expect((await program.get("/api/prompts", { headers })).status()).toBe(401);
});

test("a refused form keeps submitted values and shows the reason at its field", async ({ author }) => {
  const long = "あ".repeat(51);
  await openForm(author);
  author.fill("名前", long);
  author.choose("権限", "write");
  author.choose("有効期限", "30");
  await create(author);
  expect(descriptionOf(author.field("名前"))).toMatch(/50文字以内で入力してください$/);
  expect(["名前", "権限", "有効期限"].map((name) => author.value(name))).toEqual([long, "write", "30"]);
  author.fill("名前", "あ".repeat(50));
  await create(author);
  expect(shown(author)[0]!.value).toMatch(/^pt_/);
});

test("cancelling the revocation returns to the token", async ({ author }) => {
  await makeToken(author.request, { name: "残す" });
  await author.open("/profile");
  await author.follow("「残す」を無効にする");
  await author.follow("キャンセル");
  expect(author.path).toBe("/profile");
  expect(items(author)).toHaveLength(1);
});

test("a token's name is escaped", async ({ author }) => {
  const names = hostileTexts.map((text) => text.replace(/\s+/g, " ").slice(0, 50).trim());
  for (const name of names) await makeToken(author.request, { name });
  await author.open("/profile");
  for (const name of names) expect(author.text(section(author))).toContain(name);
  expect(author.some("img, script, b", section(author))).toEqual([]);
});

test("a repeated form shows no token and makes none", async ({ author }) => {
  await author.open("/profile/tokens/new");
  author.fill("名前", "一度だけ");
  await create(author);
  expect(shown(author)).toHaveLength(1);
  await author.reload();
  expect(shown(author)).toEqual([]);
  expect(author.text(author.one("alert"))).toContain("このトークンは作成済みで");
  await author.open("/profile");
  expect(items(author)).toHaveLength(1);
});
