import { expect, hydrated, test } from "../support/pages/journey";

test.use({ viewport: { width: 375, height: 812 } });

test.describe("the bar of the button @js", () => {
  for (const language of ["es", "ja"])
    test(`on a phone it never covers the line that is typed: ${language}`, async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await hydrated(page);
      const line = page.locator("textarea[name=purpose]");
      await line.click();
      await page.keyboard.type("receta con garbanzos");
      await expect(page.locator("[data-questions] textarea").first()).toBeAttached();
      const button = page.locator("form:has(textarea[name=purpose]) button[type=submit]");
      await expect
        .poll(async () => {
          const [field, bar] = [await line.boundingBox(), await button.boundingBox()];
          return bar!.y - (field!.y + field!.height);
        })
        .toBeGreaterThan(0);
    });
});
