import { join } from "../support/clients/members";
import { publishPrompt, uniquePurpose, uniqueWord } from "../support/clients/publish-prompt";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";

test("back from a service, the reader is asked once; the way back is the list @js", async ({
  page,
  context,
}) => {
  await join(context.request);
  const title = uniquePurpose("帰り道", uniqueWord().slice(0, 20));
  const { shareId } = await publishPrompt(context.request, { title });
  await context.route(/chatgpt\.com/, (route) => route.fulfill({ body: "ChatGPT" }));
  const comesBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const list = "/town-prompts?category=communication&subcategory=文章作成";
  await page.goto(list);
  await hydrated(page);
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/prompts/${shareId}`);
  const question = page.getByText("うまくいきましたか？");
  await comesBack();
  await expect(question).toBeHidden();
  await page.getByRole("link", { name: "ChatGPT" }).click();
  await expectToast(page, "入力欄に入っています");
  await comesBack();
  await expect(question).toBeVisible();
  await expect(page.getByRole("link", { name: "できたものを見せる" })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.getByRole("link", { name: "ChatGPT" }).click();
  await expectToast(page, "入力欄に入っています");
  await comesBack();
  await expect(question).toBeHidden();
  await page.getByRole("link", { name: "戻る" }).click();
  await expect(page).toHaveURL(list);
});
