import { join } from "../support/clients/members";
import { box, fact, facts, generated, line } from "../support/pages/generator-page";
import { expect, hydrated, test } from "../support/pages/journey";

test("a typed line with its answers, and the last result, are there in a new tab, until they are dismissed @js", async ({
  page,
  context,
}) => {
  const more = (on: typeof page) => on.getByRole("main").getByRole("link", { name: "前回の続き" });
  const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key), name);
  await page.goto("/");
  await hydrated(page);
  await expect(more(page)).toHaveCount(0);
  await box(page).fill(line);
  await fact(page, facts.invitation).fill("同窓会");
  await expect.poll(() => stored("line")).toContain("同窓会");

  const tab = await context.newPage();
  await tab.goto("/?lang=ja");
  await hydrated(tab);
  await expect(box(tab)).toHaveValue(line);
  await expect(fact(tab, facts.invitation)).toHaveValue("同窓会");
  await tab.goto("/generate?purpose=献立");
  await hydrated(tab);
  await expect(box(tab)).toHaveValue("献立");

  await generated(page);
  const made = new URL(page.url()).pathname;
  await expect.poll(() => stored("line")).toBe(null);
  await tab.goto("/");
  await hydrated(tab);
  await expect(box(tab)).toHaveValue("");
  await expect(more(tab)).toContainText(line);
  await more(tab).click();
  await expect(tab).toHaveURL(new RegExp(`${made}(#result)?$`));
  await tab.goto("/");
  await tab.getByRole("button", { name: "前回の続きを表示しない" }).click();
  await expect(more(tab)).toHaveCount(0);
  await tab.reload();
  await hydrated(tab);
  await expect(more(tab)).toHaveCount(0);
});

test("what was left off is gone after the sign-out @js @all", async ({ page, context }) => {
  await join(context.request);
  await page.goto("/generate?purpose=献立");
  await hydrated(page);
  await generated(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "メニュー" }).click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("result"))).toBe(null);
});
