import { join } from "../support/clients/members";
import { publishPrompt, uniquePurpose } from "../support/clients/publish-prompt";
import { expect, expectToast, open, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";

test("a prompt of the town is saved with one tap, stands on the shelf, and is taken off", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const place = { category: "technology", subcategory: "IoT" };
  const town = `/town-prompts?${new URLSearchParams(place)}`;
  const title = uniquePurpose("棚の題");
  await join(context.request);
  const { shareId } = await publishPrompt(context.request, { title, ...place });
  await context.clearCookies();
  await join(context.request);

  await open(page, town, javaScriptEnabled);
  const card = cardOf(page, title);
  await card.getByRole("button", { name: `保存: ${title}` }).click();
  await expectToast(page, "本棚に保存しました");
  await expect(page).toHaveURL(town);
  await expect(card.getByRole("button", { name: `保存済み: ${title}` })).toBeVisible();

  await open(page, "/dashboard/shelf", javaScriptEnabled);
  await expect(page.getByRole("link", { name: title })).toHaveAttribute("href", `/prompts/${shareId}`);
  await page.getByRole("button", { name: `「${title}」を本棚から外す` }).click();
  await expectToast(page, "本棚から外しました");
  await expect(page.getByText("本棚はまだ空です")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "街を見る" }).click();
  await expect(card.getByRole("button", { name: `保存: ${title}` })).toBeVisible();
});
