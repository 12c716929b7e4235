import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { expect, expectToast, open, test } from "../support/pages/journey";
import { cardOf, folders } from "../support/pages/library-page";

test.describe("rows of the library dragged onto a folder @js", () => {
  test.beforeEach(async ({ page, context }) => {
    await join(context.request);
    await createFolder(context.request, "企画");
    for (const originalInput of ["一つ目", "二つ目", "三つ目"])
      await createPrompt(context.request, { originalInput });
    await open(page, "/dashboard");
  });

  test("a row moves by its name or its line, and back by the undo; its folder lights meanwhile", async ({
    page,
  }) => {
    const folder = folders(page).getByRole("listitem").filter({ hasText: "企画" });
    const row = cardOf(page, "一つ目");
    await row.locator(".row-use").hover();
    await page.mouse.down();
    await folder.hover();
    // The browser starts to drag with the second move.
    await folder.hover();
    await expect(folder).toHaveAttribute("data-over");
    await folders(page)
      .getByRole("link", { name: /^未分類/ })
      .hover();
    await expect(folders(page).locator("[data-over]")).toHaveCount(0);
    await folder.hover();
    await page.mouse.up();
    await expectToast(page, "「企画」に移動しました");
    await expect(folders(page).locator("[data-over]")).toHaveCount(0);
    await expect(row.locator(".row-folder")).toHaveText("企画");
    await page.getByRole("button", { name: "元に戻す" }).click();
    await expect(row.locator(".row-folder")).toHaveCount(0);

    await cardOf(page, "二つ目").getByRole("heading").dragTo(folder);
    await expect(cardOf(page, "二つ目").locator(".row-folder")).toHaveText("企画");
    await expect(page).toHaveURL("/dashboard");
  });

  test("the chosen rows move together", async ({ page }) => {
    for (const name of ["一つ目", "三つ目"]) await cardOf(page, name).getByRole("checkbox").check();
    await cardOf(page, "三つ目")
      .locator(".row-use")
      .dragTo(folders(page).getByRole("link", { name: /^企画/ }));
    await expectToast(page, "「企画」に2件を移動しました");
    await expect(folders(page).getByRole("link", { name: "企画 2件" })).toBeVisible();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  });
});
