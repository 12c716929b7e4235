import { createPrompt } from "../../support/clients/create-prompt";
import { register } from "../../support/clients/members";
import { expect, openPrompt, test } from "../../support/clients/plain-browser";
import { publishPrompt, uniquePurpose, uniqueWord } from "../../support/clients/publish-prompt";
import { sharePrompt, togglePublic } from "../../support/clients/share-prompt";
import { hostileTexts } from "../../support/factories/hostile-texts";

const itsPage = /^\/prompts\/[0-9A-Za-z]{22}$/;
const shared = "リンクで見られるようになりました";

test("a prompt is shared under a custom title", async ({ author }) => {
  await createPrompt(author.request, { originalInput: "商店街の案内", content: "{{店名}}を紹介する" });
  await author.open("/dashboard");
  await openPrompt(author, "商店街の案内");
  await author.follow("共有");
  expect(author.text()).toContain("リンクを知っている人は、誰でも");
  expect(author.text()).toContain("街には表示されません。");
  author.fill("タイトル", "街を歩こう");
  author.fill("説明", "店と通りを紹介します。");
  await author.press("共有リンクを作成");
  expect(author.path).toMatch(itsPage);
  author.expectNotice(shared);
  author.one("heading", "街を歩こう");
  expect(author.title).toBe("街を歩こう | プロンプトの街");
  for (const text of ["店と通りを紹介します。", "商店街の案内", "店名を紹介する"])
    expect(author.text()).toContain(text);
});

test("a long purpose starts the title up to a word, without an ellipsis that would be stored", async ({
  author,
}) => {
  const originalInput = "Write a letter to the parents of the third class about the trip to the sea";
  const { id } = await createPrompt(author.request, { originalInput, content: "Write." });
  await author.open(`/dashboard/prompts/${id}/share`);
  expect(author.value("タイトル")).toBe("Write a letter to the parents of the third class");
});

test("a title and a description are made for a form without them, as its checkbox says", async ({
  author,
}) => {
  await createPrompt(author.request, { originalInput: "議事録の要約", tags: ["会議"] });
  await author.open("/dashboard");
  await openPrompt(author, "議事録の要約");
  await author.follow("共有");
  expect(author.choice(undefined, author.formWith("タイトル")).checked).toBe(true);
  await author.press("共有リンクを作成");
  expect(author.path).toMatch(itsPage);
  author.expectNotice(shared);
  author.one("heading", "議事録の要約");
  expect(author.text()).toMatch(/議事録に使えるプロンプトです。/);
});

test("a shared prompt opens its link at once", async ({ author }) => {
  const { path } = await sharePrompt(author.request, { title: "街を歩こう" });
  await author.open("/dashboard");
  await openPrompt(author, "街を歩こう");
  await author.follow("共有");
  expect(author.path).toBe(path);
  author.one("heading", "街を歩こう");
});

test("a shared link is readable by everybody, with an invitation and links for four services", async ({
  author,
  reader,
  baseURL,
}) => {
  const { path } = await sharePrompt(author.request, { title: "街 & 通り", tags: ["街"] });
  await reader.open(path);
  reader.one("heading", "街 & 通り");
  const invitation = reader.one("link", "無料で登録").getAttribute("href");
  expect(invitation).toBe(`/auth/register?${new URLSearchParams({ redirectTo: path })}`);
  expect(reader.all("region", "作成者")).toEqual([]);
  expect(reader.all("link", "タイトルと説明を編集")).toEqual([]);
  const services = reader.all("link", /で共有$/) as HTMLAnchorElement[];
  const names = services.map((link) => reader.text(link));
  expect(names).toEqual(["X", "LINE", "Facebook", "はてな"]);
  for (const { href, rel } of services) {
    const { searchParams, protocol } = new URL(href);
    expect(protocol).toBe("https:");
    expect(searchParams.get("url") ?? searchParams.get("u")).toBe(baseURL + path);
    expect(rel).toContain("noopener");
  }
});

test("the way back leads to the list where one came from, else to the town", async ({ author, reader }) => {
  const title = uniquePurpose("帰り道", uniqueWord().slice(0, 20));
  const { shareId } = await publishPrompt(author.request, { title });
  const back = () => reader.one("link", "戻る").getAttribute("href");
  await reader.open(`/prompts/${shareId}`);
  expect(back()).toBe("/town-prompts");
  const list = "/town-prompts?category=communication";
  await reader.open(list);
  await reader.follow(title);
  expect(back()).toBe(list);
});

test("a visitor saves a copy: they sign in, and move it to a folder", async ({
  author,
  newBrowser,
  reader,
}) => {
  const { path } = await sharePrompt(author.request, { originalInput: "回覧板を書く", title: "回覧板" });
  const { email, password } = await register((await newBrowser()).request);
  await reader.open(path);
  await reader.press("自分のライブラリにコピー");
  expect(reader.path).toBe(`/auth/register?${new URLSearchParams({ redirectTo: `${path}/save` })}`);
  await reader.follow("ログイン", reader.one("main"));
  reader.fill("メールアドレス", email);
  reader.fill("パスワード", password);
  await reader.press("ログイン", reader.one("main"));
  expect(reader.path).toBe("/dashboard");
  reader.expectNotice("プロンプトを保存しました");
  await reader.press("フォルダーへ移す");
  expect(reader.chosen("保存先フォルダー")).toContain("新しいフォルダー");
  reader.fill("新しいフォルダー名", "町内会");
  await reader.press("移動", reader.one("main"));
  expect(reader.path).toBe("/dashboard");
  reader.one("link", /^町内会\s?1/);
  expect(reader.text(reader.one("article", "回覧板"))).not.toContain("公開中");
});

