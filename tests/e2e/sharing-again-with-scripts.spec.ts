import { join } from "../support/clients/members";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";
import { expect, expectPanel, hydrated, test } from "../support/pages/journey";

test("the link of a private prompt is copied only once it is to open again @js @all", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await join(context.request);
  const { id, path } = await sharePrompt(context.request, { title: "来月の献立" });
  await togglePublic(context.request, id);
  await page.goto("/dashboard");
  await hydrated(page);
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  await page.getByRole("link", { name: "「来月の献立」の操作" }).click();
  await page.getByRole("menuitem", { name: "共有" }).click();
  const question = page.getByRole("dialog", { name: "リンクを再開しますか？" });
  await expect(question).toContainText("街には表示されません。");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("before");
  await question.getByRole("button", { name: "リンクを再開" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("dialog")).toContainText("リンクはコピーしてあります。");
  await expectPanel(page, "リンクで見られるようになりました");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
  const stranger = await playwright.request.newContext({ baseURL });
  expect((await stranger.get(path)).status()).toBe(200);
  await stranger.dispose();
});
