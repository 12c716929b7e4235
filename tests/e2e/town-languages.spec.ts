import { join } from "../support/clients/members";
import { expect, test } from "../support/pages/journey";
import { publishPrompt, uniquePurpose } from "../support/clients/publish-prompt";

test("an author publishes a prompt in another language, and readers switch between both @all", async ({
  page,
  context,
}) => {
  await join(context.request);
  const purpose = uniquePurpose();
  const { shareId } = await publishPrompt(context.request, {
    originalInput: purpose,
    content: "{{店}}の案内文を書いてください。",
  });
  await page.goto(`/prompts/${shareId}`);
  await page.getByRole("link", { name: "別の言語で公開" }).click();
  const choice = page.getByRole("navigation", { name: "公開する言語" });
  await choice.getByRole("link", { name: "English" }).click();
  const text = page.getByLabel("プロンプト本文");
  await expect(text).toHaveValue("{{店}}の案内文を書いてください。");
  await page.getByLabel("目的", { exact: true }).fill("");
  await text.fill("Write a notice for {{店}}.");
  await page.getByRole("button", { name: "Englishで公開" }).click();
  // Nothing typed is lost.
  await expect(page.getByLabel("目的", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(text).toHaveValue("Write a notice for {{店}}.");
  await page.getByLabel("目的", { exact: true }).fill(`Notice ${purpose}`);
  await page.getByRole("button", { name: "Englishで公開" }).click();
  await expect(page).toHaveURL(/\/my-town-prompts$/);

  await page.goto(`/prompts/${shareId}`);
  const languages = page.getByRole("navigation", { name: "このプロンプトの言語" });
  await languages.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`Notice`));
  await expect(languages.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "page");
  await page.goto("/town-prompts");
  const list = page.getByRole("navigation", { name: "プロンプトの言語" });
  await page.getByRole("button", { name: "プロンプトの言語: 日本語" }).click();
  await list.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/language=en/);
  await expect(list).toBeHidden();
  await expect(page.getByRole("heading", { name: `Notice ${purpose}` })).toBeVisible();
  // The choice is saved.
  await page.goto("/town-prompts");
  await page.getByRole("button", { name: "プロンプトの言語: English" }).click();
  await expect(list.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
});
