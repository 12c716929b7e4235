import { sessionUser } from "../support/clients/clients";
import { join } from "../support/clients/members";
import { publishPrompt, uniquePurpose } from "../support/clients/publish-prompt";
import { showProfile } from "../support/clients/share-client";
import { expect, expectToast, open, test } from "../support/pages/journey";

test("a prompt is remixed and published in three steps, and a first publication may show the profile @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  await join(context.request);
  await showProfile(context.request, "もとの作者");
  const { shareId } = await publishPrompt(context.request, { title: "もとの題", content: "長い手紙を書く" });
  await context.clearCookies();
  await join(context.request);
  await open(page, `/prompts/${shareId}`, scripts);
  await page.getByRole("link", { name: "リミックス" }).click();
  const purpose = uniquePurpose("短い手紙");
  await page.getByRole("textbox", { name: "やりたいこと" }).fill(purpose);
  await page.getByRole("textbox", { name: "プロンプト本文" }).fill("短い手紙を書く");
  await page.getByRole("button", { name: "保存して公開へ進む" }).click();
  await expect(page).toHaveURL(/\/publish$/);
  await page.getByRole("combobox", { name: "カテゴリー", exact: true }).selectOption("communication");
  await page.getByRole("combobox", { name: "サブカテゴリー" }).selectOption("文章作成");
  const question = page.getByRole("switch", { name: /名前を出しますか/ });
  await expect(question).not.toBeChecked();
  await question.check();
  await page.getByRole("button", { name: "投稿する" }).click();
  await expect(page).toHaveURL(/\/prompts\/\w{22}$/);
  const { uid } = await sessionUser(context.request);
  await open(page, `/people/${uid}`, scripts);
  const card = page.getByRole("article", { name: purpose });
  await expect(card).toContainText("もとの題");
  await card.locator(".card-link").click();
  await page.getByRole("link", { name: "家系図を見る" }).click();
  await expect(page).toHaveURL(/\/remixes$/);
  // The address changes before the page does.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("家系図");
  await expect(page.getByRole("link", { name: "もとの題" })).toBeVisible();
  await page.getByRole("link", { name: "もとの作品と比べる" }).click();
  await expect(page.locator("ins")).toContainText("短い");
});

test("a person and a category are followed from their pages, and their posts come together @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  await join(context.request);
  await showProfile(context.request, "フォローされる人");
  const { uid } = await sessionUser(context.request);
  const { originalInput } = await publishPrompt(context.request, {
    category: "video",
    subcategory: "ドキュメンタリー",
  });
  await context.clearCookies();
  await join(context.request);
  await open(page, `/people/${uid}`, scripts);
  await page.getByRole("button", { name: "「フォローされる人」をフォロー" }).click();
  await expectToast(page, "フォローしました");
  await page.goto("/town-prompts?category=video");
  const lists = page.getByRole("button", { name: "自分の一覧" });
  await page.getByRole("button", { name: "このカテゴリーをフォロー" }).click();
  await expectToast(page, "フォローしました");
  await lists.click();
  await page.getByRole("link", { name: "フォロー中" }).click();
  await expect(page.getByRole("article", { name: originalInput })).toBeVisible();
  await page.getByText("フォローしている人とカテゴリー", { exact: true }).click();
  await page.getByRole("button", { name: "「フォローされる人」のフォローをやめる" }).click();
  await expectToast(page, "フォローをやめました");
  await expect(page).toHaveURL("/town-prompts/following");
});
