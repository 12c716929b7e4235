import { join } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { openPrompt } from "../support/pages/library-page";
import type { APIRequestContext, Page } from "@playwright/test";

const originalInput = "会議の案内メール";
const needed = "{{日時}}の会議の案内メールを書いてください。";
const content = `あなたは世界最高の専門家です。深呼吸してください。${needed}`;

async function contentOf(request: APIRequestContext, id: string): Promise<string> {
  const prompts = await (await request.get("/api/prompts")).json();
  return prompts.find((prompt: { id: string }) => prompt.id === id).content;
}

async function openOptimizer(page: Page, javaScriptEnabled: boolean | undefined) {
  await page.goto("/dashboard");
  if (javaScriptEnabled !== false) await hydrated(page);
  await openPrompt(page, originalInput);
  await page.getByRole("link", { name: "最適化" }).click();
  await page.getByRole("button", { name: "最適化する" }).click();
}

test("an empty phrase is removed with a reason, and the member may put it back @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const { id } = await createPrompt(context.request, { originalInput, content });
  const kept = () => contentOf(context.request, id);
  for (const choice of ["keep", "accept"]) {
    await openOptimizer(page, javaScriptEnabled);
    await expect(page.getByRole("heading", { name: "変えたところと理由" })).toBeVisible();
    await expect(page.getByText("事実を伴わない役割は、回答の質を下げます")).toBeVisible();
    await page.getByText("元のプロンプトと比べる").click();
    const before = page.getByRole("region", { name: "元のプロンプト" });
    await expect(before).toContainText(content);
    await expect(before.locator("del")).not.toHaveCount(0);
    const after = page.getByRole("region", { name: "改善後のプロンプト" });
    await expect(after.locator(".prompt-text")).toHaveText(needed);
    if (choice === "keep") {
      await page.getByText("元のままにする").click();
      await expect(page.getByRole("heading", { name: "変えたところと理由" })).toHaveCount(0);
      expect(await kept()).toBe(content);
    } else {
      await page.getByRole("button", { name: "この内容にする" }).click();
      await expectToast(page, "最適化した内容を保存しました");
      expect(await kept()).toBe(needed);
      await expect(page.getByRole("region", { name: "現在の内容" })).toContainText(needed);
      await page.getByText("変わったところを見る").click();
      await expect(page.getByRole("region", { name: "元のプロンプト" }).locator("del").first()).toBeVisible();
    }
  }
});

test("one change is refused, the others are one version, which one tap takes back @js", async ({
  page,
  context,
}) => {
  await join(context.request);
  const kept = `あなたは世界最高の専門家です。${needed}`;
  const full = `${kept}\n深呼吸してください。`;
  const { id } = await createPrompt(context.request, { originalInput, content: full });
  await openOptimizer(page, true);
  const changes = page.getByRole("checkbox", { name: /^変更/ });
  await expect(changes).toHaveCount(2);
  await page.getByText("元のままにする").click();
  await expect(changes).toHaveCount(0);
  expect(await contentOf(context.request, id)).toBe(full);
  await page.getByRole("link", { name: "最適化" }).click();
  await page.getByRole("button", { name: "最適化する" }).click();
  await expect(page.getByText("事実を伴わない役割は、回答の質を下げます")).toBeVisible();
  await page.getByRole("checkbox", { name: "世界最高" }).uncheck({ force: true });
  await expect(page.getByRole("region", { name: "改善後のプロンプト" })).toContainText(kept);
  await page.getByRole("button", { name: "この内容にする" }).click();
  await expectToast(page, "最適化した内容を保存しました");
  expect(await contentOf(context.request, id)).toBe(kept);
  await page.getByRole("dialog").getByRole("button", { name: "この変更を取り消す" }).click();
  await expectToast(page, "前のバージョンの内容に戻しました");
  expect(await contentOf(context.request, id)).toBe(full);
  const { versions } = await (await context.request.get(`/api/prompts/${id}/versions`)).json();
  expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(["restored", "optimized", "created"]);
});

test("a strong prompt is told so without a contradiction, and takes answers @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const { id } = await createPrompt(context.request, { originalInput, content: needed });
  await openOptimizer(page, javaScriptEnabled);
  await expect(page.getByText("取り除くところは見つかりませんでした")).toBeVisible();
  const when = page.getByRole("textbox", { name: /何に誘いますか/ });
  await when.fill("3月2日14時、会議室B");
  await page.getByRole("textbox", { name: /入れてはいけない/ }).fill("参加は任意");
  await page.getByRole("button", { name: "答えを入れる" }).click();
  const after = page.getByRole("region", { name: "改善後のプロンプト" });
  await expect(after).toContainText(needed);
  await expect(after).toContainText("：3月2日14時、会議室B");
  await expect(after).toContainText("：参加は任意");
  await expect(when).toHaveValue("3月2日14時、会議室B");
  await page.getByRole("button", { name: "この内容にする" }).click();
  await expectToast(page, "最適化した内容を保存しました");
  expect(await contentOf(context.request, id)).toMatch(/：参加は任意$/);
});

