import { keepFact } from "../support/clients/make-one-of-each";
import { join } from "../support/clients/members";
import { expect, test } from "../support/pages/journey";

test("facts are ticked before a prompt is made with them @no-js", async ({ page, context }) => {
  await join(context.request);
  await keepFact(context.request, { name: "客層", text: "常連の方" });
  await page.goto("/facts");
  const make = page.getByRole("button", { name: "選んだことを入れて作る" });
  const hint = page.getByText("使うものにチェックを付けると、それを入れてプロンプトを作れます。");
  await expect(make).toBeHidden();
  await expect(hint).toBeVisible();
  await page.getByRole("checkbox", { name: /常連の方/ }).check();
  await expect(hint).toBeHidden();
  await make.click();
  await expect(page).toHaveURL(/generate\?fact=/);
});
