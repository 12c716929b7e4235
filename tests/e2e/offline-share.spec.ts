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
});
