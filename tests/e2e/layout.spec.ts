import type { APIRequestContext, Page } from "@playwright/test";

import { keepDraft, makeOneOfEach } from "../support/clients/make-one-of-each";
import { join } from "../support/clients/members";
import { uniqueWord } from "../support/clients/publish-prompt";
import { showProfile } from "../support/clients/share-client";
import { fromHere } from "../support/clients/visitor";
import { jpeg } from "../support/factories/pictures";
import { expect, open, test } from "../support/pages/journey";
import { openedText, openPrompt } from "../support/pages/library-page";
import {
  examplesOf,
  memberAddresses,
  others,
  telling,
  visitorAddresses,
  type Addresses,
  type Made,
} from "../support/pages/page-addresses";
import { chooseFile, cropDialog } from "../support/pages/profile-page";

// A touch screen needs larger targets than a mouse.
test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

/** A text of this length without a place to break a line, and unlike any other, since the town takes no copies. */
const unbroken = (length: number) =>
  uniqueWord()
    .repeat(Math.ceil(length / 32))
    .slice(0, length);

async function change(request: APIRequestContext, path: string, data: object) {
  const response = await request.patch(path, { headers: fromHere, data });
  expect(response.status(), await response.text()).toBe(200);
}

/** One of each thing with a page, with the longest texts that the site takes. */
async function makeLongestOfEach(request: APIRequestContext): Promise<Made> {
  const made = await makeOneOfEach(request);
  const tags = Array.from({ length: 20 }, (_, index) => `${index}`.padStart(50, "W"));
  for (const id of [made.prompt, made.post])
    await change(request, `/api/prompts/${id}`, {
      originalInput: unbroken(4_000),
      content: unbroken(20_000),
      tags,
    });
  const texts = { title: "W".repeat(50), description: "W".repeat(1_000) };
  await change(request, `/api/prompts/${made.share}/edit`, texts);
  await change(request, `/api/folders/${made.folder}`, { name: "幅".repeat(50) });
  await showProfile(request, "W".repeat(50), "W".repeat(500));
  return { ...made, draft: await keepDraft(request, unbroken(4_000)) };
}

/** What is wider than the screen, or than the bar that holds it. */
const wide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("[data-action-bar]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => element.outerHTML.slice(0, 90)),
  );

/** Looks at pages before their scripts, which change no widths. */
async function expectNarrow(page: Page, language: string, addresses: string[]) {
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const address of addresses) {
    await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`, {
      waitUntil: "domcontentloaded",
    });
    expect.soft(await wide(page), address).toEqual([]);
  }
}

const choices = [
  // Japanese breaks lines anywhere, and Spanish has the longest words.
  { language: "ja", which: "telling pages", choose: examplesOf, tag: "@all" },
  { language: "es", which: "telling pages", choose: examplesOf, tag: [] },
  { language: "ja", which: "other pages", choose: others, tag: "@all" },
  { language: "es", which: "other pages", choose: others, tag: "@all" },
  { language: "en", which: "pages", choose: (pages: Addresses) => others(pages, []), tag: "@all" },
];

for (const { language, which, choose, tag } of choices)
  test.describe(`the longest texts on the narrowest phone: ${language} @js`, { tag }, () => {
    test(`none of the ${which} of a visitor is scrolled sideways`, async ({ page, context }) => {
      await join(context.request);
      const made = await makeLongestOfEach(context.request);
      await context.clearCookies();
      const draft = await keepDraft(context.request, unbroken(4_000));
      await expectNarrow(page, language, choose(visitorAddresses({ ...made, draft }), telling.visitor));
    });

    test(`none of the ${which} of a member is scrolled sideways`, async ({ page, context }) => {
      await join(context.request);
      const pages = memberAddresses(await makeLongestOfEach(context.request));
      await expectNarrow(page, language, choose(pages, telling.member));
    });
  });

test("what opens in a page is no wider than the narrowest phone @js @all", async ({ page, context }) => {
  await join(context.request);
  const { folder } = await makeLongestOfEach(context.request);
  await open(page, `/dashboard?folder=${folder}&tag=${"1".padStart(50, "W")}`);
  await openPrompt(page);
  await expect(openedText(page)).toBeVisible();
  expect(await wide(page)).toEqual([]);

  await open(page, "/town-prompts?category=business&language=all");
  for (const opener of await page.locator("main button[popovertarget]").all()) {
    await opener.click();
    expect(await wide(page)).toEqual([]);
    await page.keyboard.press("Escape");
  }

  await open(page, "/profile/edit");
  await chooseFile(page, jpeg);
  const dialog = cropDialog(page);
  await expect(dialog).toBeVisible();
  for (const role of ["application", "slider", "button"] as const)
    for (const part of await dialog.getByRole(role).all()) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await wide(page)).toEqual([]);
});
