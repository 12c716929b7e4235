import { asked, generated, line, once, panel, text, visit } from "../support/pages/generator-page";
import { expect, holdScripts, hydrated, test } from "../support/pages/journey";

test.describe("answers under the result with scripts @js", () => {
  test("every tap changes the prompt at once without moving the button, and the copy has no blanks", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await asked(page);
    await generated(page);
    await expect(text(page)).toHaveText(line);
    const answer = page.locator("#result").getByRole("radio", { name: "理由は言わない" });
    await answer.scrollIntoViewIfNeeded();
    const { y } = (await answer.boundingBox())!;
    await answer.click();
    await expect(text(page)).toHaveText(`${line}\n・理由：理由は言わない`);
    expect(Math.abs((await answer.boundingBox())!.y - y)).toBeLessThan(2);
    await page.locator("#result").getByRole("checkbox", { name: once }).click();
    await page.getByRole("button", { name: "コピー", exact: true }).click();
    await expect(page.getByText("クリップボードにコピーしました").first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${line}\n・理由：理由は言わない\n・${once}`);
    await expect(page.getByRole("link", { name: "ChatGPT" })).toHaveAttribute(
      "href",
      new RegExp(encodeURIComponent("理由は言わない")),
    );
    await expect(page.locator("#result").getByRole("status").first()).toHaveText(/：2$/);
  });

  test("an edited text changes only at its answers, and is saved with them", async ({ page }) => {
    await asked(page);
    await panel(page).getByRole("radio", { name: visit }).click();
    await generated(page);
    await page.getByRole("button", { name: "編集" }).click();
    const editor = page.getByRole("textbox", { name: "プロンプトを編集" });
    await editor.fill(`拝啓\n${await editor.inputValue()}\n敬具`);
    await page.getByRole("button", { name: "更新" }).click();
    // Not the response of the edit, which has the same address.
    const saved = page.waitForResponse((response) =>
      (response.request().postData() ?? "").includes(encodeURIComponent("お金や手伝いの頼み")),
    );
    await page.locator("#result").getByRole("radio", { name: "お金や手伝いの頼み" }).click();
    const amended = `拝啓\n${line}\n・断るもの：お金や手伝いの頼み\n敬具`;
    await expect(text(page)).toHaveText(amended);
    expect((await saved).status()).toBe(303);
    await page.reload();
    await expect(text(page)).toHaveText(amended);
    // Another tab has no stored state of this one.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(text(other)).toHaveText(amended);
    await other.close();
  });

  test("a typed answer changes nothing else in an edited image prompt", async ({ page }) => {
    await page.goto("/generate?use=image&purpose=雨の日の喫茶店、窓辺の猫");
    await hydrated(page);
    await generated(page);
    await page.getByRole("button", { name: "編集" }).click();
    await page.getByRole("textbox", { name: "プロンプトを編集" }).fill("ねこ。まどべのねこ");
    await page.getByRole("button", { name: "更新" }).click();
    await page.locator("#result").getByRole("button", { name: "自分の言葉で" }).first().click();
    await page.keyboard.type("ねこじゃらし");
    await expect(text(page)).toHaveText("ねこ。まどべのねこ、ねこじゃらし");
  });

  test("taps from before the scripts loaded count", async ({ page }) => {
    await asked(page);
    await generated(page);
    const arrive = await holdScripts(page);
    await page.goto(new URL(page.url()).pathname, { waitUntil: "commit" });
    await page.locator("#result").getByRole("radio", { name: visit }).check();
    await page.locator("#result").getByRole("checkbox", { name: once }).check();
    arrive();
    await expect(text(page)).toHaveText(`${line}\n・断るもの：${visit}\n・${once}`);
    await expect(page.locator("#result").getByRole("radio", { name: visit })).toBeChecked();
  });

  test("an answer that failed to save is sent with the next one @chromium", async ({ page }) => {
    await asked(page);
    await generated(page);
    await page.route(/\/answers$/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/answers"));
    await page.locator("#result").getByRole("radio", { name: visit }).click();
    await failed;
    await expect(text(page)).toContainText(visit);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.unroute(/\/answers$/);
    const saved = page.waitForRequest(/\/answers$/);
    await page.locator("#result").getByRole("checkbox", { name: once }).click();
    const fields = new URLSearchParams((await saved).postData()!);
    expect(fields.get("own:decline-invitation.what")).toBe(visit);
    expect(fields.get("wish:decline-invitation.apologise-once")).toBe("on");
  });

  test("the refused version is sent with the next attempt @chromium", async ({ page }) => {
    await asked(page);
    await generated(page);
    await page.locator("#result").getByRole("radio", { name: visit }).click();
    const asking = page.waitForRequest("**/api/generate");
    await page.getByRole("button", { name: "作り直す" }).click();
    expect((await asking).postDataJSON()).toMatchObject({
      answers: { "decline-invitation.what": visit },
      wishes: [],
      refused: `${line}\n・断るもの：${visit}`,
    });
  });
});
