import { join } from "../support/clients/members";
import { publishPrompt } from "../support/clients/publish-prompt";
import { enterAsAdmin, reportPrompt } from "../support/clients/town-client";
import { fromHere } from "../support/clients/visitor";
import { expect, hydrated, test } from "../support/pages/journey";
import { keepDraft, makeOneOfEach } from "../support/clients/make-one-of-each";
import {
  adminAddresses,
  memberAddresses,
  visitorAddresses,
  type Made,
} from "../support/pages/page-addresses";
import { siteRoutes } from "../support/clients/site-routes";
import { violations } from "../support/pages/violations";

/** Form routes and redirects, without a page. */
const unseen = ["/auth/sign-out", "/auth/verification-email", "/auth/google", "/login"];

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
  connection: "",
  importing: "",
  consent: "",
  trashed: "",
  member: "",
  example: "",
};

/** Addresses of pages with all their possible content. */
const samples: Record<string, string> = {
  "/docs/api": "body > :not(main), header, nav, #topic-auth, #errorCodes, #limits",
};
/** Japanese has every page, each of the others every second one. */
const pagesIn = (language: string, pages: Record<string, string | string[]>) =>
  Object.values(pages)
    .flat()
    .filter((_, index) => language === "ja" || index % 2 === Number(language === "es"));
const inLanguage = (address: string, language: string) =>
  `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;

test.describe("accessibility @js", () => {
  test.slow();

  test("the axe run covers every page of the site", () => {
    const looked = [visitorAddresses(nothing), memberAddresses(nothing), adminAddresses("")];
    expect([...new Set(looked.flatMap(Object.keys))].toSorted()).toEqual(
      [...new Set(pagePatterns)].toSorted(),
    );
  });

  for (const language of ["ja", "en", "es"]) {
    test(`axe finds nothing on any page of a visitor's: ${language}`, async ({ page, context }) => {
      await join(context.request);
      const theirs = await makeOneOfEach(context.request);
      await context.clearCookies();
      const made = { ...theirs, draft: await keepDraft(context.request) };
      for (const address of pagesIn(language, visitorAddresses(made))) {
        await page.goto(inLanguage(address, language));
        expect.soft(await violations(page, { colouredIn: samples[address] }), address).toEqual([]);
      }
    });

    test(`axe finds nothing on any page of a member's: ${language}`, async ({ page, context }) => {
      await join(context.request);
      const made = await makeOneOfEach(context.request);
      for (const address of pagesIn(language, memberAddresses(made))) {
        await page.goto(inLanguage(address, language));
        expect.soft(await violations(page), address).toEqual([]);
      }
      await page.goto("/dashboard");
      await hydrated(page);
      for (const row of await page.locator("main [data-task=open]").all()) await row.press("Enter");
      await expect(page.locator(".row-open").first()).toBeVisible();
      expect.soft(await violations(page), "all that opens").toEqual([]);
    });

    test(`axe finds nothing on any page of an admin's: ${language}`, async ({ page, context }) => {
      await join(context.request);
      const { id } = await publishPrompt(context.request);
      await context.clearCookies();
      await reportPrompt(context.request, id);
      await enterAsAdmin(context.request);
      const look = async (when: string) => {
        for (const address of Object.values(adminAddresses(id)).flat()) {
          expect((await page.goto(inLanguage(address, language)))!.status()).toBe(200);
          expect.soft(await violations(page), `${address} ${when}`).toEqual([]);
        }
      };
      await look("before the decision");
      const form = { action: "hide", reason: "spam", sentence: "広告は載せられません。" };
      const decided = await context.request.post(`/moderation/${id}`, { headers: fromHere, form });
      expect(new URL(decided.url()).pathname).toBe("/moderation");
      await look("after it");
    });
  }
});