test("its owner edits title and description in place", async ({ author }) => {
  const { path } = await sharePrompt(author.request, { originalInput: "催しの案", title: "旧い題" });
  await author.open(path);
  await author.follow("タイトルと説明を編集");
  expect(author.value("タイトル")).toBe("旧い題");
  author.fill("タイトル", "新しい題");
  author.fill("説明", "一行目\n二行目");
  await author.press("保存", author.formWith("タイトル"));
  expect(author.path).toBe(path);
  author.expectNotice("タイトルと説明を更新しました");
  author.one("heading", "新しい題");
  expect(author.title).toBe("新しい題 | プロンプトの街");
  expect(author.one("main").textContent).toContain("一行目\n二行目");
});

test("a private prompt is shared again once its link is to open again", async ({ author, reader }) => {
  const { id, path } = await sharePrompt(author.request, { title: "来月の献立" });
  await togglePublic(author.request, id);
  await author.open(path);
  expect(author.all("button", "リンクをコピー")).toEqual([]);
  await author.open("/dashboard");
  await openPrompt(author, "来月の献立");
  await author.follow("共有");
  author.one("heading", "リンクを再開しますか？");
  for (const said of ["来月の献立", "街には表示されません。"]) expect(author.text()).toContain(said);
  await author.press("リンクを再開");
  author.expectNotice("リンクをもう一度使えるようにしました");
  expect((await reader.open(path)).status()).toBe(200);
});

test("a private prompt is gone for visitors, and still there for its owner", async ({ author, reader }) => {
  const { path, shareId } = await sharePrompt(author.request, { title: "内緒の献立" });
  await author.open("/dashboard");
  const row = author.text(author.one("article", "内緒の献立"));
  expect([row.includes("リンクで共有"), row.includes("公開中")]).toEqual([true, false]);
  await openPrompt(author, "内緒の献立");
  await author.press("非公開にする");
  author.expectNotice("プロンプトを非公開にしました");
  await author.press("元に戻す");
  author.expectNotice("リンクをもう一度使えるようにしました");
  expect((await reader.open(path)).status()).toBe(200);
  await author.press("元に戻す");
  author.expectNotice("プロンプトを非公開にしました");
  expect((await author.open(path)).status()).toBe(200);
  expect(author.text()).toContain("このページはあなただけに表示されています");
  await author.press("リンクを再開");
  author.expectNotice("リンクをもう一度使えるようにしました");
  await author.open(path);
  expect(author.text()).toContain("リンクを知っている人だけが見られます");
  await author.press("非公開にする");
  expect(author.path).toBe("/dashboard");
  for (const address of [path, `${path}/embed-code`, `/embed/${shareId}`]) {
    const response = await reader.open(address);
    expect(response.status(), address).toBe(404);
    const html = await response.text();
    expect(html).toContain("プロンプトが見つかりません");
    expect(html).toContain("非公開になったか、削除された可能性があります");
    expect(html).not.toContain("内緒の献立");
  }
});

test("the embed code comes with the first 150 characters of the prompt, and the widget itself", async ({
  author,
  baseURL,
}) => {
  const content = "あ".repeat(151);
  const { path, shareId } = await sharePrompt(author.request, { title: `"街" & 通り`, content });
  await author.open(path);
  await author.follow("埋め込みコード");
  const code = author.value("埋め込みコード");
  const frame = `<iframe src="${baseURL}/embed/${shareId}" title="”街” ＆ 通り" width="100%" height="400"`;
  expect(code.startsWith(frame)).toBe(true);
  expect(code.endsWith(`<script async src="${baseURL}/embed.js"></script>`)).toBe(true);
  expect(author.text()).toContain(`${"あ".repeat(150)}…`);
  expect(author.text()).not.toContain(content);
  expect(author.some("figure iframe").map((preview) => preview.getAttribute("src"))).toEqual([
    `/embed/${shareId}`,
  ]);
});

test("people's text is escaped on every page of sharing", async ({ author }) => {
  for (const text of hostileTexts) {
    const { path, shareId } = await sharePrompt(author.request, {
      originalInput: text,
      content: text,
      tags: [text],
      title: text,
      description: text,
    });
    const line = text.replace(/\s+/g, " ");
    await author.open(path);
    author.one("heading", line);
    expect(author.some("main pre").map((part) => part.textContent)).toEqual([text]);
    expect(author.title).toBe(`${line} | プロンプトの街`);
    expect(author.some("main :is(img, script:not([type$=json]), b, [onload])")).toEqual([]);
    await author.open(`/embed/${shareId}`);
    expect(author.all("heading").map((part) => author.text(part))).toEqual([line]);
    expect(author.some("pre").map((part) => part.textContent)).toEqual([text]);
    expect(author.some("img, svg, b")).toEqual([]);
  }
});

test("actions on a shared prompt lead back to it", async ({ author }) => {
  const { path } = await sharePrompt(author.request);
  for (const task of ["edit", "save", "embed-code"]) {
    await author.open(`${path}/${task}`);
    await author.follow("戻る");
    expect(author.path, task).toBe(path);
  }
});
