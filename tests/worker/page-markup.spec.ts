import type { APIRequestContext } from "@playwright/test";
import { HtmlValidate } from "html-validate";

import { expect, test } from "../support/clients/clients";
import { join } from "../support/clients/members";
import { makeOneOfEach } from "../support/clients/make-one-of-each";
import { enterAsAdmin, reportPrompt } from "../support/clients/town-client";
import { adminAddresses, memberAddresses, visitorAddresses } from "../support/pages/page-addresses";
import { runTogether } from "../support/formats/run-together";

test.use({ javaScriptEnabled: false });

// Every page, of a visitor's, a member's and an admin's.
test.describe.configure({ timeout: 180_000 });

/** Visits every page: first the member's of `client`, then a visitor's, then an admin's. */
async function seeAll(
  client: APIRequestContext,
  look: (address: string) => Promise<void>,
  leave: () => Promise<void>,
) {
  await join(client);
  const made = await makeOneOfEach(client);
  for (const address of Object.values(memberAddresses(made)).flat()) await look(address);
  await leave();
  for (const address of Object.values(visitorAddresses(made)).flat()) await look(address);
  await reportPrompt(client, made.post);
  await enterAsAdmin(client);
  for (const address of Object.values(adminAddresses(made.post)).flat()) await look(address);
}

test("no page joins words in a browser without style sheets", async ({ page, context }) => {
  const look = async (address: string) => {
    await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=en`);
    expect.soft(await runTogether(page), address).toEqual([]);
  };
  await seeAll(context.request, look, () => context.clearCookies());
});

test("every page is valid HTML", async ({ context }) => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:a11y"],
    // HTML allows a label on a list, and screen readers read it.
    rules: {
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // An inactive page number has no address.
      "prefer-native-element": ["error", { exclude: ["link"] }],
    },
  });
  const look = async (address: string) => {
    const html = await (await context.request.get(address)).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages);
    expect
      .soft(
        faults.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
        address,
      )
      .toEqual([]);
  };
  await seeAll(context.request, look, () => context.clearCookies());
});
