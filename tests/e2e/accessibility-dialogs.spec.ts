import { failing } from "../support/clients/failing";
import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { keepDraft, makeOneOfEach } from "../support/clients/make-one-of-each";
import { jpeg } from "../support/factories/pictures";
import { chooseFile } from "../support/pages/profile-page";
import { leaveUnsentForm, sendPlainForm } from "../support/pages/unsent-form";
import { violations } from "../support/pages/violations";
import type { Page } from "@playwright/test";

const dialog = ":is([role=dialog], [role=alertdialog])[data-state=open]";

/** Opens a page, waits for its scripts, and checks the dialogs there. */
function lookAround(page: Page) {
  const look = async (name: string, within = dialog) => {
    await expect(page.locator(within).first()).toBeVisible();
    expect.soft(await violations(page, { within }), name).toEqual([]);
  };
  const toast = "li[data-state=open]";
  return {
    look,
    /** Checks the toast; under the pointer it stays. */
    async checkToast() {
      await page.locator(toast).hover();
      await look("the notification", toast);
      await page.mouse.move(0, 0);
    },
    async visit(address: string) {
      await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=ja`);
      await hydrated(page);
    },
    /** Opens the dialog of a link or button, without checking it. */
    async enter(opener: string, ready = dialog) {
      await page.locator(`${opener}:visible`).first().click();
      await expect(page.locator(ready).first()).toBeVisible();
    },
    /** Checks the dialog of a link or button. */
    async open(opener: string, ready = dialog) {
      await page.locator(`${opener}:visible`).first().click();
      await expect(page.locator(ready).first()).toBeVisible();
      await look(opener);
    },
    async close() {
      await page.keyboard.press("Escape");
      await expect(page.locator(dialog)).toHaveCount(0);
    },
    send: (form: string) => page.locator(`${form} [type=submit]`).last().click(),
  };
}

// In Japanese, where colors are checked: rules on texts run in `accessibility-pages` in every language.
test.describe("accessibility @js", () => {
  test("axe finds nothing in the dialogs of the library @all", async ({ page, context }) => {
    await join(context.request);
    const { prompt } = await makeOneOfEach(context.request);
    const { visit, enter, open, close, look, send } = lookAround(page);
    await visit("/dashboard?tag=春");
    await open('a[href^="/dashboard/tags"]:visible', `${dialog} [name=tag]`);
    await close();
    await page.locator("[data-task=menu]").first().click();
    await look("the menu of a row", ".row-menu:popover-open");
    await page.keyboard.press("Escape");
    await page.locator("article h3 a").first().click();
    await open(`a[href="/dashboard/prompts/${prompt}/delete"]`);
    await close();
    await enter(`a[href="/dashboard/prompts/${prompt}/share"]`);
    await page.locator(`${dialog} button.needs-script`).click();
    await expect(page.locator(`${dialog} [name=title]`)).not.toHaveValue("");
    await look("what is written for one");
    await close();
    await enter(`a[href="/dashboard/prompts/${prompt}/optimize"]`);
    await send(dialog);
    await expect(page.locator(`${dialog} del`).first()).toBeVisible();
    await look("the optimization");
    await close();
    await page.locator('main a[href="/dashboard/new"]:visible').click();
    const form = "form[action='/dashboard/new']";
    for (const name of ["originalInput", "content"])
      await page.locator(`${form} [name=${name}]`).fill("祭り");
    await page.locator(`${form} [name=tags] + div input`).fill("長".repeat(51));
    await send(form);
    await look("a refused prompt", `${form}:has([aria-invalid=true])`);
    await page.locator(`.row-open a[href="/dashboard/prompts/${prompt}"]`).click();
    await look("a prompt that is edited", "article:has([name=updatedAt])");
    await page.locator("header button[popovertarget]").first().click();
    await look("the menu", "[popover]:popover-open");
    await page.setViewportSize({ width: 375, height: 812 });
    await visit("/dashboard?tag=春");
    await page.locator("[popovertarget=library-menu]:visible").click();
    await look("the library's menu on a phone", "#library-menu:popover-open");
    await page.evaluate(() => localStorage.setItem("isNewRegistration", "true"));
    await visit("/dashboard");
    await look("the welcome");
    await visit("/dashboard/new");
    await page.locator("main [name=content]").fill("{{日時}}の案内");
    await look("fields on a page of their own", "main:has([aria-label=入力項目])");
  });

  test("axe finds nothing in the dialogs of shared and published prompts @all", async ({ page, context }) => {
    await join(context.request);
    const { share } = await makeOneOfEach(context.request);
    const { visit, enter, close, look, checkToast } = lookAround(page);
    await visit(`/prompts/${share}`);
    await enter(`a[href="/prompts/${share}/save"]`, `${dialog} [name=folderId]`);
    await page.locator("[name=folderId]").selectOption({ index: 2 });
    await look("a new folder to save to", `[role=dialog]:has([name=folderName])`);
    await close();
    await page.locator(`a[href="/prompts/${share}/edit"]`).click();
    await look("a title that is edited", "main:has([name=title])");
    await page.locator("main button.share-way").click();
    await checkToast();
    await page.goto(`/embed/${share}?lang=ja`);
    await page.locator("#toggle").click();
    await look("the widget unfolded", "html");
  });

  test("axe finds nothing in the dialogs of the profile @all", async ({ page, context }) => {
    const { email } = await join(context.request);
    const { visit, enter, look, checkToast, send } = lookAround(page);
    await visit("/profile");
    await enter('a[href="/profile/tokens/new"]');
    await page.locator(`${dialog} [name=name]`).fill("CI");
    await send(dialog);
    await checkToast();
    await look("a token just made", "section[aria-labelledby=tokens]:has(textarea)");
    await page.locator('a[href="/profile/edit"]').click();
    await page.locator("form [name=githubUrl], form [type=url]").first().fill("no address");
    await send("form:has([name=displayName])");
    await look("a refused profile", "form:has([aria-invalid=true])");
    await chooseFile(page, jpeg);
    await look("a picture that is cut");
    await leaveUnsentForm(page, email);
    await visit("/dashboard");
    await look("a form that waits");
  });

  test("axe finds nothing in a visitor's refusals and dialogs @all", async ({ page, context }) => {
    const { visit, enter, close, look, send } = lookAround(page);
    await visit("/auth");
    await enter('a[href^="/auth/reset"]');
    await send(dialog);
    await look("a refused reset", `${dialog}:has([aria-invalid=true])`);
    await close();
    await send("main form:has([name=password])");
    await look("a refused sign-in", "main:has([aria-invalid=true])");
    await visit("/generate");
    await page.locator("textarea").fill("長".repeat(4_001));
    await look("a purpose that is too long", "main:has([aria-invalid=true])");
    const draft = await keepDraft(context.request);
    await visit(`/generate/${draft}`);
    await page.locator("[data-action-bar] button[type=button]").last().click();
    await look("services for a prompt", "[popover]:popover-open");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "編集" }).click();
    await expect(page.locator("#result textarea:focus")).toBeVisible();
    await look("a prompt that is edited", "#result");
    await sendPlainForm(page);
    await look("a form that met the end of a session", "main:has([name=name])");
    await context.setExtraHTTPHeaders(failing("db=error", "ja"));
    await page.goto("/town-prompts?lang=ja");
    await look("a failure", "html");
    await context.setExtraHTTPHeaders({});
    await visit("/town-prompts?category=business");
    await context.setOffline(true);
    await page.locator("main aside a").nth(1).click();
    await expect(page.locator("main aside")).toHaveCount(0);
    await look("no network", "html");
  });

  test(
    "axe finds nothing in dialogs with forms that have pages too",
    { tag: "@all" },
    async ({ page, context }) => {
      await join(context.request);
      const { draft, folder, post, prompt, share, token } = await makeOneOfEach(context.request);
      const { visit, open, close, look, send } = lookAround(page);
      const openers = {
        "/dashboard?tag=春": [
          'a[href="/dashboard/folders/new"]',
          `a[href="/dashboard/folders/${folder}"]`,
          `a[href="/dashboard/folders/${folder}/delete"]`,
          `a[href="/dashboard/prompts/${prompt}/share"]`,
          `a[href="/dashboard/prompts/${prompt}/publish"]`,
          `a[href="/dashboard/prompts/${prompt}/optimize"]`,
        ],
        "/town-prompts?category=business&subcategory=生産性向上": [
          `a[href="/town-prompts/${post}/edit"]`,
          `a[href="/town-prompts/${post}/delete"]`,
        ],
        [`/prompts/${share}`]: [`a[href="/prompts/${share}/embed-code"]`, `a[href="/prompts/${share}/save"]`],
        [`/generate/${draft}`]: ["[data-action-bar] form:not([action$=share]) [type=submit]"],
        "/profile": [
          'a[href="/profile/delete"]',
          `a[href="/profile/tokens/${token}/revoke"]`,
          'a[href="/profile/tokens/new"]',
        ],
      };
      for (const [address, all] of Object.entries(openers)) {
        await visit(address);
        if (address.startsWith("/dashboard")) await page.locator("article h3 a").first().click();
        for (const opener of all) {
          await open(opener);
          await close();
        }
      }
      await context.clearCookies();
      await visit("/auth");
      await open('a[href^="/auth/reset"]');
      await close();
      await visit("/auth/register");
      await page.locator("[name=terms]").check();
      await send("main form:has([name=terms])");
      await look("a refused registration", "main:has([aria-invalid=true])");
    },
  );
});
