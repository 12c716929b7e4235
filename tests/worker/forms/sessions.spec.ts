import { newEmail, register } from "../../support/clients/members";
import { expect, test } from "../../support/clients/plain-browser";
import { readEmail } from "../../support/clients/read-email";
import { oidcPort } from "../../support/servers/addresses";
import type { PlainBrowser } from "../../support/clients/plain-browser";

test("a second browser is signed out from the first", async ({ newBrowser, reader }) => {
  const { email, password } = await register(reader.request);
  const others: PlainBrowser[] = [];
  for (const version of [140, 141]) {
    const other = await newBrowser({ "User-Agent": `Firefox/${version}.0 (Windows)` });
    await other.open("/auth");
    other.fill("メールアドレス", email);
    other.fill("パスワード", password);
    await other.press("ログイン", other.one("main"));
    expect(other.path).toBe("/dashboard");
    others.push(other);
  }
  await reader.open("/profile");
  const list = () => reader.all("listitem", undefined, reader.one("region", "ログイン中の端末"));
  const texts = () => list().map((item) => reader.text(item));
  expect(texts()).toHaveLength(3);
  expect(texts().filter((text) => text.includes("この端末"))).toHaveLength(1);
  expect(texts().filter((text) => text.includes("Firefox, Windows"))).toHaveLength(2);
  const another = list().find((item) => reader.all("button", "ログアウト", item).length > 0);
  await reader.press("ログアウト", another);
  reader.expectNotice("選んだ端末をログアウトしました");
  expect(texts()).toHaveLength(2);
  await reader.press("ほかの端末をすべてログアウト");
  reader.expectNotice("ほかの端末をすべてログアウトしました");
  expect(texts()).toHaveLength(1);
  for (const other of others) {
    await other.open("/dashboard");
    expect(other.path).toBe("/auth?redirectTo=%2Fdashboard");
  }
});

test("a member verifies their address by the email", async ({ reader }) => {
  const { email } = await register(reader.request);
  await reader.open("/profile");
  const account = () => reader.one("region", "アカウント");
  expect(reader.text(account())).toContain("未確認");
  await reader.press("確認メールを送る", account());
  reader.expectNotice("確認メールを送信しました");
  const { link } = await readEmail(reader.request, email, "email_verification", 2);
  await reader.open(link);
  await reader.press("メールアドレスを確認する");
  expect(reader.path).toBe("/dashboard");
  reader.expectNotice("メールアドレスを確認しました");
  await reader.open("/profile");
  expect(reader.text(account())).toContain("確認済み");
  expect(reader.all("button", undefined, account())).toEqual([]);

  await reader.open(link);
  await reader.press("メールアドレスを確認する");
  expect(reader.text(reader.one("alert"))).toContain(
    "このリンクは使用済み・取り消し済み・期限切れか、新しいリンクに置き換わっています",
  );
  expect(reader.all("button", "メールアドレスを確認する")).toEqual([]);
  reader.one("link", "プロフィール設定で確認メールを送り直す");
});

test("the menu names the signed-in member", async ({ reader }) => {
  const { email } = await register(reader.request);
  await reader.open("/dashboard");
  await reader.press("メニューを開く");
  const menu = reader.one("dialog", "メニュー");
  expect(reader.text(menu)).toContain(email);
  const links = reader.all("link", undefined, reader.all("navigation", undefined, menu)[0]);
  expect(links.map((link) => reader.text(link))).toEqual([
    "ライブラリ",
    "新しいプロンプト",
    "街",
    "フォロー中の新着",
    "わたしのこと",
    "プロフィール設定",
    "利用規約",
    "プライバシーポリシー",
  ]);
  expect(reader.one("link", "ライブラリ", menu).getAttribute("aria-current")).toBe("page");
  await reader.follow("プロフィール設定", menu);
  expect(reader.path).toBe("/profile");
});

async function atGoogle(
  reader: PlainBrowser,
  choice: "Allow" | "Deny",
  email = newEmail(),
  isVerified = true,
) {
  await reader.follow("Googleでログイン");
  expect([reader.url.port, reader.url.pathname]).toEqual([String(oidcPort), "/choose"]);
  reader.fill("email", email);
  reader.fill("sub", crypto.randomUUID());
  if (isVerified) reader.check("email_verified");
  else reader.uncheck("email_verified");
  await reader.press(choice);
}

test("a Google sign-in returns to the wished page", async ({ reader }) => {
  const email = newEmail();
  await reader.open("/profile");
  expect(reader.path).toBe("/auth?redirectTo=%2Fprofile");
  await atGoogle(reader, "Allow", email);
  expect(reader.path).toBe("/profile");
  reader.expectNotice("登録が完了しました");
  for (const text of [email, "確認済み"]) expect(reader.text()).toContain(text);
});

test("a consent denied at Google shows an error, and can be given then", async ({ reader }) => {
  await reader.open("/auth?redirectTo=/profile");
  await atGoogle(reader, "Deny");
  expect(reader.path).toBe("/auth?error=google_denied&redirectTo=%2Fprofile");
  expect(reader.text(reader.one("alert"))).toContain("Googleでのログインが許可されませんでした");
  await atGoogle(reader, "Allow");
  expect(reader.path).toBe("/profile");
});

test("an address unverified by Google is refused", async ({ reader }) => {
  await reader.open("/auth");
  await atGoogle(reader, "Allow", newEmail(), false);
  expect(reader.text(reader.one("alert"))).toContain("確認が済んでいません");
});
