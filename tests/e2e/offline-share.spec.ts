import type { Page } from "@playwright/test";

import { hydrated, open } from "../support/pages/journey";
import { expect, settled, test } from "../support/pages/offline-journey";

test.use({ serviceWorkers: "allow" });

/** Shares texts as the phone's menu does: a form's navigation. */
const shareFrom = (page: Page, texts: Record<string, string>) =>
  page.evaluate((given) => {
    const fields = Object.keys(given).map((name) => `<textarea name="${name}"></textarea>`);
    document.body.innerHTML = `<form id="shared" method="post" action="/share">${fields.join("")}</form>`;
    const form = document.querySelector<HTMLFormElement>("#shared")!;
    for (const field of form.querySelectorAll("textarea")) field.value = given[field.name]!;
    form.submit();
  }, texts);

const long = "町内会の夏祭りは八月十日に開かれます。出店の希望は七月末まで受け付けます。\n".repeat(8);

test.describe("what another app shares @js", () => {
  test("becomes the line of the generator, and stands in no address", async ({ page, lane }) => {
    await open(page, "/?lang=ja");
    await settled(page);
    await shareFrom(page, { title: "夏祭りの案内", text: "https://festival.example/2026" });
    await expect(page.getByLabel("やりたいこと")).toHaveValue("夏祭りの案内\nhttps://festival.example/2026");
    await expect(page).toHaveURL(/\/share$/);
    expect(lane.asked).toContain("POST /share");
    expect(lane.asked.join()).not.toContain("festival");
  });

  test("is material below a request when it is long", async ({ page }) => {
    await open(page, "/?lang=ja");
    await settled(page);
    await shareFrom(page, { text: long });
    await expect(page.getByText("共有された文章を下に入れました。", { exact: false })).toBeVisible();
    await expect(page.getByLabel("やりたいこと")).toHaveValue(
      `次の文章を要約してください：\n\n${long.trim()}`,
    );
  });

  test("a form of another site is refused, with the worker as without it, and without a network", async ({
    page,
    context,
    lane,
  }) => {
    await context.route("http://other.example/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<form method="post" action="${lane.origin}/share"><input name="text" value="Not mine"><button>Send</button></form>`,
      }),
    );
    const send = async () => {
      await page.goto("http://other.example/");
      const refused = page.waitForResponse("**/share");
      await page.getByRole("button", { name: "Send" }).click();
      const response = await refused;
      return { status: response.status(), isWorkers: response.fromServiceWorker() };
    };
    expect(await send()).toEqual({ status: 403, isWorkers: false });
    await open(page, "/?lang=ja");
    await settled(page);
    expect(await send()).toEqual({ status: 403, isWorkers: true });
    await expect(page.getByText("Not mine")).toBeHidden();
    await page.goto("http://other.example/");
    lane.unplug(true);
    const before = lane.asked.length;
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => lane.asked.slice(before)).toContain("POST /share");
    await page.waitForTimeout(500);
    await page.goto("/generate");
    await hydrated(page);
    await expect(page.getByLabel("やりたいこと")).toHaveValue("");
  });

  test("waits without a network, for a visitor too, and is made when it is back", async ({ page, lose }) => {
    await open(page, "/?lang=ja");
    await settled(page);
    await lose();
    await shareFrom(page, { text: long });
    await expect(page.getByText("共有された内容を預かりました。")).toBeVisible();
    await hydrated(page);
    await expect(page.getByLabel("やりたいこと")).toHaveValue(
      `次の文章を要約してください：\n\n${long.trim()}`,
    );
    await lose(false);
    await page.goto("/generate");
    await hydrated(page);
    await expect(page.locator("[name=purpose]")).toHaveValue(
      `次の文章を要約してください：\n\n${long.trim()}`,
    );
  });

  test("stands below a line that waits already, which is not lost", async ({ page, lose }) => {
    await open(page, "/?lang=en");
    await settled(page);
    await lose();
    await page.goto("/generate");
    await hydrated(page);
    const line = page.getByLabel("What you want to do");
    await line.fill("Invite my neighbors to this");
    await shareFrom(page, { title: "Tea", text: "Tea at six.", other: "Left out" });
    await expect(page.getByText("What you shared is kept here.")).toBeVisible();
    await expect(line).toHaveValue("Invite my neighbors to this\n\nTea at six.");
    await shareFrom(page, { text: "字".repeat(9_000) });
    await expect(page.getByText("only the part that fits")).toBeVisible();
    await expect(line).toHaveValue(/^Invite my neighbors to this\n\nTea at six\.\n\n字+$/);
    await page.reload();
    // The page may be tried again meanwhile.
    await expect(line).toHaveValue(/^Invite my neighbors to this\n\nTea at six\.\n\n字{3958}$/);
  });
});
