import {
  asked,
  asksSwitch,
  box,
  complete,
  create,
  fact,
  facts,
  generated,
  line,
  once,
  panel,
  preview,
  scene,
  text,
} from "../support/pages/generator-page";
import { expect, hydrated, test } from "../support/pages/journey";

test.describe("a line and its questions with scripts @js", () => {
  test("answers stay while the line grows, after a reload and on the way back", async ({ page }) => {
    await asked(page);
    await fact(page, facts.invitation).fill("同窓会");
    await panel(page).getByRole("checkbox", { name: once }).check();
    const answered = page.waitForResponse("**/api/questions");
    await box(page).fill(`${line}。急ぎ`);
    await answered;
    await expect(fact(page, facts.invitation)).toHaveValue("同窓会");
    await page.waitForFunction(() => JSON.stringify(history.state).includes("急ぎ"));
    await page.reload();
    await expect(fact(page, facts.invitation)).toHaveValue("同窓会");
    await expect(panel(page).getByRole("checkbox", { name: once })).toBeChecked();
    await generated(page);
    await expect(text(page)).toContainText("同窓会");
    await page.goBack();
    await expect(box(page)).toHaveValue(`${line}。急ぎ`);
    await expect(fact(page, facts.invitation)).toHaveValue("同窓会");
    await expect(panel(page).getByRole("checkbox", { name: once })).toBeChecked();
  });

  test("a typed answer over the limit is marked and blocks generation", async ({ page }) => {
    await asked(page);
    const own = fact(page, facts.invitation);
    await own.fill("あ".repeat(301));
    await expect(own).toHaveAccessibleDescription("300文字以内で入力してください");
    await create(page).click();
    await expect(own).toBeFocused();
    await own.fill("同窓会");
    await generated(page);
    await expect(text(page)).toContainText("同窓会");
  });

  test("arrow keys move between the answers of a choice", async ({ page }) => {
    await asked(page, scene.purpose, scene.use);
    const radios = panel(page).getByRole("radio");
    await radios.first().focus();
    await page.keyboard.press("Space");
    await expect(radios.first()).toBeChecked();
    await page.keyboard.press("ArrowDown");
    await expect(radios.nth(1)).toBeChecked();
    await page.keyboard.press("Space");
    await expect(panel(page).getByRole("radio", { checked: true })).toHaveCount(0);
  });

  test("a complete line gets a notice during typing, and nothing is added to it", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await box(page).fill(complete);
    await expect(panel(page).getByText("この一行で十分です")).toBeVisible();
    await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(asksSwitch(page)).toHaveCount(0);
    await expect(preview(page)).toHaveText(complete);
  });

  test("without questions the generator works as before", async ({ page }) => {
    await page.route("**/api/questions", (route) => route.abort());
    await page.goto("/");
    await hydrated(page);
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/questions"));
    await box(page).fill(line);
    await failed;
    await expect(panel(page).getByRole("textbox")).toHaveCount(0);
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
    await fact(page, facts.invitation).fill("同窓会");
    await page.route("**/api/questions", () => {});
    await page.getByRole("radio", { name: "画像生成" }).check();
    await generated(page);
    await expect(text(page)).not.toContainText("同窓会");
  });
});
