import type { BrowserContext, Page } from "@playwright/test";

import { join, register } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { cardOf, formWith } from "../support/pages/library-page";
import { endSession, holdSignIn, signIn } from "../support/pages/session";

const purpose = "閉店後の片づけ";
const edited = "直した手順を書いてください。";

test.describe("an edit at the end of a session @js", () => {
  const editAfterEnd = async (page: Page, context: BrowserContext) => {
    await page.goto("/dashboard");
    await hydrated(page);
    await cardOf(page, purpose).getByRole("link", { name: "編集" }).click();
    const form = formWith(page, "目的");
    await form.getByRole("textbox", { name: "プロンプト" }).fill(edited);
    await endSession(context);
    await form.getByRole("button", { name: "保存" }).click();
  };
  const editUntilSignIn = async (page: Page, context: BrowserContext) => {
    await editAfterEnd(page, context);
    await expect(page).toHaveURL(/\/auth\?redirectTo=%2Fdashboard/);
    await hydrated(page);
  };
  const offer = (page: Page) => page.getByRole("dialog", { name: "まだ保存されていません" });

  test("is offered to its owner, who sends it again or drops it @all", async ({
    page,
    context,
    registered,
  }) => {
    await createPrompt(context.request, { originalInput: purpose });
    await editUntilSignIn(page, context);
    await signIn(page, registered);
    await expect(page).toHaveURL("/dashboard");
    await offer(page).getByRole("button", { name: "もう一度送信" }).click();
    await expectToast(page, "プロンプトを更新しました");
    await expect(formWith(page, "目的").getByRole("textbox", { name: "プロンプト" })).toHaveValue(edited);
    await page.reload();
    await hydrated(page);
    await expect(offer(page)).toHaveCount(0);

    await editUntilSignIn(page, context);
    await signIn(page, registered);
    await offer(page).getByRole("button", { name: "破棄する" }).click();
    await expect(offer(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("unsentForm"))).toBeNull();
  });

  test("is offered only after the sign-in, for an hour at most @all", async ({
    page,
    context,
    registered,
  }) => {
    await createPrompt(context.request, { originalInput: purpose });
    const { asked, arrive } = await holdSignIn(page);
    await editAfterEnd(page, context);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("unsentForm"))).toContain(edited);
    await asked;
    await expect(offer(page)).toHaveCount(0);
    arrive();
    await expect(page).toHaveURL(/\/auth\?redirectTo=%2Fdashboard/);
    await page.unroute("**/auth.data*");
    await hydrated(page);
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem("unsentForm")!));
    await signIn(page, registered);
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expect(offer(page)).toBeVisible();
    kept.sentAt -= 60 * 60 * 1000;
    await page.evaluate((form) => sessionStorage.setItem("unsentForm", form), JSON.stringify(kept));
    await page.reload();
    await hydrated(page);
    await expect(offer(page)).toHaveCount(0);
  });

  test("is offered to its owner only", async ({ page, context, request }) => {
    const other = await register(request);
    await join(context.request);
    await createPrompt(context.request, { originalInput: purpose });
    await editUntilSignIn(page, context);
    expect(await page.evaluate(() => sessionStorage.getItem("unsentForm"))).toContain(edited);
    await signIn(page, other);
    await expect(page).toHaveURL("/dashboard");
    await expectToast(page, "ログインしました");
    await expect(offer(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("unsentForm"))).toBeNull();
  });
});
