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

  test("on a phone the way to the prompt is whole, and a long line leaves the prompt on the first screen", async ({
    page,
  }) => {
    await page.goto("/?lang=en");
    await hydrated(page);
    const mail = Array.from({ length: 14 }, (_, at) => `Line ${at} of a mail to answer.`).join("\n");
    await page.locator("textarea[name=purpose]").fill(`Reply to this:\n\n${mail}`);
    const way = page.getByRole("link", { name: "See the prompt" });
    await expect(way).toBeVisible();
    expect((await way.boundingBox())!.x).toBeGreaterThanOrEqual(0);
    await page.getByRole("button", { name: "Create the prompt" }).click();
    await expect(page).toHaveURL(/\/generate\/./);
    const asked = page.locator("p", { hasText: "Reply to this:" }).first();
    await expect(asked).toBeVisible();
    expect((await asked.boundingBox())!.height).toBeLessThan(100);
  });

  test("on a phone what is put into the prompt is told where it is tapped", async ({ page }) => {
    await page.goto("/generate?lang=en&purpose=say no to a party invitation");
    await hydrated(page);
    await page.getByRole("button", { name: "Create the prompt" }).click();
    await page.locator("form").getByRole("checkbox").last().check();
    await expect(page.getByText("Put into the prompt: 1")).toBeInViewport();
  });
});
