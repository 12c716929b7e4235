import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { jpeg } from "../support/factories/pictures";
import { chooseFile, choosePicture, editProfile, profileOf } from "../support/pages/profile-page";
import { publishPrompt, type PublishedByTest } from "../support/clients/publish-prompt";
import { seenColors } from "../support/pages/seen-colors";
import { showProfile } from "../support/clients/share-client";
import { sharePrompt } from "../support/clients/share-prompt";
import { visitor } from "../support/clients/visitor";

test.beforeEach(async ({ context }) => {
  await join(context.request);
});

const creator = (page: Page) => page.getByRole("region", { name: "作成者" });
const quarters: [number, number][] = [
  [0.3, 0.3],
  [0.7, 0.3],
  [0.3, 0.7],
  [0.7, 0.7],
];

test("a member publishes a profile with a picture, and removes the picture @all", async ({
  page,
  context,
  browser,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const { path } = await sharePrompt(context.request);
  const elsewhere = await browser.newContext({ extraHTTPHeaders: visitor() });
  const reader = await elsewhere.newPage();
  const form = await editProfile(page, scripts);
  await form.getByRole("textbox", { name: "表示名" }).fill("  街角\n の絵描き ");
  await form.getByRole("textbox", { name: "自己紹介" }).fill("一行目\n二行目");
  await form.getByRole("textbox", { name: "X（Twitter）" }).fill("x.com/painter");
  await form.getByRole("textbox", { name: "GitHub" }).fill("https://github.com/painter?tab=stars");
  await choosePicture(page, jpeg, scripts);
  await form.getByRole("switch", { name: "プロフィールを公開する" }).check();
  await form.getByRole("button", { name: "保存" }).click();
  await expectToast(page, "プロフィールを更新しました");
  await expect(page).toHaveURL("/profile");
  await expect(form).toHaveCount(0);
  if (scripts) await expect(page.getByRole("link", { name: "編集", exact: true })).toBeFocused();
  await expect(profileOf(page).getByText("公開中", { exact: true })).toBeVisible();

  await reader.goto(path);
  for (const card of [profileOf(page), creator(reader)]) {
    await expect(card.getByText("街角 の絵描き", { exact: true })).toBeVisible();
    await expect(card.getByText("一行目\n二行目")).toBeVisible();
    const links = card.getByRole("list").getByRole("link");
    await expect(links).toHaveText(["X（Twitter）", "GitHub"]);
    await expect(links.first()).toHaveAttribute("href", "https://x.com/painter");
    await expect(links.last()).toHaveAttribute("href", "https://github.com/painter?tab=stars");
    await expect(links.last()).toHaveAttribute("rel", /noopener.*ugc/);
    expect(await seenColors(card.locator("img"), ...quarters)).toEqual(["red", "green", "blue", "white"]);
    const size = await card.locator("img").evaluate((node: HTMLImageElement) => node.naturalWidth);
    expect(size).toBe(250);
  }

  await editProfile(page, scripts);
  await form.getByRole("checkbox", { name: "画像を削除する" }).check();
  await form.getByRole("button", { name: "保存" }).click();
  await expect(form).toHaveCount(0);
  await expect(profileOf(page).locator("img")).toHaveCount(0);
  await reader.reload();
  await expect(creator(reader).getByText("街角 の絵描き")).toBeVisible();
  await expect(creator(reader).locator("img")).toHaveCount(0);
  await elsewhere.close();
});

test("a refused link keeps the submitted values, and shows the reason at its field @js @all", async ({
  page,
  context,
}) => {
  // Half the limit in characters, more than the limit in UTF-16 units.
  const lanterns = "🏮".repeat(26);
  await showProfile(context.request, "Ada");
  const form = await editProfile(page, true);
  const [name, website] = ["表示名", "Webサイト"].map((label) => form.getByRole("textbox", { name: label }));
  await name!.fill(lanterns);
  await website!.fill("javascript:alert(1)");
  await chooseFile(page, Buffer.from("<script>alert(1)</script>"), "me.png", "image/png");
  await expect(form.getByRole("alert")).toHaveText("画像を読み込めませんでした。別の画像を選んでください。");
  expect(await form.locator("input[type=file]").evaluate((node: HTMLInputElement) => node.value)).toBe("");
  await choosePicture(page, jpeg, true);
  await form.getByRole("switch").uncheck();
  await form.getByRole("button", { name: "保存" }).click();
  await expect(website!).toHaveAccessibleDescription("https:// で始まるURLを入力してください");
  await expect(website!).toBeFocused();
  await expect(website!).toBeInViewport();
  await expect(website!).toHaveValue("javascript:alert(1)");
  await expect(name!).toHaveValue(lanterns);
  await expect(form.getByRole("switch")).not.toBeChecked();
  expect(await seenColors(form.locator("img"), [0.3, 0.3])).toEqual(["red"]);
  await website!.fill("https://eve.example");
  await form.getByRole("button", { name: "保存" }).click();
  await expectToast(page, "プロフィールを更新しました");
  await expect(profileOf(page).getByText(lanterns)).toBeVisible();
  await expect(profileOf(page).getByText("非公開")).toBeVisible();
  expect(await seenColors(profileOf(page).locator("img"), [0.3, 0.3])).toEqual(["red"]);

  await editProfile(page, true);
  await form.getByRole("checkbox", { name: "画像を削除する" }).check();
  await website!.fill("data:text/html,x");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(website!).toBeFocused();
  await expect(form.getByRole("checkbox", { name: "画像を削除する" })).toBeChecked();
  await expect(form.locator("img")).toHaveCount(0);
});

test("a file that is no picture is refused, and the other values stay @all @js", async ({ page }) => {
  const form = await editProfile(page, true);
  await form.getByRole("textbox", { name: "表示名" }).fill("Ada");
  await chooseFile(page, Buffer.from("<script>alert(1)</script>"), "me.png", "image/png");
  await expect(form.getByRole("alert")).toHaveText("画像を読み込めませんでした。別の画像を選んでください。");
  expect(await form.locator("input[type=file]").evaluate((node: HTMLInputElement) => node.value)).toBe("");
  await expect(form.getByRole("textbox", { name: "表示名" })).toHaveValue("Ada");
  await form.getByRole("button", { name: "保存" }).click();
  await expectToast(page, "プロフィールを更新しました");
  await expect(profileOf(page).getByText("Ada")).toBeVisible();
  await expect(profileOf(page).locator("img")).toHaveCount(0);
});

test("cancelling changes nothing @all @js", async ({ page, context }) => {
  await showProfile(context.request, "Ada", "Writes.");
  const form = await editProfile(page, true);
  await form.getByRole("textbox", { name: "表示名" }).fill("Eve");
  await choosePicture(page, jpeg, true);
  await form.getByRole("switch").uncheck();
  await form.getByRole("button", { name: "キャンセル" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(form).toHaveCount(0);
  for (const text of ["Ada", "Writes.", "公開中"])
    await expect(profileOf(page).getByText(text, { exact: true })).toBeVisible();
  await expect(profileOf(page).locator("img")).toHaveCount(0);
  await page.getByRole("link", { name: "編集", exact: true }).click();
  await expect(form.getByRole("textbox", { name: "表示名" })).toHaveValue("Ada");
  await expect(form.getByRole("switch")).toBeChecked();
  await expect(form.locator("img")).toHaveCount(0);
});

test("a profile is hidden from a single prompt, then from every page @all", async ({
  page,
  context,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const place = { category: "technology", subcategory: "モバイルアプリ" };
  await showProfile(context.request, "Ada Lovelace", "Writes.");
  const [one, other] = [
    await publishPrompt(context.request, place),
    await publishPrompt(context.request, place),
  ];
  const elsewhere = await browser.newContext({ extraHTTPHeaders: visitor(), javaScriptEnabled: false });
  const reader = await elsewhere.newPage();
  const expectCreator = async ({ shareId, originalInput }: PublishedByTest, name: string | null) => {
    await reader.goto(`/prompts/${shareId}`);
    await expect(reader.getByRole("main")).toContainText(originalInput);
    await expect(creator(reader)).toHaveCount(name ? 1 : 0);
    if (name) await expect(creator(reader)).toContainText(name);
    await reader.goto(`/town-prompts?${new URLSearchParams(place)}`);
    await expect(cardOf(reader, originalInput)).toContainText(name ?? "プロンプトの街");
    if (!name) await expect(cardOf(reader, originalInput)).not.toContainText("Ada");
    const url = `${baseURL}/prompts/${shareId}`;
    const oembed = await reader.request.get(`/oembed?${new URLSearchParams({ url })}`);
    expect((await oembed.json()).author_name).toBe(name ?? undefined);
    if (!name) expect(await (await reader.request.get(`/embed/${shareId}`)).text()).not.toContain("Ada");
  };
  await expectCreator(one, "Ada Lovelace");

  await page.goto(`/dashboard/prompts/${one.id}/publish`);
  if (scripts) await hydrated(page);
  await page.getByRole("switch", { name: "プロフィールを表示する" }).uncheck();
  await page.getByRole("button", { name: "変更を保存" }).click();
  await expectToast(page, "プロンプトを街に投稿しました");
  await expectCreator(one, null);
  await expectCreator(other, "Ada Lovelace");

  const form = await editProfile(page, scripts);
  await form.getByRole("switch", { name: "プロフィールを公開する" }).uncheck();
  await form.getByRole("button", { name: "保存" }).click();
  await expectToast(page, "プロフィールを更新しました");
  await expectCreator(other, null);
  await elsewhere.close();
});
