import { expect, hydrated, test } from "../support/pages/journey";

for (const width of [375, 1280])
  test(`the notice of another language does not cover the language links: ${width} px @js`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/terms");
    await hydrated(page);
    const links = page.locator("[data-language-links]");
    await links.getByRole("link", { name: "English" }).click();
    const notice = page.locator("[data-toast]");
    await expect(notice).toBeVisible();
    const [over, under] = [(await notice.boundingBox())!, (await links.boundingBox())!];
    const isApart = over.y + over.height <= under.y || under.y + under.height <= over.y;
    expect(isApart, JSON.stringify({ over, under })).toBe(true);
    await links.getByRole("link", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
