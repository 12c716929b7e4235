import type { APIRequestContext } from "@playwright/test";

import { changeDatabase } from "../support/database/change-database";
import { sessionUser } from "../support/clients/clients";
import { join, register } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";

const admin = "admin@example.com";

/** Gives the session of `request` the verified address of the admin. */
async function becomeAdmin(request: APIRequestContext) {
  const { uid } = await sessionUser(request);
  changeDatabase("UPDATE users SET email = id || '@example.com' WHERE email = ? AND id <> ?", admin, uid);
  changeDatabase("UPDATE users SET email = ?, email_verified_at = 1 WHERE id = ?", admin, uid);
}

const place = { category: "video", subcategory: "特殊効果" };
const path = "/town-prompts?category=video&subcategory=特殊効果";

test("a card names makers with a public profile, with their badges, and nobody else", async ({
  page,
  context,
}) => {
  await register(context.request);
  const { uid } = await sessionUser(context.request);
  const shown = await publishPrompt(context.request, place);
  const unshown = await publishPrompt(context.request, { ...place, showProfile: false });
  await refreshSearch(context.request);
  changeDatabase(
    "UPDATE users SET display_name = '<b>編集部</b>', is_public = 1, is_official = 1 WHERE id = ?",
    uid,
  );
  await becomeAdmin(context.request);
  await context.clearCookies();
  await page.goto(path);
  const card = cardOf(page, shown.originalInput);
  for (const text of ["<b>編集部</b>", "公式", "管理者"])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  const other = cardOf(page, unshown.originalInput);
  await expect(other.getByText("プロンプトの街", { exact: true })).toBeVisible();
  await expect(other.getByText(/公式|管理者|編集部/)).toHaveCount(0);
  await page.goto(`/prompts/${shown.shareId}`);
  for (const text of ["<b>編集部</b>", "公式", "管理者"])
    await expect(page.getByRole("region", { name: "作成者" }).getByText(text, { exact: true })).toBeVisible();
  changeDatabase("UPDATE users SET is_public = 0 WHERE id = ?", uid);
  await page.reload();
  await expect(page.getByText(/公式|管理者|編集部/)).toHaveCount(0);
  await page.goto(path);
  await expect(card.getByText("プロンプトの街", { exact: true })).toBeVisible();
  await expect(card.getByText(/公式|管理者|編集部/)).toHaveCount(0);
});

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts @all" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("an admin removes anybody's prompt from the town, and edits none", async ({ page, context }) => {
      await join(context.request);
      const { id, shareId, originalInput } = await publishPrompt(context.request, place);
      await refreshSearch(context.request);
      const owner = await context.cookies();
      await context.clearCookies();
      await register(context.request);
      await context.clearCookies({ name: "flash" });
      await becomeAdmin(context.request);
      await page.goto(path);
      if (scripts) await hydrated(page);
      const card = cardOf(page, originalInput);
      await expect(card.getByRole("link", { name: "編集" })).toHaveCount(0);
      await card.getByRole("link", { name: "削除" }).click();
      await expect(page.getByText("街から削除し、非公開にします。")).toBeVisible();
      await page.getByRole("button", { name: "削除" }).click();
      await expectToast(page, "削除完了");
      await page.goto(path);
      await expect(card).toHaveCount(0);
      // The page of the removal also lifts it.
      expect((await page.goto(`/town-prompts/${id}/delete`))!.status()).toBe(200);
      for (const gone of [`/prompts/${shareId}`, `/town-prompts/${id}/edit`])
        expect((await page.goto(gone))!.status(), gone).toBe(404);

      await context.clearCookies();
      await context.addCookies(owner);
      await page.goto("/my-town-prompts");
      await expect(card).toHaveCount(0);
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { name: originalInput })).toBeVisible();
    });
  });
