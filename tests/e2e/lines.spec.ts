import { join } from "../support/join";
import { expect, test } from "../support/journey";
import { cardOf } from "../support/library-page";
import { publishPrompt } from "../support/publish-prompt";

const desktop = { width: 1280, height: 900 };

for (const language of ["ja", "en", "es"]) {
  test(`what an owner can do with a published prompt stands on one line: ${language} @js`, async ({
    page,
    context,
  }) => {
    await join(context.request);
    const { originalInput } = await publishPrompt(context.request);
    await page.setViewportSize(desktop);
    await page.goto(`/town-prompts?lang=${language}`);
    const actions = cardOf(page, originalInput).getByRole("group").locator("a, button");
    await expect(actions).toHaveCount(4);
    const tops = await actions.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  });

  test(`the language of the page is marked within the page's edges: ${language}`, async ({ page }) => {
    for (const size of [desktop, { width: 375, height: 812 }]) {
      await page.setViewportSize(size);
      await page.goto(`/terms?lang=${language}`);
      const mark = (await page.locator("footer [aria-current]").boundingBox())!;
      const row = (await page.locator("footer > div > div").first().boundingBox())!;
      expect(mark.x).toBeGreaterThanOrEqual(row.x);
      expect(mark.x + mark.width).toBeLessThanOrEqual(row.x + row.width);
    }
  });
}

test("no code of an error is broken over two lines", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/docs/api");
  const codes = page.locator("#errorCodes td[translate=no]");
  await expect(codes.first()).toBeVisible();
  const broken = await codes.evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length > 1;
      })
      .map((cell) => cell.textContent),
  );
  expect(broken).toEqual([]);
});
