import { patience } from "../../app/features/offline/limits";
import { join } from "../support/clients/members";
import { createPrompt } from "../support/clients/create-prompt";
import { publishPrompt, uniquePurpose } from "../support/clients/publish-prompt";
import { fromHere } from "../support/clients/visitor";
import { hydrated, open } from "../support/pages/journey";
import { expect, noSite, settled, storedIn, test } from "../support/pages/offline-journey";

test.use({ serviceWorkers: "allow" });

test.describe("without a network @js", () => {
  test("the library is read, filled in and copied, and says when it was saved", async ({
    page,
    member,
    context,
    lose,
  }) => {
    const name = uniquePurpose("お礼の手紙");
    await createPrompt(context.request, {
      originalInput: name,
      content: "{{相手}}へのお礼の手紙を書いてください。",
    });
    await open(page, "/dashboard");
    await settled(page, name);
    await lose();
    await page.goto("/dashboard?tag=x");
    await expect(page).toHaveURL(/\/offline\?lang=ja#\/dashboard\?tag=x$/);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: noSite })).toBeVisible();
    await expect(page.getByText(/\d:\d\dに保存/)).toBeVisible();
    const list = page.getByRole("region", { name: "ライブラリ" });
    await list.getByText(name).click();
    await list.getByLabel("相手").fill("山田様");
    await list.getByRole("button", { name: "コピー" }).click();
    await expect(list.getByRole("button", { name: "コピー済み" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe("山田様へのお礼の手紙を書いてください。");
    await expect(list.getByRole("button", { name: "編集 · ネットワークが必要です" })).toBeDisabled();
    expect((await storedIn(page)).owner).toBe(member.email);

    await lose(false);
    await expect(list.getByRole("link", { name: "編集" })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/dashboard\?tag=x$/);
    await expect(page.getByRole("heading", { level: 1, name: "ライブラリ" })).toBeVisible();
  });

  test("a page that does not come gives way to what is kept, and is tried again", async ({
    page,
    context,
    member,
    lane,
  }) => {
    const name = uniquePurpose("お礼の手紙");
    await createPrompt(context.request, { originalInput: name });
    await open(page, "/dashboard");
    await settled(page, name);
    expect((await storedIn(page)).owner).toBe(member.email);
    lane.stall(true);
    await page.goto("/dashboard?tag=x");
    await expect(page).toHaveURL(/\/offline\?lang=ja#slow:\/dashboard\?tag=x$/);
    await hydrated(page);
    await expect(
      page.getByRole("heading", { level: 1, name: "ネットワークが遅くなっています" }),
    ).toBeVisible();
    await expect(page.getByRole("region", { name: "ライブラリ" }).getByText(name)).toBeVisible();
    lane.stall(false);
    await page.getByRole("link", { name: "もう一度開く" }).click();
    await expect(page).toHaveURL(/\/dashboard\?tag=x$/);
  });

  test("a visitor, who has nothing here, goes on waiting for a slow page @all", async ({ page, lane }) => {
    await open(page, "/?lang=en");
    await settled(page);
    lane.stall(true);
    const going = page.goto("/generate");
    await page.waitForTimeout(patience + 1_000);
    expect(lane.asked.filter((path) => path.startsWith("GET /offline?lang=en"))).toHaveLength(1);
    lane.unplug(true);
    await going;
    await expect(page).toHaveURL(/\/offline\?lang=en#\/generate$/);
  });

  test("a network without a way to the site is told apart, and nothing says that it is back", async ({
    page,
    lane,
  }) => {
    await open(page, "/?lang=en");
    await settled(page);
    lane.unplug(true);
    await page.goto("/generate");
    await hydrated(page);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expect(page.getByRole("button", { name: "Make it when connected" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "The site can’t be reached" })).toBeVisible();
    // A look that hangs, and ends without the site, is no news after a newer one.
    lane.stall(true);
    lane.unplug(false);
    const before = lane.asked.length;
    await page.evaluate(() => void dispatchEvent(new Event("focus")));
    await expect.poll(() => lane.asked.slice(before)).toContain("GET /healthz");
    lane.stall(false);
    await page.evaluate(() => void dispatchEvent(new Event("focus")));
    const back = page.getByRole("heading", { level: 1, name: "The network is back" });
    await expect(back).toBeVisible();
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/healthz"));
    lane.unplug(true);
    await failed;
    await page.waitForTimeout(300);
    await expect(back).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to the page you asked for" })).toBeVisible();
  });

  test("the shelf is read and copied", async ({ page, context, lose }) => {
    const title = uniquePurpose("棚の題");
    await join(context.request);
    const { shareId } = await publishPrompt(context.request, { title, content: "棚の本文です。" });
    await context.clearCookies();
    await join(context.request);
    await context.request.put(`/api/shelf/${shareId}`, { headers: fromHere });
    await open(page, "/dashboard/shelf");
    await settled(page, title);
    await lose();
    await page.goto("/dashboard/shelf");
    const list = page.getByRole("region", { name: "本棚" });
    await list.getByText(title).click();
    await expect(list.getByText("棚の本文です。")).toBeVisible();
    await list.getByRole("button", { name: "コピー" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("棚の本文です。");
  });

  test("a visitor's line waits, and becomes a prompt when the network is back", async ({ page, lose }) => {
    await open(page, "/?lang=en");
    await settled(page);
    await lose();
    await page.goto("/generate");
    await hydrated(page);
    await expect(page.getByText("Nothing is saved on this device yet.")).toBeVisible();
    await page.getByLabel("What you want to do").fill("A thank-you note to my neighbor");
    await page.getByRole("button", { name: "Make it when connected" }).click();
    await expect(page.getByText("Your line is kept on this device.")).toBeVisible();

    // A reload tries the page that was wanted once more, and leads here again.
    await page.reload();
    await expect(page.getByLabel("What you want to do")).toHaveValue("A thank-you note to my neighbor");
    await page.getByRole("button", { name: "Make it when connected" }).click();
    await lose(false);
    await expect(page).toHaveURL(/\/generate\/[\w-]+#result$/);
    await expect(page.locator("#result")).toContainText("A thank-you note to my neighbor");
  });

  test("the worker leaves programs, the widget, emails and downloads alone", async ({ page, context }) => {
    await join(context.request);
    const { shareId } = await publishPrompt(context.request);
    await open(page, "/dashboard");
    await settled(page);
    const isWorkers = async (path: string) => (await page.goto(path))!.fromServiceWorker();
    expect(await isWorkers("/dashboard")).toBe(true);
    for (const path of [
      `/embed/${shareId}`,
      "/outbox",
      "/api/prompts",
      "/feeds/all.xml",
      "/.well-known/oauth-authorization-server",
      "/manifest.webmanifest?lang=ja",
      "/healthz",
    ])
      expect(await isWorkers(path), path).toBe(false);
  });
});

test("a page without scripts has no worker, and works as before @no-js", async ({
  page,
  javaScriptEnabled,
  context,
}) => {
  test.skip(javaScriptEnabled !== false);
  await page.goto("/generate");
  await page.getByRole("textbox").first().fill("商店街の案内文");
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
  await expect(page).toHaveURL(/\/generate\/[\w-]+/);
  await page.goto("/offline");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(context.serviceWorkers()).toEqual([]);
});
