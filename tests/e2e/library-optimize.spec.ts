import { join } from "../support/join";
import { expect, expectNotice, hydrated, test } from "../support/journey";
import { keepPrompt } from "../support/keep-prompt";
import { cardOf } from "../support/library-page";

const originalInput = "会議の案内メール";
const content = "いい感じのメールを適当に書いて。{{日時}}に会議があります。なるべくきれいに。";

test("a poor prompt is made better, and one chooses", async ({ page, context, javaScriptEnabled }) => {
  await join(context.request);
  const { id } = await keepPrompt(context.request, { originalInput, content });
  const kept = async () => {
    const prompts = await (await context.request.get("/api/prompts")).json();
    return prompts.find((prompt: { id: string }) => prompt.id === id).content as string;
  };
  for (const choice of ["keep", "accept"]) {
    await page.goto("/dashboard");
    if (javaScriptEnabled !== false) await hydrated(page);
    await cardOf(page, originalInput).getByRole("link", { name: "最適化" }).click();
    await page.getByRole("button", { name: "最適化する" }).click();
    await expect(page.getByRole("heading", { name: "改善したところ" })).toBeVisible();
    await expect(page.locator("h3:text-is('改善したところ') ~ ul > li")).not.toHaveCount(0);
    const after = page.getByRole("region", { name: "改善後のプロンプト" });
    await expect(page.getByRole("region", { name: "元のプロンプト" })).toContainText(content);
    await expect(after.locator("ins")).not.toHaveCount(0);
    await expect(after).toContainText("{{日時}}");
    if (choice === "keep") {
      await page.getByText("元のままにする").click();
      await expect(page.getByRole("heading", { name: "改善したところ" })).toHaveCount(0);
      expect(await kept()).toBe(content);
    } else {
      await page.getByRole("button", { name: "この内容にする" }).click();
      await expectNotice(page, "プロンプトを更新しました");
      expect(await kept()).not.toBe(content);
      expect(await kept()).toContain("{{日時}}");
    }
  }
});
