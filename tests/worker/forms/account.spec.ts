import { newMember } from "../../support/clients/members";
import { expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { readEmail } from "../../support/clients/read-email";

const purpose = "商店街の夏祭りのお知らせ";

async function signOut(reader: PlainBrowser) {
  await reader.press("メニューを開く");
  await reader.press("ログアウト", reader.one("dialog", "メニュー"));
  expect(reader.path).toBe("/");
  reader.expectNotice("ログアウトしました");
}

async function signIn(reader: PlainBrowser, { email, password }: { email: string; password: string }) {
  reader.fill("メールアドレス", email);
  reader.fill("パスワード", password);
  await reader.press("ログイン", reader.one("main"));
}

test("a visitor registers for a prompt, saves it, resets the password and signs out", async ({ reader }) => {
  const member = newMember();
  await test.step("the prompt asks to sign in, and waits", async () => {
    await reader.open(`/generate?purpose=${encodeURIComponent(purpose)}`);
    await reader.press("プロンプトを作る");
    expect(reader.path).toMatch(/^\/generate\/\w{22}$/);
    await reader.press("保存");
    expect(reader.path).toMatch(/^\/auth\/register\?redirectTo=/);
    reader.fill("メールアドレス", member.email);
    reader.fill("パスワード", member.password);
    reader.fill("パスワード（確認）", member.password);
    reader.check();
    await reader.press("アカウントを作成");
  });

  await test.step("it is in the library, with a welcome", async () => {
    expect(reader.path).toBe("/dashboard");
    reader.expectNotice("プロンプトを保存しました");
    reader.expectNotice("登録が完了しました");
    reader.expectNotice(`ライブラリに保存しました${purpose}`);
    reader.expectNotice("LINEの公式アカウント");
    await reader.follow(purpose, reader.one("heading", purpose, reader.one("article")));
    expect(reader.value("プロンプト")).toMatch(/.+/);
    await reader.reload();
    expect(reader.notices().join()).not.toContain("プロンプトを保存しました");
  });

  await test.step("signing out closes the library, signing in opens it", async () => {
    await signOut(reader);
    await reader.open("/dashboard");
    expect(reader.path).toBe("/auth?redirectTo=%2Fdashboard");
    await signIn(reader, { ...member, password: "not-the-password" });
    expect(reader.text(reader.one("alert"))).toBe("メールアドレスまたはパスワードが正しくありません");
    expect(reader.value("メールアドレス")).toBe(member.email);
    expect(reader.value("パスワード")).toBe("");
    await signIn(reader, member);
    expect(reader.path).toBe("/dashboard");
    reader.expectNotice("ログインしました");
    expect(reader.text(reader.one("article"))).toContain(purpose);
    await signOut(reader);
  });

  const password = "lanterns-by-the-canal";
  await test.step("an email leads to a new password", async () => {
    await reader.open("/auth");
    await reader.follow("パスワードを忘れた方");
    reader.fill("メールアドレス", member.email);
    await reader.press("メールを送信");
    reader.expectNotice("メールを送信しました");
    const typed = encodeURIComponent(member.email);
    expect(reader.path).toBe(`/auth?sent=${typed}`);
    expect(reader.text(reader.one("main"))).toContain("メールを確認してください");
    await reader.press("もう一度送る");
    expect(reader.path).toBe(`/auth?sent=${typed}`);

    const email = await readEmail(reader.request, member.email, "password_reset", 2);
    expect(email.subject).toBe("【プロンプトの街】パスワードの再設定");
    await reader.open(email.link);
    reader.fill("新しいパスワード", password);
    reader.fill("パスワード（確認）", password);
    await reader.press("パスワードを変更");
    expect(reader.path).toBe(`/auth?email=${typed}`);
    expect(reader.value("メールアドレス")).toBe(member.email);
    reader.expectNotice("パスワードを変更しました");

    await reader.open(email.link);
    expect(reader.text(reader.one("alert"))).toContain(
      "このリンクは使用済み・取り消し済み・期限切れか、新しいリンクに置き換わっています",
    );
    await reader.follow("新しいリンクを申し込む");
    expect(reader.path).toBe("/auth/reset");
  });

  await test.step("the account is deleted with all that is in it", async () => {
    await reader.open("/auth");
    await signIn(reader, { ...member, password });
    expect(reader.path).toBe("/dashboard");
    expect(reader.text(reader.one("article"))).toContain(purpose);
    await reader.open("/profile/delete");
    await reader.follow("キャンセル");
    expect(reader.path).toBe("/profile");
    await reader.open("/profile/delete");
    await reader.press("アカウントを削除する");
    expect(reader.path).toBe("/auth");
    reader.expectNotice("アカウントを削除しました");
    await reader.open("/auth");
    await signIn(reader, { ...member, password });
    expect(reader.text(reader.one("alert"))).toBe("メールアドレスまたはパスワードが正しくありません");
  });
});
