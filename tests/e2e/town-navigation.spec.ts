import { join } from "../support/clients/members";
import { expect, open, test } from "../support/pages/journey";

test("an unknown category has no page @plain", async ({ page, javaScriptEnabled }) => {
  for (const query of [
    "category=cooking",
    "category=ai&subcategory=風景",
    "subcategory=風景",
    "category=ai&subcategory=none",
  ]) {
    const answer = await open(page, `/town-prompts?${query}`, javaScriptEnabled);
    expect(answer.status(), query).toBe(404);
    await expect(
      page.getByText("そのカテゴリーはありません。ほかのカテゴリーを選んでください。"),
    ).toBeVisible();
  }
  expect((await open(page, "/town-prompts?category=all", javaScriptEnabled)).status()).toBe(200);
});

test("the menu leads to the town, signed out and signed in, and so does the library @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const menu = page.getByRole("dialog", { name: "メニュー" });
  const enter = async (path: string) => {
    await open(page, path, javaScriptEnabled);
    await page.getByRole("button", { name: "メニューを開く" }).click();
    await menu.getByRole("link", { name: "街", exact: true }).click();
    await expect(page).toHaveURL("/town-prompts");
    await expect(page.getByRole("heading", { level: 1, name: "街のプロンプト" })).toBeVisible();
  };
  await enter("/dashboard");
  await page.getByRole("link", { name: "自分の投稿" }).click();
  await expect(page).toHaveURL("/my-town-prompts");
  await open(page, "/dashboard", javaScriptEnabled);
  await page.getByRole("main").getByRole("link", { name: "街", exact: true }).first().click();
  await expect(page).toHaveURL("/town-prompts");
  await context.clearCookies();
  await enter("/generate");
});

for (const { lang, category, subcategory, title } of [
  { lang: "en", category: "Images", subcategory: "Landscape", title: "Prompts of the town" },
  { lang: "es", category: "Imágenes", subcategory: "Paisajes", title: "Prompts de la ciudad" },
])
  test(`an address with a language shows categories in it: ${lang} @plain`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await open(page, `/town-prompts?category=image&subcategory=風景&lang=${lang}`, javaScriptEnabled);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${subcategory}s? \\| ${category} \\| ${title} \\| `));
    await expect(page.locator("aside").getByRole("link", { name: new RegExp(`^${category}`) })).toBeVisible();
    await expect(page.locator("main [aria-current=page]").first()).toBeVisible();
  });
