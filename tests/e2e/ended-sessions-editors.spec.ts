import { expect, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { formWith, openPrompt } from "../support/pages/library-page";
import { endSession, signIn } from "../support/pages/session";

const purpose = "閉店後の片づけ";

test.describe("a request of a card after the session has ended @js", () => {
  for (const { asked, link, field, button, answer } of [
    {
      asked: "a share link",
      link: "共有",
      field: "タイトル",
      button: "共有リンクを作成",
      answer: { role: "heading", name: "店じまいの手順" },
    },
    {
      asked: "a better prompt",
      link: "最適化",
      field: "プロンプトの目的",
      button: "最適化する",
      answer: { role: "link", name: "元のままにする" },
    },
  ] as const)
    test(
      `${asked} is offered again after the sign-in`,
      { tag: "@all" },
      async ({ page, context, registered }) => {
        await createPrompt(context.request, { originalInput: purpose });
        await page.goto("/dashboard");
        await hydrated(page);
        await openPrompt(page);
        await page.getByRole("link", { name: link }).click();
        const form = formWith(page, field);
        await form.getByRole("textbox", { name: field }).fill("店じまいの手順");
        await endSession(context);
        await form.getByRole("button", { name: button }).click();
        await expect(page).toHaveURL(/\/auth\?redirectTo=%2Fdashboard/);
        await hydrated(page);
        await signIn(page, registered);
        await page.getByRole("button", { name: "もう一度送信" }).click();
        await expect(page.getByRole(answer.role, { name: answer.name })).toBeVisible();
      },
    );
});
