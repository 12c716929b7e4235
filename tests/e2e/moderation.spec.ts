import { publishPrompt, uniquePurpose } from "../support/clients/publish-prompt";
import { createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { enterAsAdmin } from "../support/clients/town-client";
import { expect, hydrated, test } from "../support/pages/journey";
import { violations } from "../support/pages/violations";

test("a visitor reports a prompt, an admin hides it, and its author reads why and answers @all @js", async ({
  page,
  context,
}) => {
  const look = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
    expect(await violations(page, {})).toEqual([]);
  };
  await join(context.request);
  const author = await context.storageState();
  const title = "副業のご案内";
  const { id, shareId } = await publishPrompt(context.request, { title, originalInput: uniquePurpose() });

  await context.clearCookies();
  await look(`/prompts/${shareId}`);
  await page.getByRole("link", { name: "問題を報告する" }).click();
  await page.getByRole("radio", { name: "宣伝・スパム" }).check();
  await page.getByLabel("補足").fill("宣伝だけです。");
  await page.getByRole("button", { name: "報告する" }).click();
  await expect(page.getByRole("heading", { name: "報告を受け付けました" })).toBeVisible();

  await enterAsAdmin(context.request);
  await look("/moderation");
  await look(`/moderation/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("宣伝だけです。")).toBeVisible();
  await page.getByRole("radio", { name: "非公開にする" }).check();
  await page.getByLabel("投稿者への説明").fill("広告は載せられません。");
  await page.getByRole("button", { name: "この判断を保存する" }).click();
  // The reason is missing; the rest stays.
  await expect(page.getByLabel("理由")).toHaveAccessibleDescription("選んでください");
  await expect(page.getByRole("radio", { name: "非公開にする" })).toBeChecked();
  await page.getByLabel("理由").selectOption("宣伝・スパム");
  await page.getByRole("button", { name: "この判断を保存する" }).click();
  await expect(page.getByRole("heading", { name: "最近の判断" })).toBeVisible();

  await context.clearCookies();
  await context.addCookies(author.cookies);
  await look("/my-town-prompts");
  await page.getByRole("link", { name: /^理由を読んで回答する/ }).click();
  await expect(page.getByText("広告は載せられません。")).toBeVisible();
  await look(`/dashboard/prompts/${id}/decision`);
  await page.getByLabel("回答").fill("書き直します。");
  await page.getByRole("button", { name: "回答を送る" }).click();
  await expect(page.getByText("回答を送りました。管理者が確認します。")).toBeVisible();
  await expect(page.getByLabel("回答")).toHaveCount(0);
});

test("a near-copy is published with a credit, which its page shows @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const content = `${crypto.randomUUID()}の旅の案内人として、行き先と日数と予算をたずねてください。次に、朝と昼と夜に分けて、一日ごとの予定を書いてください。それぞれに場所をひとつと費用を添え、最後に服装と移動の方法を書いてください。`;
  await join(context.request);
  const original = await publishPrompt(context.request, { content, title: "元の案内" });
  await context.clearCookies();
  await join(context.request);
  const { id } = await createPrompt(context.request, {
    originalInput: uniquePurpose("Instagramのハッシュタグを考えて"),
    content,
  });
  await page.goto(`/dashboard/prompts/${id}/publish`);
  if (javaScriptEnabled !== false) await hydrated(page);
  const publish = page.getByRole("button", { name: "投稿する" });
  await publish.click();
  await expect(page.getByRole("link", { name: "元のプロンプトを見る" })).toHaveAttribute(
    "href",
    `/prompts/${original.shareId}`,
  );
  await page.getByRole("switch", { name: "元のプロンプトを示して公開する" }).check();
  await publish.click();
  await expect(page).toHaveURL(/\/prompts\/\w{22}$/);
  const prompts = await (await context.request.get("/api/my-town-prompts")).json();
  await page.goto(`/prompts/${prompts.prompts[0].shareId}`);
  await expect(page.getByRole("link", { name: "元の案内" })).toBeVisible();
});