test("of two wishes that cannot both hold one tap keeps one @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const contradictory = `${needed}\n1. 100字以内でまとめる。\n2. 500字以上で書く。\n3. 件名も書く。`;
  const { id } = await createPrompt(context.request, { originalInput, content: contradictory });
  await openOptimizer(page, javaScriptEnabled);
  await expect(page.getByText("取り除くところは見つかりませんでした")).toHaveCount(0);
  const which = page.getByRole("group", { name: "どちらを残しますか" });
  await expect(which.getByRole("radio", { checked: true })).toHaveCount(0);
  await which.getByRole("radio", { name: "500字以上で書く。" }).click();
  if (javaScriptEnabled === false) await page.getByRole("button", { name: "選んだほうを残す" }).click();
  await expect(page.getByText("両立しないため、選んだほうを残します")).toBeVisible();
  await expect(which.getByRole("radio", { name: "500字以上で書く。" })).toBeChecked();
  await page.getByRole("button", { name: "この内容にする" }).click();
  await expectToast(page, "最適化した内容を保存しました");
  expect(await contentOf(context.request, id)).toBe(`${needed}\n1. 500字以上で書く。\n2. 件名も書く。`);
});

test("answers that were typed only are saved with the accepted changes @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const { id } = await createPrompt(context.request, { originalInput, content });
  await openOptimizer(page, javaScriptEnabled);
  await page.getByRole("textbox", { name: /何に誘いますか/ }).fill("3月2日14時、会議室B");
  await page.getByRole("button", { name: "答えを入れる" }).click();
  await expect(page.getByRole("region", { name: "改善後のプロンプト" })).toContainText("会議室B");
  // One is changed after it was inserted, the other is only typed.
  await page.getByRole("textbox", { name: /何に誘いますか/ }).fill("3月3日14時、会議室C");
  await page.getByRole("textbox", { name: /入れてはいけない/ }).fill("参加は任意");
  await page.getByRole("button", { name: "この内容にする" }).click();
  await expectToast(page, "最適化した内容を保存しました");
  const saved = await contentOf(context.request, id);
  expect(saved).toMatch(
    /^\{\{日時\}\}の会議の案内メールを書いてください。\n・[^\n]*：3月3日14時、会議室C\n・[^\n]*：参加は任意$/,
  );
});

test("a refused change stays refused when an answer is inserted @js", async ({ page, context }) => {
  await join(context.request);
  const kept = `あなたは世界最高の専門家です。${needed}`;
  const { id } = await createPrompt(context.request, {
    originalInput,
    content: `${kept}\n深呼吸してください。`,
  });
  await openOptimizer(page, true);
  const refusedOne = page.getByRole("checkbox", { name: "世界最高" });
  await refusedOne.uncheck({ force: true });
  await page.getByRole("dialog").getByRole("textbox").first().fill("3月2日14時、会議室B");
  await page.getByRole("button", { name: "答えを入れる" }).click();
  const after = page.getByRole("region", { name: "改善後のプロンプト" });
  await expect(after).toContainText("：3月2日14時、会議室B");
  await expect(refusedOne).not.toBeChecked();
  await expect(after).toContainText(kept);
  await page.getByRole("button", { name: "この内容にする" }).click();
  await expectToast(page, "最適化した内容を保存しました");
  expect(await contentOf(context.request, id)).toMatch(/^あなたは世界最高の専門家です。[^]*会議室B$/);
});

test("on a page of its own an inserted answer leaves the choice and the place @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const kept = `あなたは世界最高の専門家です。${needed}`;
  const { id } = await createPrompt(context.request, {
    originalInput,
    content: `${kept}\n深呼吸してください。`,
  });
  await page.goto(`/dashboard/prompts/${id}/optimize`);
  if (javaScriptEnabled !== false) await hydrated(page);
  await page.getByRole("button", { name: "最適化する" }).click();
  const refusedOne = page.getByRole("checkbox", { name: "世界最高" });
  await refusedOne.uncheck({ force: true });
  const when = page.getByRole("textbox", { name: /何に誘いますか/ });
  await when.fill("3月2日14時、会議室B");
  await page.getByRole("button", { name: "答えを入れる" }).click();
  await expect(page.getByRole("region", { name: "改善後のプロンプト" })).toContainText("会議室B");
  await expect(refusedOne).not.toBeChecked();
  await expect(when).toBeInViewport();
  await page.getByRole("button", { name: "この内容にする" }).click();
  await expectToast(page, "最適化した内容を保存しました");
  expect(await contentOf(context.request, id)).toMatch(/^あなたは世界最高の専門家です。[^]*会議室B$/);
});

test("an old prompt from the empty library is reworked as soon as it is saved @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  await page.goto("/dashboard");
  if (javaScriptEnabled !== false) await hydrated(page);
  await page.getByRole("link", { name: "古いプロンプトを手直しする" }).click();
  await expect(page.getByText("続けて、取り除けるところを理由つきで示します")).toBeVisible();
  await page.getByRole("textbox", { name: "目的" }).fill(originalInput);
  await page.getByRole("textbox", { name: "プロンプト" }).fill(content);
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("ライブラリに保存しました")).toBeVisible();
  await expect(page.getByText("事実を伴わない役割は、回答の質を下げます")).toBeVisible();
});

test("material that was not looked at is told @all", async ({ page, context, javaScriptEnabled }) => {
  await join(context.request);
  const mail = "鈴木様\nお世話になっております。\nよろしくお願いいたします。";
  await createPrompt(context.request, { originalInput, content: `このメールに返信してください。\n${mail}` });
  await openOptimizer(page, javaScriptEnabled);
  await expect(page.getByText("見たところでは、取り除くところはありません")).toBeVisible();
  await expect(
    page.getByText("「鈴木様」から始まる部分は、あなたの材料として手をつけていません。"),
  ).toBeVisible();
});
