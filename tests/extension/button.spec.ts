import { expect, test } from "../support/extension/extension";

test.use({ isAllowed: true });

test("on a site that the person allowed, a button stands at the box with the focus", async ({
  installed,
}) => {
  const page = await installed.open("textarea");
  const box = page.locator("textarea");
  // The browser notes the allowed site a moment after the installation.
  await expect
    .poll(async () => {
      await page.reload();
      await box.click();
      await page.waitForTimeout(200);
      return page.locator("html > div[popover]").count();
    })
    .toBe(1);
  await box.fill("My line");
  const { x, y, width, height } = (await page.locator("html > div[popover]").boundingBox())!;
  // A press that the page makes up opens nothing.
  await page.evaluate(
    ([left, top]) => {
      const host = document.querySelector<HTMLElement>("html > div[popover]")!;
      host.click();
      document.elementFromPoint(left!, top!)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    },
    [x + width / 2, y + height / 2],
  );
  await page.waitForTimeout(300);
  expect(page.frames()).toHaveLength(1);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => page.frames().length).toBe(2);
  const panel = page.frames()[1]!;
  await expect(panel.getByText("My line")).toBeVisible();
  await panel.getByRole("button", { name: "閉じる" }).click();
  await expect(box).toBeFocused();
  await page.locator("#answer").click();
  await expect(page.locator("html > div[popover]")).toHaveCount(0);
});
