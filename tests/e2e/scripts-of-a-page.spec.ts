import type { BrowserContext } from "@playwright/test";

import { en } from "../../app/i18n/locales/en";
import { es } from "../../app/i18n/locales/es";
import { ja } from "../../app/i18n/locales/ja";
import { createExample } from "../support/clients/make-one-of-each";
import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { publishPrompt } from "../support/clients/publish-prompt";
import { bytesOf, collectScripts, scriptBudget } from "../support/pages/scripts-of-page";

const dictionaries = { ja, en, es };
type Language = keyof typeof dictionaries;

/** The generator, the town with a prompt, that prompt's page, and the page of one with an example, for visitors. */
async function publicPages(context: BrowserContext): Promise<string[]> {
  const { shareId } = await publishPrompt(context.request);
  const shown = await publishPrompt(context.request);
  await createExample(context.request, shown.id);
  await context.clearCookies();
  return ["/", "/town-prompts", `/prompts/${shareId}`, `/prompts/${shown.shareId}`];
}

test.describe("the scripts of a page @js", () => {
  for (const language of Object.keys(dictionaries) as Language[])
    test(
      `a visitor's scripts stay within the budget, with the texts of one language: ${language}`,
      {
        tag: language === "ja" ? [] : "@all",
      },
      async ({ page, context }) => {
        await join(context.request);
        for (const path of await publicPages(context)) {
          const scriptsOf = collectScripts(page);
          await page.goto(`${path}?lang=${language}`);
          await hydrated(page);
          const scripts = await scriptsOf();
          expect(bytesOf(scripts), `${path} in ${language}`).toBeLessThanOrEqual(scriptBudget);
          const code = [...scripts.values()].join("\n");
          const spoken = Object.entries(dictionaries).filter(([, { shell }]) => code.includes(shell.tagline));
          expect(spoken.map(([name]) => name)).toEqual([language]);
          page.removeAllListeners("response");
        }
      },
    );

  test("a dialog's code is prefetched at the first sign of use, and without it there is its page", async ({
    page,
    context,
  }) => {
    await join(context.request);
    const [, , prompt] = await publicPages(context);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const scripts = () => asked.filter((path) => path.endsWith(".js"));
    await page.goto(prompt!);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const { length } = scripts();
    const link = page.getByRole("link", { name: "埋め込みコード" });
    await link.hover();
    await expect.poll(() => scripts().length).toBeGreaterThan(length);
    const dialog = scripts()[length]!;
    await link.click();
    await expect(page.getByRole("dialog", { name: "埋め込みコード" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeFocused();

    await page.route(`**${dialog}`, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    await link.click();
    await expect(page).toHaveURL(`${prompt}/embed-code`);
    await expect(page.getByRole("heading", { name: "埋め込みコード" })).toBeVisible();
  });

  test("what could not be loaded without a network is loaded once it is back", async ({ page, context }) => {
    await join(context.request);
    await test.step("the generator", async () => {
      await page.goto("/generate?purpose=商店街の案内");
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await page.getByRole("button", { name: "プロンプトを作る" }).click();
      await expect(page.getByRole("alert")).toContainText("接続が切れています");
      await context.setOffline(false);
      await page.getByRole("button", { name: "もう一度作る" }).click();
      await expect(page).toHaveURL(/\/generate\/./);
    });
    await test.step("a dialog", async () => {
      await page.goto("/dashboard");
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      const failed = page.waitForEvent("requestfailed");
      await page.keyboard.press("Control+k");
      await failed;
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await context.setOffline(false);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog")).toBeVisible();
    });
  });

  test("a page's texts are loaded with its code, in the language chosen last, on a missing page too @all", async ({
    page,
  }) => {
    await page.goto("/terms");
    await hydrated(page);
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    const scriptsOf = collectScripts(page);
    await page.getByRole("button", { name: es.shell.menu.open }).click();
    await page.getByRole("dialog").getByRole("link", { name: es.shell.menu.town }).click();
    await expect(page.getByRole("heading", { level: 1, name: es.town.title })).toBeVisible();
    const code = [...(await scriptsOf()).values()].join("\n");
    expect(code).toContain(es.town.lead);
    expect(code).not.toContain(ja.town.lead);
    expect(code).not.toContain(en.town.lead);

    for (const path of ["/nothing-here", "/prompts/none"]) {
      await page.goto(`${path}?lang=en`);
      await hydrated(page);
      await page.getByRole("link", { name: "Español" }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page.getByRole("button", { name: es.shell.menu.open })).toBeVisible();
    }
  });
});
