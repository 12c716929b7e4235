import { createPrompt } from "../support/clients/create-prompt";
import { publishPrompt } from "../support/clients/publish-prompt";
import { join } from "../support/clients/members";
import {
  asked,
  box,
  create,
  generated,
  line,
  openLine,
  panel,
  result,
} from "../support/pages/generator-page";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { openPrompt } from "../support/pages/library-page";

test("the toast of an earlier action leaves when a dialog opens @js", async ({ page, context }) => {
  await join(context.request);
  await createPrompt(context.request, { originalInput: "議事録のまとめ" });
  await page.goto("/dashboard");
  await hydrated(page);
  await openPrompt(page);
  await page.getByRole("article").getByRole("button", { name: "コピー" }).first().click();
  await expectToast(page, "コピーしました");
  await page.getByRole("article").getByRole("link", { name: "共有" }).click();
  await expect(page.getByRole("dialog", { name: "プロンプトを共有" })).toBeVisible();
  await expect(page.locator("[data-toast]")).toBeHidden();
});

test("without a network, saving is told at the button, and works again with one @js", async ({
  page,
  context,
}) => {
  await join(context.request);
  await createPrompt(context.request, { originalInput: "議事録のまとめ" });
  await page.goto("/dashboard");
  await hydrated(page);
  await openPrompt(page);
  await page.getByRole("article").getByRole("link", { name: "共有" }).click();
  const dialog = page.getByRole("dialog", { name: "プロンプトを共有" });
  await dialog.getByRole("textbox", { name: "タイトル" }).fill("まとめ");
  const submit = dialog.getByRole("button", { name: "共有リンクを作成" });
  await context.setOffline(true);
  await submit.click();
  const reason = dialog.getByText("接続がなく、まだ送れていません");
  await expect(reason).toBeVisible();
  const [above, button] = [(await reason.boundingBox())!, (await submit.boundingBox())!];
  expect(Math.abs(button.y - above.y)).toBeLessThan(150);
  await context.setOffline(false);
  await submit.click();
  await expect(page).toHaveURL(/\/prompts\/\w{22}$/);
});

test("another language keeps the place on the page and its fragment @js", async ({ page }) => {
  await page.goto("/terms?lang=ja#article-5");
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "English" }).scrollIntoViewIfNeeded();
  await footer.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/terms?lang=en#article-5");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(footer.getByRole("link", { name: "English" })).toBeInViewport();
});

test("a typed line is not put into a page with another one @js", async ({ page }) => {
  await page.goto("/generate");
  await hydrated(page);
  await box(page).fill(line);
  // The history entry has the line, and gets an address with another one.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(line);
  await page.evaluate(() => history.replaceState(history.state, "", "/generate?purpose=献立"));
  await page.reload();
  await hydrated(page);
  await expect(box(page)).toHaveValue("献立");
});

test("without a network, a prompt that is not made is told below its line, and the page does not move @js", async ({
  page,
  context,
}) => {
  await page.goto("/generate?purpose=献立");
  await hydrated(page);
  await generated(page);
  const again = result(page).getByRole("button", { name: "作り直す" });
  const reason = page.getByText("接続が切れています");
  const far = async (button: typeof again) =>
    Math.abs((await button.boundingBox())!.y - (await reason.boundingBox())!.y);
  await openLine(page);
  await box(page).fill(line);
  await expect(panel(page).getByRole("textbox").first()).toBeVisible();
  await context.setOffline(true);
  // On the screen: what is inserted above may change by how much the page is scrolled.
  const place = async () => (await create(page).boundingBox())!.y;
  const before = await place();
  // By its place: the driver would scroll to where the bar is without being sticky.
  const { x, y, width, height } = (await create(page).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(reason).toBeInViewport({ ratio: 1 });
  expect(await far(create(page))).toBeLessThan(320);
  expect(await place()).toBeCloseTo(before, 0);

  await again.scrollIntoViewIfNeeded();
  await again.click();
  await expect(result(page).getByText("接続が切れています")).toBeInViewport({ ratio: 1 });
  await expect(reason).toHaveCount(1);
  expect(await far(again)).toBeLessThan(150);
});

test("skipping a question opens no keyboard on a touch screen, and goes on by keyboard @js", async ({
  browser,
}) => {
  for (const hasTouch of [true, false]) {
    const context = await browser.newContext({
      hasTouch,
      isMobile: hasTouch,
      viewport: { width: 375, height: 812 },
    });
    const page = await context.newPage();
    await asked(page);
    await panel(page).getByRole("button", { name: "スキップ" }).click();
    await expect(panel(page).getByText("2 / ")).toBeVisible();
    const focused = page.locator(":focus");
    await expect(focused).toHaveCount(1);
    await expect(panel(page).locator(hasTouch ? "div:focus" : "textarea:focus")).toHaveCount(1);
    await context.close();
  }
});

test("the buttons of a prompt's owner stay where the server wrote them @js", async ({ page, context }) => {
  await join(context.request);
  const { shareId } = await publishPrompt(context.request);
  // There they take two lines, of which the second one came late.
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`/prompts/${shareId}?lang=es`);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Hacer privado" })).toBeVisible();
  const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  expect(sum).toBeLessThan(0.005);
});
