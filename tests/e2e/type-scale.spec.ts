import type { Page } from "@playwright/test";

import { keepDraft, makeOneOfEach } from "../support/clients/make-one-of-each";
import { join } from "../support/clients/members";
import { publishPrompt } from "../support/clients/publish-prompt";
import { enterAsAdmin, reportPrompt } from "../support/clients/town-client";
import {
  adminAddresses,
  examplesOf,
  memberAddresses,
  others,
  telling,
  visitorAddresses,
  type Addresses,
} from "../support/pages/page-addresses";
import { expect, test } from "../support/pages/journey";

/** The sizes of text: quiet lines and small controls, text, headings of sections, and the title of a page. */
const scale = [14, 16, 20, 28];

const marked = [
  "# Plan",
  "## Week",
  "Use `code` and **force**.",
  "- one",
  "- two",
  "> so",
  "```",
  "let a",
  "```",
  "| a | b |",
  "| - | - |",
  "| 1 | 2 |",
].join("\n\n");

/** Elements with text, and controls, of another size. */
const astray = (page: Page) =>
  page.evaluate((sizes) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const elements = new Set<Element>(document.querySelectorAll("input, textarea, select"));
    while (texts.nextNode())
      if (texts.currentNode.textContent!.trim() !== "") elements.add(texts.currentNode.parentElement!);
    return [...elements].flatMap((element) => {
      if (element.matches("script, style, template, noscript, svg *")) return [];
      const { fontSize } = getComputedStyle(element);
      const shown = `${fontSize}: ${element.outerHTML.slice(0, 90)}`;
      return sizes.includes(Number.parseFloat(fontSize)) ? [] : [shown];
    });
  }, scale);

/** Looks at pages before their scripts, which change no sizes. The widget has a style of its own. */
async function expectScale(page: Page, addresses: string[]) {
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const address of addresses.filter((path) => !path.startsWith("/embed"))) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      expect.soft(await astray(page), `${address} at ${width}`).toEqual([]);
    }
  }
}

const choices = [
  { which: "telling pages", choose: examplesOf, tag: [] },
  { which: "other pages", choose: others, tag: "@all" },
] satisfies { which: string; choose: (pages: Addresses, patterns: string[]) => string[]; tag: string | [] }[];

test.describe("text has one of four sizes @js", () => {
  for (const { which, choose, tag } of choices) {
    test(`on the ${which} of a visitor`, { tag }, async ({ page, context }) => {
      await join(context.request);
      const made = await makeOneOfEach(context.request);
      const { shareId } = await publishPrompt(context.request, {
        content: `${marked}\n\n${crypto.randomUUID()}`,
      });
      await context.clearCookies();
      const pages = visitorAddresses({ ...made, draft: await keepDraft(context.request) });
      await expectScale(page, [`/prompts/${shareId}`, ...choose(pages, telling.visitor)]);
    });

    test(`on the ${which} of a member`, { tag }, async ({ page, context }) => {
      await join(context.request);
      await expectScale(page, choose(memberAddresses(await makeOneOfEach(context.request)), telling.member));
    });
  }

  test("on the pages of an admin", { tag: "@all" }, async ({ page, context }) => {
    await join(context.request);
    const { id } = await publishPrompt(context.request);
    await context.clearCookies();
    await reportPrompt(context.request, id);
    await enterAsAdmin(context.request);
    await expectScale(page, Object.values(adminAddresses(id)).flat());
  });
});
