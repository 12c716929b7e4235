import type { Page } from "@playwright/test";

import { oidcPort } from "../support/servers/addresses";
import { readEmail } from "../support/clients/read-email";
import { expect, expectNotice, hydrated, test } from "../support/pages/journey";
import { newEmail } from "../support/clients/members";

const button = (page: Page) => page.getByRole("link", { name: "Googleでログイン" });

async function choose(provider: Page, answer: "Allow" | "Deny", email = newEmail(), verified = true) {
  await provider.getByLabel("email", { exact: true }).fill(email);
  await provider.getByLabel("sub").fill(crypto.randomUUID());
  await provider.getByLabel("email_verified").setChecked(verified);
  await provider.getByRole("button", { name: answer }).click();
}

/** Opens the sign-in's popup. */
async function openPopup(page: Page): Promise<Page> {
  await hydrated(page);
  const opened = page.waitForEvent("popup");
  await button(page).click();
  return opened;
}

test.describe("on the full page", () => {
  test.beforeEach(async ({ page }) => {
    // A browser that blocks popups answers with none.
    await page.addInitScript(() => {
      window.open = () => null;
    });
  });

  test("Google signs in and leads back to where one wished to go", async ({ page }) => {
    await page.goto("/profile");
    await expect(page).toHaveURL("/auth?redirectTo=%2Fprofile");
    await button(page).click();
    await expect(page).toHaveURL((url) => url.port === String(oidcPort) && url.pathname === "/choose");
    const email = newEmail();
    await choose(page, "Allow", email);
    await expect(page).toHaveURL("/profile");
    await expectNotice(page, "登録が完了しました");
    await expect(page.getByRole("main")).toContainText(email);
    await expect(page.getByRole("main")).toContainText("確認済み");
  });

  test("a denied consent says so, and one may try again", async ({ page }) => {
    await page.goto("/auth?redirectTo=/profile");
    await button(page).click();
    await choose(page, "Deny");
    await expect(page).toHaveURL("/auth?error=google_denied&redirectTo=%2Fprofile");
    await expect(page.getByRole("alert")).toContainText("Googleでのログインが許可されませんでした");
    await button(page).click();
    await choose(page, "Allow");
    await expect(page).toHaveURL("/profile");
  });

  test("an address that Google has not verified is refused", async ({ page }) => {
    await page.goto("/auth");
    await button(page).click();
    await choose(page, "Allow", newEmail(), false);
    await expect(page.getByRole("alert")).toContainText("確認が済んでいません");
  });
});

test.describe("in a popup @js", () => {
  test("allowing signs the page behind in, and the popup goes", async ({ page }) => {
    await page.goto("/auth?redirectTo=/profile");
    const popup = await openPopup(page);
    await expect(page.getByText("Googleの画面で続けてください")).toBeVisible();
    const closed = popup.waitForEvent("close");
    const email = newEmail();
    await choose(popup, "Allow", email);
    await closed;
    await expect(page).toHaveURL("/profile");
    await expectNotice(page, "登録が完了しました");
    await expect(page.getByRole("main")).toContainText(email);
    expect(await page.evaluate(() => localStorage.getItem("isNewRegistration"))).toBe("true");
  });

  test("a denied consent is said on the page behind", async ({ page }) => {
    await page.goto("/auth");
    const popup = await openPopup(page);
    const closed = popup.waitForEvent("close");
    await choose(popup, "Deny");
    await closed;
    await expectNotice(page, "Googleログインに失敗しました");
    await expectNotice(page, "Googleでのログインが許可されませんでした");
    await expect(page).toHaveURL("/auth");
    await expect(button(page)).toBeVisible();
  });

  test("a popup closed without an answer is waited for no longer than 8 seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto("/auth");
    const popup = await openPopup(page);
    await popup.close();
    const waiting = page.getByText("Googleの画面で続けてください");
    await page.clock.runFor(5_000);
    await expect(waiting).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(button(page)).toBeVisible();
    await expect(waiting).toBeHidden();
    await expectNotice(page, "Googleの画面が閉じられました");
    const again = await openPopup(page);
    await expect(again.getByRole("heading")).toHaveText("Choose an account");
  });

  test(
    "what another site says of the outcome is not listened to, even by the name of the attempt",
    { tag: "@promise-12a" },
    async ({ page, context }) => {
      const asked = context.waitForEvent("request", (request) => /\/auth\/google\?/.test(request.url()));
      await page.goto("/auth");
      const popup = await openPopup(page);
      const attempt = new URL((await asked).url()).searchParams.get("attempt");
      expect(attempt).toBeTruthy();
      const said = await page.evaluateHandle(() => {
        const heard: unknown[] = [];
        addEventListener("message", ({ data }) => heard.push(data));
        return heard;
      });
      // The provider's window knows its opener, and could say anything.
      const outcomes = [null, "google_denied"].map((failure) => ({ attempt, failure, to: "/terms" }));
      await popup.evaluate((all) => {
        for (const outcome of all) opener.postMessage(outcome, "*");
      }, outcomes);
      await expect.poll(() => said.jsonValue()).toEqual(outcomes);
      await expect(page).toHaveURL("/auth");
      await expect(page.getByText("Googleの画面で続けてください")).toBeVisible();
    },
  );

  test("a popup's outcome is no business of another tab", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/auth");
    await hydrated(other);
    await page.goto("/auth?redirectTo=/profile");
    const popup = await openPopup(page);
    await choose(popup, "Allow");
    await expect(page).toHaveURL("/profile");
    await expect(other).toHaveURL("/auth");
  });

  test("Google joins the account whose verified address it proves", async ({ page, context, registered }) => {
    const { link } = await readEmail(context.request, registered.email, "email_verification");
    await page.goto(link);
    await page.getByRole("button", { name: "メールアドレスを確認する" }).click();
    await expect(page).toHaveURL("/dashboard");
    await context.clearCookies();
    await page.goto("/auth");
    const popup = await openPopup(page);
    await choose(popup, "Allow", registered.email);
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/profile");
    await expect(page.getByRole("main")).toContainText("Google、メールとパスワード");
  });
});
