import { join, register } from "../support/clients/members";
import { expect, test } from "../support/pages/journey";
import { fromHere, visitor } from "../support/clients/visitor";
import { keepFolder, keepPrompt } from "../support/clients/keep-prompt";

test("people's text is escaped in every field @js", { tag: "@promise-17a" }, async ({ page, context }) => {
  await join(context.request);
  const corpus = [
    `<img src=x onerror="alert(1)">`,
    `"><svg onload=alert(2)>`,
    `</textarea><script>alert(3)</script>`,
    `javascript:alert(4)//'"`,
    `{{constructor}} \${7*7} &lt;b&gt; <b>`,
  ];
  page.on("dialog", () => expect("a dialog").toBe("never opened"));
  for (const text of corpus) {
    const folderId = await keepFolder(context.request, text);
    await keepPrompt(context.request, { originalInput: text, content: text, tags: [text], folderId });
  }
  await page.goto("/dashboard");
  await hydrated(page);
  for (const text of corpus) {
    const card = page.getByRole("article", { name: text, exact: true });
    await expect(card.getByRole("heading", { name: text, exact: true })).toBeVisible();
    await card.getByRole("heading", { name: text, exact: true }).click();
    await expect(card.locator(".prompt-text").last()).toHaveText(text);
    await expect(folders(page).getByText(text, { exact: true })).toBeVisible();
  }
  for (const text of corpus) {
    await page.goto(`/dashboard?${new URLSearchParams({ search: text, tag: text })}`);
    await expect(page.getByRole("textbox", { name: "プロンプトを検索" })).toHaveValue(text);
    await expect(page.getByRole("link", { name: `「${text}」の絞り込みを外す` })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
  }
  await expect(page.locator("main img, main script, main b")).toHaveCount(0);
});
