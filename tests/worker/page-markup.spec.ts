import type { APIRequestContext, Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

import { variablesOf } from "../../app/domain/variables";
import { checkEach } from "../support/check-each";
import { expect, test } from "../support/clients/clients";
import { createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { makeOneOfEach } from "../support/clients/make-one-of-each";
import { publishPrompt } from "../support/clients/publish-prompt";
import { makeVariable } from "../support/factories/make-variable";
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
import { runTogether } from "../support/formats/run-together";
import { lender } from "../support/lender";
import { someOf } from "../support/sampling";

test.use({ javaScriptEnabled: false });

/** Creates and publishes a prompt with fields; the addresses of its pages. */
async function keepFields(client: APIRequestContext): Promise<string[]> {
  const content = "Write to {{who}} in a {{tone}} tone.";
  const variables = variablesOf(content, [
    makeVariable("tone", { kind: "choice", options: ["warm", "plain"] }),
  ]);
  const { id } = await createPrompt(client, { originalInput: "Letters", content, variables });
  const post = await publishPrompt(client, { content });
  return [
    `/dashboard/prompts/${id}`,
    `/dashboard/prompts/${id}/use`,
    `/town-prompts/${post.id}/edit`,
    `/my-town-prompts/${post.id}/languages?language=es`,
    `/prompts/${post.shareId}`,
    `/prompts/${post.shareId}/remix`,
  ];
}

/** Every telling page, and in each run some of the others. */
const chosenOf = (pages: Addresses, patterns: string[]) => [
  ...examplesOf(pages, patterns),
  ...someOf(others(pages, patterns), 4),
];

/** Visits the pages, several at a time: first the member's of `client`, then a visitor's, then an admin's. */
async function seeAll(
  client: APIRequestContext,
  look: (address: string) => Promise<void>,
  leave: () => Promise<void>,
) {
  const lookAtAll = (addresses: string[]) => checkEach(addresses, String, look, 4);
  await join(client);
  const made = await makeOneOfEach(client);
  const asking = await keepFields(client);
  await lookAtAll([...chosenOf(memberAddresses(made), telling.member), ...asking]);
  await leave();
  await lookAtAll(chosenOf(visitorAddresses(made), telling.visitor));
  await reportPrompt(client, made.post);
  await enterAsAdmin(client);
  await lookAtAll(Object.values(adminAddresses(made.post)).flat());
}

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  // HTML allows a label on a list, and screen readers read it.
  rules: {
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // An inactive page number has no address.
    "prefer-native-element": ["error", { exclude: ["link"] }],
    "heading-level": "error",
    "no-missing-references": "error",
  },
});

/** The rules that a document breaks. */
async function brokenRules(html: string) {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => [ruleId, message, selector]);
}

/** Controls of a form that is not there, and times that no program can read. */
const danglingParts = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll("[form]")];
    const faults = controls.filter(
      (control) => !(document.getElementById(control.getAttribute("form")!) instanceof HTMLFormElement),
    );
    const times = [...document.querySelectorAll("time")].filter(({ dateTime }) =>
      Number.isNaN(Date.parse(dateTime)),
    );
    return [...faults, ...times].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

test("every page is valid HTML, has each control in a form, and joins no words without style sheets", async ({
  context,
}) => {
  const withPage = lender(() => context.newPage());
  const look = (address: string) =>
    withPage(async (page) => {
      const response = await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=en`);
      expect(await brokenRules(await response!.text())).toEqual([]);
      expect(await danglingParts(page)).toEqual([]);
      expect(await runTogether(page)).toEqual([]);
    });
  await seeAll(context.request, look, () => context.clearCookies());
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("the preview of a form has a form of its own, which sends nothing @all", async ({ page, context }) => {
    await join(context.request);
    const { id } = await createPrompt(context.request, {
      originalInput: "Letters",
      content: "Write to {{who}}.",
    });
    await page.goto(`/dashboard/prompts/${id}?lang=en`);
    const preview = page.getByRole("region", { name: "Preview of the form" });
    const box = preview.getByRole("textbox", { name: "who" });
    await box.fill("Ada");
    await box.press("Enter");
    await expect(box).toHaveValue("Ada");
    await expect(page).toHaveURL(`/dashboard/prompts/${id}?lang=en`);
    expect(await danglingParts(page)).toEqual([]);
  });
});

test("the quick actions of a row name its prompt", async ({ context, page }) => {
  await join(context.request);
  await createPrompt(context.request, { originalInput: "Thanks", content: "Write thanks." });
  await createPrompt(context.request, { originalInput: "Letters", content: "Write to {{who}}." });
  await page.goto("/dashboard?lang=en");
  const row = page.locator("[data-row]").first();
  await expect(row.getByRole("group", { name: "Actions for “Letters”" })).toHaveCount(1);
  for (const name of ["Use “Letters”", "Edit “Letters”"])
    await expect(row.getByRole("link", { name, exact: true })).toHaveCount(1);
  const copy = page.locator("button[data-task=copy]");
  await expect(copy).toHaveAttribute("aria-label", "Copy “Thanks”");
});
