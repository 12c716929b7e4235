import {
  asked,
  asksSwitch,
  expectPrompt,
  fact,
  facts,
  generated,
  line,
  minutes,
  once,
  preview,
  result,
  scene,
  text,
  answerLine,
} from "../support/pages/generator-page";
import { expect, hydrated, test } from "../support/pages/journey";

test.describe("answers under the result with scripts @js", () => {
  test("every tap changes the prompt at once without moving the button, and the copy has no blanks", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await asked(page);
    await generated(page);
    await expectPrompt(text(page), [line]);
    await expect(page.getByRole("heading", { name: "AIがまず聞いてくるプロンプト" })).toBeVisible();
    const whole = (await text(page).textContent())!;
    const wish = result(page).getByRole("checkbox", { name: once });
    await wish.scrollIntoViewIfNeeded();
    const { y } = (await wish.boundingBox())!;
    await wish.click();
    await expectPrompt(text(page), [line, `・${once}`]);
    expect(Math.abs((await wish.boundingBox())!.y - y)).toBeLessThan(2);
    await fact(page, facts.invitation).fill("同窓会");
    await expectPrompt(text(page), [line, answerLine("同窓会"), `・${once}`]);
    await expect(page.getByRole("heading", { name: "できあがったプロンプト" })).toBeVisible();
    await page.getByRole("button", { name: "コピー", exact: true }).click();
    await expect(page.getByText("クリップボードにコピーしました").first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await text(page).textContent());
    await expect(page.getByRole("link", { name: "ChatGPT" })).toHaveAttribute(
      "href",
      new RegExp(encodeURIComponent("同窓会")),
    );
    await expect(result(page).getByRole("status").first()).toHaveText(/：2$/);
    await fact(page, facts.invitation).fill("");
    await wish.uncheck();
    await expect(text(page)).toHaveText(whole);
  });

  test("on a phone an answer is told beside the question, marked in the text, and a step away", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await asked(page);
    await generated(page);
    const field = fact(page, facts.invitation);
    await field.fill("同窓会");
    await expect(result(page).getByText("プロンプトに反映：1")).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport();
    await expect(page.getByRole("button", { name: "プロンプトを作る" })).toBeHidden();
    await result(page).getByRole("button", { name: "プロンプトを見る" }).click();
    const marked = result(page).locator(".set-text ins").filter({ hasText: "同窓会" });
    await expect(marked).toBeInViewport();
    await expect(marked).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("the switch takes the AI's questions out of the prompt, for the next lines too, and is saved @all", async ({
    page,
  }) => {
    // The line's form has no switch: beside a complete line it would change nothing.
    await asked(page);
    await expect(asksSwitch(page)).toHaveCount(0);
    await generated(page);
    await expect(asksSwitch(page)).toBeChecked();
    const whole = (await text(page).textContent())!;
    const saved = page.waitForResponse(/\/answers$/);
    await asksSwitch(page).uncheck();
    await expectPrompt(text(page), [line], { asks: false });
    await expect(page.getByRole("region", { name: "できあがったプロンプト" })).toBeVisible();
    await saved;
    // Another tab has no stored state of this one.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(text(other)).toHaveText(line);
    await expect(asksSwitch(other)).not.toBeChecked();
    await other.close();
    await asksSwitch(page).check();
    await expect(text(page)).toHaveText(whole);
    await asksSwitch(page).uncheck();
    await expectPrompt(text(page), [line], { asks: false });

    const next = "landlord wont give my deposit back";
    await asked(page, next);
    await expectPrompt(preview(page), [next], { asks: false });
    await generated(page);
    await expectPrompt(text(page), [next], { asks: false });
    await asksSwitch(page).check();
    await expectPrompt(text(page), [next]);
    await asked(page);
    await expectPrompt(preview(page), [line]);
  });

  test("the switch goes off with the questions that are deleted by hand, and puts them in again", async ({
    page,
  }) => {
    await asked(page);
    await generated(page);
    const whole = (await text(page).textContent())!;
    await page.getByRole("button", { name: "編集" }).click();
    await page.getByRole("textbox", { name: "プロンプトを編集" }).fill(line);
    await page.getByRole("button", { name: "更新" }).click();
    await expect(text(page)).toHaveText(line);
    await expect(asksSwitch(page)).not.toBeChecked();
    await asksSwitch(page).check();
    await expect(text(page)).toHaveText(whole);
  });

  test("an edited text changes only at its answers, and is saved with them @all", async ({ page }) => {
    await asked(page);
    await fact(page, facts.invitation).fill("同窓会");
    await generated(page);
    await page.getByRole("button", { name: "編集" }).click();
    const editor = page.getByRole("textbox", { name: "プロンプトを編集" });
    const before = await editor.inputValue();
    await editor.fill(`拝啓\n${before}\n敬具`);
    await page.getByRole("button", { name: "更新" }).click();
    // Not the response of the edit, which has the same address.
    const saved = page.waitForResponse((response) =>
      (response.request().postData() ?? "").includes(encodeURIComponent("法事の会食")),
    );
    await fact(page, facts.invitation).fill("法事の会食");
    const amended = `拝啓\n${before.replace("同窓会", "法事の会食")}\n敬具`;
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

  test("a typed answer changes nothing else in an edited image prompt @all", async ({ page }) => {
    await page.goto(`/generate?use=${scene.use}&purpose=${scene.purpose}`);
    await hydrated(page);
    await generated(page);
    await page.getByRole("button", { name: "編集" }).click();
    await page.getByRole("textbox", { name: "プロンプトを編集" }).fill("ねこ。まどべのねこ");
    await page.getByRole("button", { name: "更新" }).click();
    await result(page).getByRole("button", { name: "自分の言葉で" }).first().click();
    await page.keyboard.type("ねこじゃらし");
    await expect(text(page)).toHaveText("ねこ。まどべのねこ、ねこじゃらし");
  });

  test("material is pasted under the result too @all", async ({ page }) => {
    await asked(page, minutes.purpose);
    await generated(page);
    await fact(page, minutes.notes).fill("10/3 定例\n予算：田中さん反対");
    await expect(text(page)).toHaveText(/：\n(`{3,})\n10\/3 定例\n予算：田中さん反対\n\1\n\n/);
    await page.reload();
    await expect(fact(page, minutes.notes)).toHaveValue("10/3 定例\n予算：田中さん反対");
  });

  test("an answer that failed to save is sent with the next one, and all with the next attempt @chromium", async ({
    page,
  }) => {
    await asked(page);
    await generated(page);
    await page.route(/\/answers$/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/answers"));
    await fact(page, facts.invitation).fill("同窓会");
    await failed;
    await expect(text(page)).toContainText("同窓会");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.unroute(/\/answers$/);
    const saved = page.waitForRequest(/\/answers$/);
    await result(page).getByRole("checkbox", { name: once }).click();
    const fields = new URLSearchParams((await saved).postData()!);
    expect(fields.get(facts.invitation)).toBe("同窓会");
    expect(fields.get("wish:decline-invitation.apologise-once")).toBe("on");
    expect(fields.get("asks")).toBe("on");

    await expectPrompt(text(page), [line, answerLine("同窓会"), `・${once}`]);
    const refused = (await text(page).textContent())!;
    const asking = page.waitForRequest("**/api/generate");
    const first = page.url();
    await page.getByRole("button", { name: "作り直す" }).click();
    expect((await asking).postDataJSON()).toMatchObject({
      kind: "decline-invitation",
      asks: true,
      answers: { [facts.invitation.replace("own:", "")]: "同窓会" },
      wishes: ["decline-invitation.apologise-once"],
      refused,
    });
    await expect(page).not.toHaveURL(first);
    await expect(text(page)).not.toHaveText(refused);
    await expectPrompt(text(page), [line, answerLine("同窓会"), `・${once}`]);

    // Nothing can vary where the AI asks nothing.
    await asksSwitch(page).uncheck();
    await expectPrompt(text(page), [line, answerLine("同窓会"), `・${once}`], { asks: false });
    await page.getByRole("button", { name: "作り直す" }).click();
    await expect(page.getByText("同じプロンプトになりました").first()).toBeVisible();
    await expect(page.getByText("質問に答えるか").first()).toBeVisible();
  });

  test("a prompt made again with the same text leads back to the one before the answers", async ({
    page,
  }) => {
    await asked(page);
    await generated(page);
    const first = page.url();
    const whole = (await text(page).textContent())!;
    await asksSwitch(page).uncheck();
    await fact(page, facts.invitation).fill("同窓会");
    await expectPrompt(text(page), [line, answerLine("同窓会")], { asks: false });
    const answered = (await text(page).textContent())!;
    await page.getByRole("button", { name: "作り直す" }).click();
    await expect(page).not.toHaveURL(first);
    await expect(text(page)).toHaveText(answered);
    await expect(page.getByText("同じプロンプトになりました")).toBeVisible();
    await expect(page.getByText("2個のうち2個目")).toBeVisible();
    // The copy of a text is not counted.
    const second = page.url();
    await page.getByRole("button", { name: "作り直す" }).click();
    await expect(page).not.toHaveURL(second);
    await expect(page.getByText("同じプロンプトになりました")).toBeVisible();
    await expect(page.getByText("2個のうち2個目")).toBeVisible();
    await page.getByRole("link", { name: "前の文に戻す" }).click();
    await expect(text(page)).toHaveText(whole);
  });
});
