import type { Page } from "@playwright/test";

import { oidcPort } from "../support/servers/addresses";
import { readEmail } from "../support/clients/read-email";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { newEmail } from "../support/clients/members";

const button = (page: Page) => page.getByRole("link", { name: "Googleでログイン" });

async function choose(provider: Page, choice: "Allow" | "Deny", email = newEmail(), verified = true) {
  await provider.getByLabel("email", { exact: true }).fill(email);
  await provider.getByLabel("sub").fill(crypto.randomUUID());
  await provider.getByLabel("email_verified").setChecked(verified);
  await provider.getByRole("button", { name: choice }).click();
}

/** Opens the popup of the sign-in. */
async function openPopup(page: Page): Promise<Page> {
  await hydrated(page);
  const opened = page.waitForEvent("popup");
  await button(page).click();
  return opened;
}

test.describe("on the full page", () => {
  test.beforeEach(async ({ page }) => {
    // `window.open` of a browser that blocks popups.
    await page.addInitScript(() => {
      window.open = () => null;
    });
  });

  test("a Google sign-in returns to the wished page @all", async ({ page }) => {
    await page.goto("/profile");
    await expect(page).toHaveURL("/auth?redirectTo=%2Fprofile");
    await button(page).click();
    await expect(page).toHaveURL((url) => url.port === String(oidcPort) && url.pathname === "/choose");
    const email = newEmail();
    await choose(page, "Allow", email);
    await expect(page).toHaveURL("/profile");
    await expectToast(page, "登録が完了しました");
    await expect(page.getByRole("main")).toContainText(email);
    await expect(page.getByRole("main")).toContainText("確認済み");
  });
});

test.describe("in a popup @js", () => {
  test("a consent is denied, then allowed: the page behind shows both, and other tabs ignore them", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto("/auth");
    await hydrated(other);
    await page.goto("/auth?redirectTo=/profile");
    const denied = await openPopup(page);
    await expect(page.getByText("Googleの画面で続けてください")).toBeVisible();
    const deniedClosed = denied.waitForEvent("close");
    await choose(denied, "Deny");
    await deniedClosed;
    await expectToast(page, "Googleログインに失敗しました");
    await expectToast(page, "Googleでのログインが許可されませんでした");
    await expect(page).toHaveURL("/auth?redirectTo=/profile");
    await expect(button(page)).toBeVisible();

    const allowed = await openPopup(page);
    const closed = allowed.waitForEvent("close");
    const email = newEmail();
    await choose(allowed, "Allow", email);
    await closed;
    await expect(page).toHaveURL("/profile");
    await expectToast(page, "登録が完了しました");
    await expect(page.getByRole("main")).toContainText(email);
    expect(await page.evaluate(() => localStorage.getItem("isNewRegistration"))).toBe("true");
    await expect(other).toHaveURL("/auth");
  });

  test("a popup closed without a result is given up after 8 seconds at most @all", async ({ page }) => {
    await page.clock.install();
    await page.goto("/auth");
    const popup = await openPopup(page);
    await popup.close();
    const waiting = page.getByText("Googleの画面で続けてください");
    await page.clock.runFor(2_000);
    await expect(waiting).toBeVisible();
    await page.clock.runFor(8_000);
    await expect(button(page)).toBeVisible();
    await expect(waiting).toBeHidden();
    await expectToast(page, "Googleの画面が閉じられました");
    const again = await openPopup(page);
    await expect(again.getByRole("heading")).toHaveText("Choose an account");
  });

  test(
    "a result from another site is ignored, even with the attempt's name",
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
      // The provider's window has an opener, and could post any message.
      const outcomes = [null, "google_denied"].map((failure) => ({ attempt, failure, to: "/terms" }));
      await popup.evaluate((all) => {
        for (const outcome of all) opener.postMessage(outcome, "*");
      }, outcomes);
      await expect.poll(() => said.jsonValue()).toEqual(outcomes);
      await expect(page).toHaveURL("/auth");
      await expect(page.getByText("Googleの画面で続けてください")).toBeVisible();
    },
  );

  test("Google joins the account whose verified address it proves @all", async ({
    page,
    context,
    registered,
  }) => {
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
