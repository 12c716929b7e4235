import type { BrowserContext, Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { publishPrompt } from "../support/clients/publish-prompt";
import { enterAsAdmin, reportPrompt } from "../support/clients/town-client";
import { fromHere } from "../support/clients/visitor";
import { expect, open, test } from "../support/pages/journey";
import { keepDraft, makeOneOfEach } from "../support/clients/make-one-of-each";
import {
  adminAddresses,
  memberAddresses,
  examplesOf,
  others,
  telling,
  visitorAddresses,
  type Addresses,
  type Made,
} from "../support/pages/page-addresses";
import { siteRoutes } from "../support/clients/site-routes";
import { someOf } from "../support/sampling";
import { violations } from "../support/pages/violations";

/** Form routes and redirects, without a page. */
const unseen = [
  "/auth/sign-out",
  "/auth/verification-email",
  "/auth/google",
  "/login",
  "/profile/confirm",
  "/profile/email/cancel",
  "/profile/passkeys",
];

/** The pattern of every page for people; the widget is a document of its own. */
const pagePatterns = [
  ...siteRoutes.filter(({ isPage, path }) => isPage && !unseen.includes(path)).map(({ path }) => path),
  "/embed/:shareId",
];

const nothing: Made = {
  draft: "",
  folder: "",
  prompt: "",
  post: "",
  share: "",
  token: "",
  passkey: "",
  connection: "",
  importing: "",
  consent: "",
  trashed: "",
  member: "",
  example: "",
  fact: "",
};

/** Where colors are checked, on pages with a kind of content many times over or without a header. */
const samples: Record<string, string> = {
  "/docs/api": "body > :not(main), header, nav, #topic-auth, #errorCodes, #limits",
};

/** In Japanese the pages that no other run looks at, in each of the others every second page. */
const inLongRuns = (pages: Addresses, patterns: string[], language: string) =>
  language === "ja"
    ? others(pages, patterns)
    : others(pages, []).filter((_, index) => index % 2 === Number(language === "es"));

const inLanguage = (address: string, language: string) =>
  `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;

/** Checks pages; the colors of their headers and footers on the first only. */
async function expectNoViolations(page: Page, addresses: string[], language = "ja") {
  for (const [at, address] of addresses.entries()) {
    await page.goto(inLanguage(address, language));
    const rest = at === 0 || address.startsWith("/embed") ? "html" : "main";
    expect.soft(await violations(page, { colouredIn: samples[address] ?? rest }), address).toEqual([]);
  }
}

test.describe("accessibility @js", () => {
  test("the axe run covers every page of the site", () => {
    const looked = [visitorAddresses(nothing), memberAddresses(nothing), adminAddresses("")];
    expect([...new Set(looked.flatMap(Object.keys))].toSorted()).toEqual(
      [...new Set(pagePatterns)].toSorted(),
    );
  });

  const visitorPages = async (context: BrowserContext) => {
    await join(context.request);
    const theirs = await makeOneOfEach(context.request);
    await context.clearCookies();
    return visitorAddresses({ ...theirs, draft: await keepDraft(context.request) });
  };
  const memberPages = async (context: BrowserContext) => {
    await join(context.request);
    return memberAddresses(await makeOneOfEach(context.request));
  };

  test("axe finds nothing on the telling pages of a visitor", async ({ page, context }) => {
    await expectNoViolations(page, someOf(examplesOf(await visitorPages(context), telling.visitor), 4));
  });

  test("axe finds nothing on the telling pages of a member", async ({ page, context }) => {
    await expectNoViolations(page, someOf(examplesOf(await memberPages(context), telling.member), 4, 1));
  });

  test("axe finds nothing in the opened rows of a library @all", async ({ page, context }) => {
    await join(context.request);
    await makeOneOfEach(context.request);
    await open(page, "/dashboard");
    for (const row of await page.locator("main [data-task=open]").all()) await row.press("Enter");
    await expect(page.locator(".row-open").first()).toBeVisible();
    expect(await violations(page, { colouredIn: "main" })).toEqual([]);
  });

  for (const language of ["ja", "en", "es"]) {
    test(
      `axe finds nothing on the pages of a visitor: ${language}`,
      { tag: "@all" },
      async ({ page, context }) => {
        const pages = inLongRuns(await visitorPages(context), telling.visitor, language);
        await expectNoViolations(page, pages, language);
      },
    );

    test(
      `axe finds nothing on the pages of a member: ${language}`,
      { tag: "@all" },
      async ({ page, context }) => {
        const pages = inLongRuns(await memberPages(context), telling.member, language);
        await expectNoViolations(page, pages, language);
      },
    );

    test(
      `axe finds nothing on the pages of an admin: ${language}`,
      { tag: "@all" },
      async ({ page, context }) => {
        await join(context.request);
        const { id } = await publishPrompt(context.request);
        await context.clearCookies();
        await reportPrompt(context.request, id);
        await enterAsAdmin(context.request);
        const look = async (when: string) => {
          for (const address of Object.values(adminAddresses(id)).flat()) {
            expect((await page.goto(inLanguage(address, language)))!.status()).toBe(200);
            const found = await violations(page, { colouredIn: "main" });
            expect.soft(found, `${address} ${when}`).toEqual([]);
          }
        };
        await look("before the decision");
        const form = { action: "hide", reason: "spam", sentence: "広告は載せられません。" };
        const decided = await context.request.post(`/moderation/${id}`, { headers: fromHere, form });
        expect(new URL(decided.url()).pathname).toBe("/moderation");
        await look("after it");
      },
    );
  }
});
