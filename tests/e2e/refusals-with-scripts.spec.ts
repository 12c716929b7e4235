import { openPrompt } from "../support/pages/library-page";
import type { Page } from "@playwright/test";

import { en } from "../../app/i18n/locales/en";
import { es } from "../../app/i18n/locales/es";
import { ja } from "../../app/i18n/locales/ja";
import { join, newEmail } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";

/** The open toast, with its title. */
const toast = (page: Page) => page.locator("li[data-state=open]");

/** Expects a destructive toast with exactly this title, and with the reason if given. */
async function expectToast(page: Page, title: string, reason?: string) {
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toast(page)).toHaveClass(/border-danger/);
  if (reason) await expect(toast(page)).toContainText(reason);
  await toast(page).getByRole("button").click();
  await expect(toast(page)).toHaveCount(0);
}

const sentence = (text: string, limit = 8) => text.replace(/\{\{limit, number\}\}/, `${limit}`);

for (const [language, words] of Object.entries({ ja, en, es }))
  test.describe(
    `a refusal is shown as a toast too: ${language} @js`,
    { tag: language === "ja" ? [] : "@all" },
    () => {
      const { accounts, errors, publishing, sharing } = words;
      const visit = async (page: Page, path: string) => {
        await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
        await hydrated(page);
      };
      const main = (page: Page) => page.getByRole("main");

      test("of a sign-in, also by Google, and of a password reset @all", async ({ page }) => {
        await visit(page, "/auth");
        const send = () => page.getByRole("button", { name: accounts.signIn.submit, exact: true }).click();
        await send();
        await expect(main(page).getByText(accounts.signIn.missing)).toBeVisible();
        await expectToast(page, accounts.signIn.missing);
        await page.getByLabel(accounts.email).fill("no address");
        await page.getByLabel(accounts.password, { exact: true }).fill("not-the-password");
        await send();
        await expect(main(page).getByText(errors.field.invalid_email)).toBeVisible();
        await expectToast(page, errors.field.invalid_email);
        await page.getByLabel(accounts.email).fill(newEmail());
        await send();
        await expect(main(page).getByRole("alert")).toHaveText(errors.wrong_credentials);
        // What is said above the fields is said once, and stays.
        await expect(toast(page)).toHaveCount(0);
        await page.route("**/auth.data*", (route) => route.abort());
        await send();
        await expect(main(page).getByRole("alert")).toHaveText(errors.unreachable);
        await expect(toast(page)).toHaveCount(0);
        await page.unrouteAll();

        await visit(page, "/auth?error=google_denied");
        await expect(main(page).getByRole("alert")).toContainText(errors.google_denied);
        await expectToast(page, errors.google_failed, errors.google_denied);
        await visit(page, "/auth?error=google_failed");
        await expect(main(page).getByRole("alert")).toHaveText(errors.google_failed);
        await expectToast(page, errors.google_failed);

        await visit(page, "/auth/reset");
        await page.getByLabel(accounts.email).fill("no address");
        await page.getByRole("button", { name: accounts.reset.submit }).click();
        await expect(main(page).getByText(errors.field.invalid_email)).toBeVisible();
        await expectToast(page, errors.field.invalid_email);
        await visit(page, "/auth");
        await page.getByRole("link", { name: accounts.signIn.forgot }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("button", { name: accounts.reset.submit }).click();
        await expect(dialog.getByText(errors.field.email_required)).toBeVisible();
        await expect(toast(page).getByText(errors.field.email_required, { exact: true })).toBeVisible();
      });

      test("of a registration", async ({ page, context, registered }) => {
        await context.clearCookies();
        await visit(page, "/auth/register");
        const send = async (email: string, password: string, again: string) => {
          await page.getByLabel(accounts.email).fill(email);
          await page.getByLabel(accounts.password, { exact: true }).fill(password);
          await page.getByLabel(accounts.confirmPassword, { exact: true }).fill(again);
          await page.getByRole("checkbox").check();
          await page.getByRole("button", { name: accounts.register.submit }).click();
        };
        await send("no address", registered.password, registered.password);
        await expect(main(page).getByText(errors.field.invalid_email)).toBeVisible();
        await expectToast(page, errors.field.invalid_email);
        await send(newEmail(), "short", "short");
        await expect(main(page).getByText(sentence(errors.field.weak_password))).toBeVisible();
        await expectToast(page, sentence(errors.field.weak_password));
        await send(newEmail(), registered.password, "harbour-lamps");
        await expect(main(page).getByText(errors.field.passwords_differ)).toBeVisible();
        await expectToast(page, errors.field.passwords_differ);
        await send(registered.email, registered.password, registered.password);
        await expect(main(page).getByRole("alert")).toHaveText(errors.email_already_in_use);
        await expectToast(page, errors.email_already_in_use);
      });

      test("of sharing a prompt", { tag: "@all" }, async ({ page, context }) => {
        await join(context.request);
        const { id } = await createPrompt(context.request, { originalInput: "商店街の案内" });
        await visit(page, "/dashboard");
        await openPrompt(page);
        await page.getByRole("link", { name: sharing.share, exact: true }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("textbox").first().fill("街");
        await page.route("**/share.data*", (route) => route.fulfill({ status: 500, body: "" }));
        await dialog.getByRole("button", { name: publishing.share.submit }).click();
        await expect(dialog.getByRole("alert")).toContainText(publishing.share.failed);
        await expect(dialog.getByRole("alert")).toContainText(errors.internal);
        await expect(toast(page)).toContainText(publishing.share.failed);
        await expect(toast(page)).toContainText(errors.internal);

        // The form's own page as well.
        await page.unrouteAll();
        await visit(page, `/dashboard/prompts/${id}/share`);
        const title = main(page).getByRole("textbox").first();
        await title.evaluate((box) => box.removeAttribute("maxlength"));
        await title.fill("長".repeat(51));
        await main(page).getByRole("button", { name: publishing.share.submit }).click();
        await expect(title).toHaveAttribute("aria-invalid", "true");
        await hydrated(page);
        await expectToast(page, publishing.share.failed, sentence(errors.field.too_long, 50));
      });
    },
  );
