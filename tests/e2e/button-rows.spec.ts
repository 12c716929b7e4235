import { join } from "../support/clients/members";
import { expect, open, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt } from "../support/clients/publish-prompt";

const desktop = { width: 1280, height: 900 };

for (const language of ["ja", "en", "es"]) {
  test(
    `the owner's controls of a published prompt fit one line: ${language} @js`,
    { tag: "@all" },
    async ({ page, context }) => {
      await join(context.request);
      const { originalInput } = await publishPrompt(context.request);
      await page.setViewportSize(desktop);
      await page.goto(`/town-prompts?language=all&lang=${language}`);
      const actions = cardOf(page, originalInput).getByRole("group").locator("a, button");
      await expect(actions).toHaveCount(3);
      const tops = await actions.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(1);
    },
  );

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

    test(
      `the delete button of a card is not alone on a line: ${language} @js`,
      { tag: "@all" },
      async ({ page, context }) => {
        await join(context.request);
        const { originalInput } = await publishPrompt(context.request);
        for (const path of ["/my-town-prompts?", "/town-prompts?language=all&"]) {
          await page.goto(`${path}lang=${language}`);
          const actions = cardOf(page, originalInput).getByRole("group").locator("a, button");
          await expect(actions.last()).toHaveAttribute("href", /\/delete$/);
          const tops = await actions.evaluateAll((elements) =>
            elements.map((element) => Math.round(element.getBoundingClientRect().top)),
          );
          expect(tops.slice(0, -1), path).toContain(tops.at(-1));
        }
      },
    );
  });
}

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  // In Spanish the long name of the last one leaves no room beside it.
  for (const language of ["ja", "en"])
    test(
      `no action of an opened prompt is alone on a line: ${language} @js`,
      { tag: "@all" },
      async ({ page, context }) => {
        await join(context.request);
        const { originalInput } = await publishPrompt(context.request);
        await open(page, `/dashboard?lang=${language}`);
        await cardOf(page, originalInput).getByRole("heading").click();
        const actions = page.locator(".row-open").getByRole("group").first().locator("a, button");
        await expect(actions.last()).toHaveAttribute("href", /\/delete$/);
        const lines = await actions.evaluateAll((elements) =>
          elements.map((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return Math.round(top + bottom);
          }),
        );
        expect(lines.filter((line) => lines.indexOf(line) === lines.lastIndexOf(line))).toEqual([]);
      },
    );
});

test("the language mark of the page is within the page's edges @plain @all", async ({ page }) => {
  for (const language of ["ja", "en", "es"])
    for (const size of [desktop, { width: 375, height: 812 }]) {
      await page.setViewportSize(size);
      await page.goto(`/terms?lang=${language}`);
      const mark = (await page.locator("footer [aria-current]").boundingBox())!;
      const row = (await page.locator("footer > div > div").first().boundingBox())!;
      expect(mark.x, language).toBeGreaterThanOrEqual(row.x);
      expect(mark.x + mark.width, language).toBeLessThanOrEqual(row.x + row.width);
    }
});

test("the clear button of a search does not cover its submit button @plain", async ({ page }) => {
  await page.goto("/town-prompts?search=x");
  const form = page.getByRole("search");
  const clear = (await form.getByRole("link", { name: "検索を消す" }).boundingBox())!;
  const send = (await form.getByRole("button", { name: "検索" }).boundingBox())!;
  expect(clear.x + clear.width).toBeLessThanOrEqual(send.x);
});

test("the API's table of errors breaks no word, and its code no line @plain @all", async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/docs/api");
    const whole = page.locator("#errorCodes :is(th, td:not(:last-child)), pre");
    await expect(whole.first()).toBeVisible();
    const broken = await whole.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
          return lines.size > element.textContent.split("\n").length;
        })
        .map((element) => element.textContent),
    );
    expect(broken, `${width} pixels`).toEqual([]);
  }
});
