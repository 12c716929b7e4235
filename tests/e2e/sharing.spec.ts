import { hostileTexts } from "../support/factories/hostile-texts";
import { join, register } from "../support/clients/members";
import { expect, expectToast, expectPanel, hydrated, open, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { cardOf, formWith, openPrompt } from "../support/pages/library-page";
import { sharePrompt } from "../support/clients/share-prompt";
import { visitor } from "../support/clients/visitor";

const itsPage = /\/prompts\/[0-9A-Za-z]{22}$/;

test.beforeEach(async ({ context }) => {
  await join(context.request);
});

test("a prompt is shared under a custom title @all @js", async ({ page, context }) => {
  await createPrompt(context.request, { originalInput: "商店街の案内", content: "{{店名}}を紹介する" });
  await open(page, "/dashboard");
  await openPrompt(page, "商店街の案内");
  await page.getByRole("link", { name: "共有" }).click();
  const form = formWith(page, "タイトル");
  await expect(page.getByText("リンクを知っている人は、誰でも")).toBeVisible();
  const submit = form.getByRole("button", { name: "共有リンクを作成" });
  const title = form.getByRole("textbox", { name: "タイトル" });
  await expect(title).toHaveValue("商店街の案内");
  await expect(title).toHaveAccessibleDescription("ライブラリでのプロンプトの名前にもなります。");
  await title.fill("");
  await expect(submit).toBeDisabled();
  await title.fill("街を歩こう");
  await form.getByRole("textbox", { name: "説明" }).fill("店と通りを紹介します。");
  await submit.click();
  await expect(page).toHaveURL(itsPage);
  await expect(page.getByRole("dialog")).toContainText("リンクはコピーしてあります。");
  await expectPanel(page, "リンクで見られるようになりました");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("街を歩こう");
  await expect(page).toHaveTitle("街を歩こう | プロンプトの街");
  for (const text of ["店と通りを紹介します。", "商店街の案内", "店名を紹介する"])
    await expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("街を歩こう");
});

test("a title and a description are suggested, and the button says so @all @js", async ({
  page,
  context,
}) => {
  await createPrompt(context.request, { originalInput: "議事録の要約", tags: ["会議"] });
  await open(page, "/dashboard");
  await openPrompt(page);
  await page.getByRole("link", { name: "共有" }).click();
  const form = formWith(page, "タイトル");
  const submit = form.getByRole("button", { name: "共有リンクを作成" });
  await form.getByRole("button", { name: "自動で下書き" }).click();
  await expect(form.getByRole("button", { name: "自動で作成しました" })).toBeVisible();
  await expectToast(page, "タイトルと説明を作成しました");
  await expect(form.getByRole("textbox", { name: "タイトル" })).toHaveValue("議事録の要約");
  await expect(form.getByRole("textbox", { name: "説明" })).toHaveValue(/議事録に使えるプロンプトです/);
  await form.getByRole("textbox", { name: "タイトル" }).fill("");
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(itsPage);
  await expectPanel(page, "リンクで見られるようになりました");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("議事録の要約");
  await expect(page.getByText(/議事録に使えるプロンプトです。/)).toBeVisible();
});

test("a shared prompt opens its link at once @all @js", async ({ page, context, baseURL }) => {
  const { path } = await sharePrompt(context.request, { title: "街を歩こう" });
  await open(page, "/dashboard");
  await openPrompt(page);
  await page.getByRole("link", { name: "共有" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("街を歩こう");
  await expectToast(page, "共有リンクをコピーしました");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
});

test("a shared link is readable by everybody, with an invitation and links for four services @all", async ({
  page,
  context,
  javaScriptEnabled,
  baseURL,
}) => {
  const { path } = await sharePrompt(context.request, { title: "街 & 通り", tags: ["街"] });
  await context.clearCookies();
  await open(page, path, javaScriptEnabled !== false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("街 & 通り");
  await expect(page.getByRole("link", { name: "無料で登録" })).toHaveAttribute(
    "href",
    `/auth/register?${new URLSearchParams({ redirectTo: path })}`,
  );
  await expect(page.getByRole("region", { name: "作成者" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "タイトルと説明を編集" })).toHaveCount(0);
  const services = page.getByRole("link", { name: /で共有$/ });
  await expect(services).toHaveText(["X", "LINE", "Facebook", "はてな"]);
  for (const link of await services.all()) {
    const { searchParams, protocol } = new URL((await link.getAttribute("href"))!);
    expect(protocol).toBe("https:");
    expect(searchParams.get("url") ?? searchParams.get("u")).toBe(baseURL + path);
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("a visitor saves a copy: they sign in, and move it to a folder @all", async ({
  page,
  context,
  browser,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const { path } = await sharePrompt(context.request, { originalInput: "回覧板を書く", title: "回覧板" });
  const elsewhere = await browser.newContext({ extraHTTPHeaders: visitor() });
  const reader = await register(elsewhere.request);
  await elsewhere.close();
  await context.clearCookies();
  await open(page, path, scripts);
  await page.getByRole("button", { name: "自分のライブラリにコピー" }).click();
  await expect(page).toHaveURL(`/auth/register?${new URLSearchParams({ redirectTo: `${path}/save` })}`);
  await page.getByRole("main").getByRole("link", { name: "ログイン", exact: true }).click();
  const signIn = page.getByRole("button", { name: "ログイン", exact: true });
  await expect(signIn).toBeVisible();
  await page.getByRole("textbox", { name: "メールアドレス" }).fill(reader.email);
  await page.locator("input[name=password]").fill(reader.password);
  await signIn.click();
  await expect(page).toHaveURL("/dashboard");
  await expectToast(page, "プロンプトを保存しました");
  await page.getByRole("button", { name: "フォルダーへ移す" }).filter({ visible: true }).click();
  const form = page.locator("form", { has: page.getByRole("combobox", { name: "保存先フォルダー" }) });
  await form.getByRole("textbox", { name: "新しいフォルダー名" }).fill("町内会");
  await form.getByRole("button", { name: "移動" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("link", { name: /^町内会\s?1/ })).toBeVisible();
  await expect(cardOf(page, "回覧板を書く").getByText("公開中")).toHaveCount(0);
});

test("its owner edits title and description in place @all", async ({ page, context, javaScriptEnabled }) => {
  const scripts = javaScriptEnabled !== false;
  const { path } = await sharePrompt(context.request, { originalInput: "催しの案", title: "旧い題" });
  await open(page, path, scripts);
  await page.getByRole("link", { name: "タイトルと説明を編集" }).click();
  const form = formWith(page, "タイトル");
  await expect(form.getByRole("textbox", { name: "タイトル" })).toHaveValue("旧い題");
  await form.getByRole("textbox", { name: "タイトル" }).fill("新しい題");
  await form.getByRole("textbox", { name: "説明" }).fill("一行目\n二行目");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(page).toHaveURL(path);
  await expectToast(page, "タイトルと説明を更新しました");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("新しい題");
  await expect(page).toHaveTitle("新しい題 | プロンプトの街");
  await expect(page.getByText("一行目\n二行目")).toBeVisible();
});

test("a private prompt is gone for visitors, and still there for its owner @all @js", async ({
  page,
  context,
}) => {
  const { path, shareId } = await sharePrompt(context.request, { title: "内緒の献立" });
  await open(page, "/dashboard");
  await openPrompt(page, "内緒の献立");
  await page.getByRole("button", { name: "非公開にする" }).click();
  await expectToast(page, "プロンプトを非公開にしました");
  expect((await open(page, path)).status()).toBe(200);
  await expect(page.getByText("このページはあなただけに表示されています")).toBeVisible();
  await context.clearCookies();
  for (const address of [path, `${path}/embed-code`, `/embed/${shareId}`]) {
    expect((await page.goto(address))!.status(), address).toBe(404);
    await expect(page.getByText("プロンプトが見つかりません")).toBeVisible();
    await expect(page.getByText(/非公開になったか、削除された可能性があります/)).toBeVisible();
    await expect(page.getByText("内緒の献立")).toHaveCount(0);
  }
});

test("the embed code contains the first 150 characters of the prompt @all", async ({
  page,
  context,
  javaScriptEnabled,
  baseURL,
}) => {
  const scripts = javaScriptEnabled !== false;
  const { path, shareId } = await sharePrompt(context.request, {
    title: `"街" & 通り`,
    content: "あ".repeat(151),
  });
  await open(page, path, scripts);
  await page.getByRole("link", { name: "埋め込みコード" }).click();
  const code = page.getByRole("textbox", { name: "埋め込みコード" });
  const frame = `<iframe src="${baseURL}/embed/${shareId}" title="”街” ＆ 通り" width="100%" height="400"`;
  await expect(code).toHaveValue(new RegExp(`^${frame.replace(/[?.*+()]/g, "\\$&")}`));
  await expect(code).toHaveValue(new RegExp(`<script async src="${baseURL}/embed\\.js"></script>$`));
  await expect(page.getByText(`${"あ".repeat(150)}…`, { exact: true })).toBeVisible();
});

test("people's text is escaped on every page of sharing @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  page.on("dialog", () => expect("a dialog").toBe("never opened"));
  for (const text of hostileTexts) {
    const { path, shareId } = await sharePrompt(context.request, {
      originalInput: text,
      content: text,
      tags: [text],
      title: text,
      description: text,
    });
    await open(page, path, javaScriptEnabled !== false);
    const line = text.replace(/\s+/g, " ");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(line);
    await expect(page.locator("main pre")).toHaveText(text);
    await expect(page).toHaveTitle(`${line} | プロンプトの街`);
    await expect(page.locator("main img, main script:not([type$=json]), main b, main [onload]")).toHaveCount(
      0,
    );
    await page.goto(`/embed/${shareId}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
    await expect(page.locator("pre")).toHaveText(text);
    await expect(page.locator("img, svg, b")).toHaveCount(0);
  }
});
