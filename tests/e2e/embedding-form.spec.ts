import type { Page, Request } from "@playwright/test";

import { fillPrompt, variablesOf } from "../../app/domain/variables";
import { embedCode } from "../../app/features/sharing/embed-code";
import { join } from "../support/clients/members";
import { sharePrompt } from "../support/clients/share-prompt";
import { hostileTexts } from "../support/factories/hostile-texts";
import { expect, test } from "../support/pages/journey";
import { servePages } from "../support/servers/serve-pages";
import { makeVariable } from "../support/factories/make-variable";

const cities = ["Lima", "Quito", "Madrid", "Bogotá", "Rosario", "Sevilla", "Cádiz"];
const content = [
  "- Note: {{note}}",
  "",
  "Write to {{who}} in {{city}}, {{who}}. <b>&amp;</b> {{ city }}",
  "",
  "- **Tone**: {{tone}} (optional)",
  "1. {{note}}",
  "",
  "  {{tone}}  ",
  "{{#if x}} {{unknown!}} {{note}} stays. {{tone}}",
  "",
  "",
  "{{note}}",
].join("\n");
const variables = variablesOf(content, [
  makeVariable("who", { label: "Who", required: true }),
  makeVariable("city", { kind: "choice", options: cities, value: "Quito" }),
  makeVariable("tone", { options: ["warm", "plain"] }),
  makeVariable("note", { kind: "long_text" }),
]);
const form = "?view=form&lang=en";

test.beforeEach(async ({ context }) => {
  await join(context.request);
});

test.describe("with scripts @js", () => {
  test("a reader of another site fills the form and copies: one request, one for the count, no cookie", async ({
    page,
    context,
    baseURL,
  }) => {
    const { shareId } = await sharePrompt(context.request, { title: "A letter", content, variables });
    const options = { theme: "auto", language: "en", autoHeight: false, view: "form" } as const;
    const host = await servePages({ "/": embedCode(baseURL!, shareId, "A letter", options) });
    const asked: Request[] = [];
    context.on("request", (request) => {
      if (request.url().startsWith(baseURL!)) asked.push(request);
    });
    await page.goto(host.url);
    const widget = page.frameLocator("iframe");
    const copy = widget.getByRole("button", { name: "Copy", exact: true });
    await copy.click();
    await expect(widget.getByRole("textbox", { name: "Who" })).toBeFocused();
    await widget.getByRole("textbox", { name: "Who" }).fill("Ada");
    await expect(widget.getByRole("combobox")).toHaveValue("Quito");
    await widget.getByRole("combobox").selectOption("Lima");
    await widget.getByRole("radio", { name: "warm" }).check();
    await widget.getByRole("textbox", { name: "tone: in your own words" }).press("Enter");
    await copy.click();
    await expect(widget.getByRole("button", { name: "Copied" })).toBeVisible();
    const expected = fillPrompt(content, variables, { who: "Ada", city: "Lima", tone: "warm" });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
    await expect(widget.locator("#text b.on").first()).toHaveText("Ada");
    const addresses = () => asked.map((request) => request.url());
    await expect
      .poll(addresses)
      .toEqual([`${baseURL}/embed/${shareId}?lang=en&view=form`, `${baseURL}/embed/${shareId}/used`]);
    for (const request of asked) {
      expect(await request.headerValue("cookie")).toBeNull();
      const response = (await request.response())!;
      expect([response.ok(), await response.headerValue("set-cookie")]).toEqual([true, null]);
    }
    await host.close();
  });

  test("the widget's script fills as the pages do, whatever the answers hold @all", async ({
    page,
    context,
  }) => {
    const { shareId } = await sharePrompt(context.request, { title: "A letter", content, variables });
    await page.goto(`/embed/${shareId}${form}`);
    const lines = ["", " ", "a\n\nb\n", "$& $1 $$", "{{who}} {{note}}", "\u202Eabc", "x".repeat(20_000)];
    const texts = [...lines, ...hostileTexts];
    const cases = texts.flatMap((note, at) =>
      ["", "plain", texts.at(-at)!.replaceAll("\n", " ")].map((tone) => ({
        note,
        tone,
        who: at % 3 === 0 ? "" : texts[at]!.replaceAll("\n", " "),
        city: at % 2 === 0 ? "" : cities[at % 7]!,
      })),
    );
    for (const values of cases)
      expect(await filledBy(page, values)).toBe(fillPrompt(content, variables, values));
    expect(await page.locator("#text :not(span, b)").count()).toBe(0);
  });
});

/** Types answers into the widget's form; returns its text. */
const filledBy = (page: Page, values: Record<string, string>) =>
  page.evaluate(
    ([answers, names]) => {
      names.forEach((name, at) => {
        const answer = answers[name]!;
        const taps = document.querySelectorAll<HTMLInputElement>(`[type=radio][name=v${at}]`);
        for (const tap of taps) tap.checked = tap.value === answer;
        const isTap = [...taps].some((tap) => tap.checked);
        const box = document.querySelector<HTMLInputElement>(`[name=${taps.length > 0 ? "o" : "v"}${at}]`)!;
        box.value = isTap ? "" : answer;
      });
      document.querySelector("#form")!.dispatchEvent(new Event("input"));
      return document.querySelector("#text")!.textContent;
    },
    [values, variables.map(({ name }) => name)] as const,
  );
