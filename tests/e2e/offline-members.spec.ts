import type { Page } from "@playwright/test";

import { createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { uniquePurpose } from "../support/clients/publish-prompt";
import { fromHere } from "../support/clients/visitor";
import { expectToast, hydrated, open } from "../support/pages/journey";
import { expect, settled, storedIn, test } from "../support/pages/offline-journey";

test.use({ serviceWorkers: "allow" });

async function signOut(page: Page) {
  await page.getByRole("button", { name: "メニューを開く" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "ログアウト" }).click();
  await expectToast(page, "ログアウトしました");
}

/** Expects that nothing in the browser's stores has these texts: neither a cached page nor the database. */
async function expectGone(page: Page, ...texts: string[]) {
  await expect.poll(async () => (await storedIn(page)).owner).toBeNull();
  const { addresses, texts: kept } = await storedIn(page);
  for (const text of texts) expect(kept).not.toContain(text);
  const cached = await page.evaluate(async (urls) => {
    const bodies = urls.map(async (url) => (await (await caches.match(url))?.text()) ?? "");
    return (await Promise.all(bodies)).join("\n");
  }, addresses);
  for (const text of texts) expect(cached).not.toContain(text);
  for (const url of addresses) expect(new URL(url).pathname).toMatch(/^\/(?:assets\/.+|offline)$/);
}

test.describe("what a browser keeps belongs to its member", { tag: ["@js", "@promise-20b"] }, () => {
  let name: string;
  let owner: string;
  test.beforeEach(async ({ page, context, member }) => {
    owner = member.email;
    name = uniquePurpose("秘密の下書き");
    await createPrompt(context.request, { originalInput: name });
    await open(page, "/dashboard");
    await settled(page, name);
  });

  test("signing out removes it, in other tabs too", async ({ page, context, lose }) => {
    const beside = await context.newPage();
    await beside.goto("/offline?lang=ja");
    await expect(beside.getByText(name)).toBeVisible();

    await signOut(page);
    await expectGone(page, name, owner);
    await expect(beside.getByText(name)).toBeHidden();
    await lose();
    await page.goto("/dashboard");
    await hydrated(page);
    await expect(page.getByText("この端末には、まだ何も保存していません。", { exact: false })).toBeVisible();
    await expect(page.getByText(name)).toBeHidden();
  });

  for (const path of ["/why", "/nothing-here", "/offline"])
    test(`a session that ended elsewhere leaves nothing once ${path} is opened`, async ({
      page,
      context,
    }) => {
      const cookies = await context.cookies();
      await context.request.delete("/api/auth/session", { headers: fromHere });
      await context.addCookies(cookies);
      await page.goto(path);
      await expectGone(page, name, owner);
      await expect(page.getByText(name)).toBeHidden();
    });

  test("an open page of what is kept forgets a session that ended meanwhile", async ({
    page,
    context,
    lose,
  }) => {
    await lose();
    await page.goto("/dashboard");
    await hydrated(page);
    await expect(page.getByText(name)).toBeVisible();
    await context.clearCookies();
    await lose(false);
    await expectGone(page, name, owner);
    await expect(page.getByText(name)).toBeHidden();
  });

  test("a deleted account leaves nothing, in other tabs too", async ({ page, context }) => {
    const beside = await context.newPage();
    await beside.goto("/offline?lang=ja");
    await expect(beside.getByText(name)).toBeVisible();
    await page.goto("/profile/delete");
    await page.getByRole("button", { name: "アカウントを削除する" }).click();
    await expectToast(page, "アカウントを削除しました");
    await expectGone(page, name, owner);
    await expect(beside.getByText(name)).toBeHidden();
  });

  test("another member finds only their own", async ({ page, context, lose }) => {
    await context.clearCookies();
    const other = await join(context.request);
    const theirs = uniquePurpose("別の人の下書き");
    await createPrompt(context.request, { originalInput: theirs });
    await page.goto("/offline");
    await expectGone(page, name, owner);
    await open(page, "/dashboard");
    await settled(page, theirs);
    const { texts, owner: current } = await storedIn(page);
    expect(current).toBe(other.email);
    expect(texts).not.toContain(name);
    expect(texts).not.toContain(owner);
    await lose();
    await page.goto("/dashboard");
    await expect(page.getByText(theirs)).toBeVisible();
    await expect(page.getByText(name)).toBeHidden();
  });

  test("texts that arrive after the sign-out are not kept", async ({ page, context }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await context.route("**/dashboard/kept", async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    const late = await context.newPage();
    await late.clock.install({ time: Date.now() + 60_000 });
    const asked = late.waitForRequest("**/dashboard/kept");
    await late.goto("/dashboard");
    await late.clock.runFor(5_000);
    await asked;
    await signOut(page);
    await expectGone(page, name, owner);
    const answered = late.waitForResponse("**/dashboard/kept");
    arrive();
    await answered;
    await late.waitForTimeout(300);
    await expectGone(page, name, owner);
  });
});
