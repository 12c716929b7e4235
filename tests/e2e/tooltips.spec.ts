import { join } from "../support/clients/members";
import { expect, open, test } from "../support/pages/journey";
import { createFolder } from "../support/clients/create-prompt";

test("an icon's tooltip names its action and its folder, for pointer and keyboard @js @all", async ({
  page,
  context,
}) => {
  await join(context.request);
  await createFolder(page.request, "週報");
  await open(page, "/dashboard");
  const rename = page.getByRole("link", { name: "「週報」の名前を変更" });
  const hint = page.getByRole("tooltip");
  await rename.hover();
  await expect(hint).toHaveText("「週報」の名前を変更");
  await page.keyboard.press("Escape");
  await expect(hint).toHaveCount(0);
  await rename.focus();
  await page.keyboard.press("Tab");
  await expect(hint).toHaveText("「週報」を削除");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(hint).toHaveCount(0);
});
