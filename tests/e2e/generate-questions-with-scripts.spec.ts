import {
  asked,
  box,
  create,
  generated,
  line,
  once,
  panel,
  text,
  visit,
} from "../support/pages/generator-page";
import { expect, hydrated, test } from "../support/pages/journey";

test.describe("questions with scripts @js", () => {
  test("questions replace the examples during typing, and tapped answers are sent", async ({ page }) => {
    await asked(page);
    await expect(page.getByText("例から始める")).toHaveCount(0);
    await expect(panel(page).locator("[aria-live=polite]")).toHaveText(/任意の質問があります：[345]件/);
    await panel(page).getByRole("radio", { name: visit }).click();
    await panel(page).getByRole("checkbox", { name: once }).click();
    await page.getByRole("button", { name: "答えを入れて作る（2）" }).click();
    await page.waitForURL(/generate\/\w+/);
    await expect(text(page)).toContainText(visit);
    await expect(text(page)).toContainText(once);
    await expect(page.locator("#result").getByRole("radio", { name: visit })).toBeChecked();
  });

  test("neither the box nor the button moves when questions appear", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/");
    await hydrated(page);
    const places = () =>
      Promise.all([box(page), create(page)].map(async (part) => (await part.boundingBox())!.y));
    const before = await places();
    await box(page).fill("義");
    expect(await places()).toEqual(before);
    await box(page).fill(line);
    await expect(panel(page).getByRole("group").first()).toBeVisible();
    expect(await places()).toEqual(before);
    for (const part of await panel(page)
      .locator("label:visible:has([type=radio], [type=checkbox]), button")
      .all())
      expect((await part.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });

  test("answers stay while the line grows, after a reload and on the way back", async ({ page }) => {
    await asked(page);
    await panel(page).getByRole("radio", { name: visit }).click();
    await panel(page).getByRole("checkbox", { name: once }).click();
    const answered = page.waitForResponse("**/api/questions");
    await box(page).fill(`${line}。急ぎ`);
    await answered;
    await expect(panel(page).getByRole("radio", { name: visit })).toBeChecked();
    await page.waitForFunction(() => JSON.stringify(history.state).includes("急ぎ"));
    await page.reload();
    await expect(panel(page).getByRole("radio", { name: visit })).toBeChecked();
    await expect(panel(page).getByRole("checkbox", { name: once })).toBeChecked();
    await generated(page);
    await expect(text(page)).toContainText(visit);
    await page.goBack();
    await expect(panel(page).getByRole("radio", { name: visit })).toBeChecked();
  });

  test("a second tap removes an answer, and typed answers stay in their field", async ({ page }) => {
    await asked(page);
    const answer = panel(page).getByRole("radio", { name: visit });
    await answer.click();
    await answer.click();
    await expect(panel(page).getByRole("radio", { name: visit })).not.toBeChecked();
    await expect(page.getByRole("button", { name: /答えを入れて作る/ })).toHaveCount(0);

    const own = panel(page).getByRole("button", { name: "自分の言葉で" }).first();
    await own.click();
    await expect(own).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.type("お盆の泊まり");
    await answer.click();
    await expect(panel(page).getByRole("radio", { name: visit })).toBeChecked();
    await own.click();
    await expect(panel(page).getByRole("textbox").first()).toHaveValue("お盆の泊まり");
    await expect(panel(page).getByRole("radio", { name: visit })).not.toBeChecked();
    await generated(page);
    await expect(text(page)).toHaveText(`${line}\n・断るもの：お盆の泊まり`);
  });

  test("a typed answer over the limit is marked and blocks generation", async ({ page }) => {
    await asked(page);
    await panel(page).getByRole("button", { name: "自分の言葉で" }).first().click();
    const own = panel(page).getByRole("textbox").first();
    await own.fill("あ".repeat(301));
    await expect(own).toHaveAccessibleDescription("300文字以内で入力してください");
    await create(page).click();
    await expect(own).toBeFocused();
    await own.fill("お盆の泊まり");
    await generated(page);
    await expect(text(page)).toContainText("お盆の泊まり");
  });

  test("arrow keys move between answers", async ({ page }) => {
    await asked(page);
    await panel(page).getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    await expect(panel(page).getByRole("radio").first()).toBeChecked();
    await page.keyboard.press("ArrowDown");
    await expect(panel(page).getByRole("radio").nth(1)).toBeChecked();
    await page.keyboard.press("Space");
    await expect(panel(page).getByRole("radio", { checked: true })).toHaveCount(0);
  });

  test("a complete line gets a notice during typing", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await box(page).fill(
      "取引先の田中さんに、来週火曜の打ち合わせを11月30日の15時に変えてもらうお願いのメール。社内の会議が重なったため。丁寧に、200字以内、件名つき。",
    );
    await expect(panel(page).getByText("この一行で十分です")).toBeVisible();
    await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  });

  test("without questions the generator works as before", async ({ page }) => {
    await page.route("**/api/questions", (route) => route.abort());
    await page.goto("/");
    await hydrated(page);
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/questions"));
    await box(page).fill(line);
    await failed;
    await expect(panel(page).getByRole("group")).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await generated(page);
    await expect(text(page)).toContainText(line);
  });

  test("slow questions delay nothing", async ({ page }) => {
    await page.route("**/api/questions", () => {});
    await page.goto("/");
    await hydrated(page);
    await box(page).fill(line);
    await generated(page);
  });

  test("another use has its own questions, and sends no earlier answers", async ({ page }) => {
    await asked(page);
    await panel(page).getByRole("radio", { name: visit }).click();
    await page.route("**/api/questions", () => {});
    await page.getByRole("radio", { name: "画像生成" }).check();
    await generated(page);
    await expect(text(page)).not.toContainText(visit);
  });
});
