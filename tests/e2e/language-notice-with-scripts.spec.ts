import { expect, open, test } from "../support/pages/journey";

test("the toast of another language does not cover the language links @js @all", async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/terms?lang=ja");
    const links = page.locator("[data-language-links]");
    await links.getByRole("link", { name: "English" }).click();
    const notice = page.locator("[data-toast]");
    await expect(notice).toBeVisible();
    const [over, under] = [(await notice.boundingBox())!, (await links.boundingBox())!];
    const isApart = over.y + over.height <= under.y || under.y + under.height <= over.y;
    expect(isApart, JSON.stringify({ over, under })).toBe(true);
    await links.getByRole("link", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  }
});
