import {
  asked,
  asksSwitch,
  box,
  complete,
  create,
  expectPrompt,
  fact,
  facts,
  generated,
  line,
  minutes,
  panel,
  preview,
  result,
  scene,
  text,
  answerLine,
} from "../support/pages/generator-page";
import { expect, hydrated, test } from "../support/pages/journey";

test.describe("questions with scripts @js", () => {
  test("the prompt grows next to the questions: the AI asks for less with each answer, at last only for what is missing", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const steps = page.getByRole("heading", { name: "ここにプロンプトができます" });
    await expect(steps).toBeVisible();
    await box(page).fill(line);
    await expectPrompt(preview(page), [line]);
    await expect(steps).toHaveCount(0);
    await expect(page.getByText("例から始める")).toHaveCount(0);
    await expect(panel(page).locator("[aria-live=polite]")).toHaveText(/任意の質問があります：[345]件/);
    await expect(page.getByRole("region", { name: "AIがまず聞いてくるプロンプト" })).toBeVisible();
    const lengths = [(await preview(page).textContent())!.length];
    const lines: (string | RegExp)[] = [line];
    for (const [answer, name] of Object.entries({ 同窓会: facts.invitation, 転勤: facts.reason })) {
      await fact(page, name).fill(answer);
      lines.push(answerLine(answer));
      await expectPrompt(preview(page), lines);
      lengths.push((await preview(page).textContent())!.length - lines.slice(1).join("").length);
    }
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
    await expect(page.getByRole("region", { name: "できあがったプロンプト" })).toBeVisible();
    await fact(page, facts.instead).fill("電話する");
    await expectPrompt(preview(page), [...lines, answerLine("電話する")]);
    await expect(preview(page)).toContainText("がまだ足りないときだけ");
    await fact(page, facts.reason).fill("");
    await expectPrompt(preview(page), [line, answerLine("同窓会"), answerLine("電話する")]);

    await page.locator("#preview").getByRole("button", { name: "コピー", exact: true }).click();
    await expect(page.getByText("クリップボードにコピーしました").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await preview(page).textContent());
    const shown = await preview(page).textContent();
    await generated(page);
    await expect(text(page)).toHaveText(shown!);
  });

  test("another kind of task is chosen while the line is typed, with its own questions @all", async ({
    page,
  }) => {
    await asked(page);
    await expectPrompt(preview(page), [line]);
    const before = (await preview(page).textContent())!;
    const kinds = panel(page).locator("details").filter({ hasText: "別の種類" });
    const first = (await kinds.locator("summary strong").textContent())!;
    await kinds.getByText("別の種類").click();
    const other = kinds.getByRole("button").first();
    const name = (await other.textContent())!;
    await other.click();
    await expect(kinds.locator("summary strong")).toHaveText(name);
    await expect(fact(page, facts.invitation)).toHaveCount(0);
    await expectPrompt(preview(page), [line]);
    await expect(preview(page)).not.toHaveText(before);
    const shown = (await preview(page).textContent())!;
    await generated(page);
    await expect(text(page)).toHaveText(shown);
    const made = result(page).locator("details").filter({ hasText: "別の種類" });
    await made.getByText("別の種類").click();
    await made.getByRole("button", { name: first, exact: true }).click();
    await expect(made.locator("summary strong")).toHaveText(first);
    await expect(text(page)).toHaveText(new RegExp(`^${line}`));
    await expect(fact(page, facts.invitation)).toBeVisible();
    await page.goBack();
    await expect(text(page)).toHaveText(shown);
    await page.goBack();
    await expect(kinds.locator("summary strong")).toHaveText(name);
  });

  test("a complete line gets a notice, a picture answers to tap, and pasted material a fence @all", async ({
    page,
  }) => {
    await page.goto("/generate?use=text");
    await hydrated(page);
    await box(page).fill(complete);
    await expect(panel(page).getByText("詳しく書かれています")).toBeVisible();
    await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(asksSwitch(page)).toHaveCount(0);
    await expect(preview(page)).toHaveText(complete);

    await page.getByRole("radio", { name: "画像生成" }).check();
    await box(page).fill(scene.purpose);
    const answer = panel(page).getByRole("radio", { name: scene.choice });
    await expect(panel(page).getByText("AIが先に質問")).toHaveCount(0);
    await answer.click();
    await expect(preview(page)).toHaveText(`${scene.purpose}、${scene.choice}`);
    await expect(asksSwitch(page)).toHaveCount(0);
    await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
    await answer.click();
    await expect(answer).not.toBeChecked();
    await expect(preview(page)).toHaveText(scene.purpose);
    const radios = panel(page).getByRole("radio");
    await radios.first().focus();
    await page.keyboard.press("Space");
    await expect(radios.first()).toBeChecked();
    await page.keyboard.press("ArrowDown");
    await expect(radios.nth(1)).toBeChecked();
    await page.keyboard.press("Space");
    await expect(panel(page).getByRole("radio", { checked: true })).toHaveCount(0);

    const own = panel(page).getByRole("button", { name: "自分の言葉で" }).first();
    await own.click();
    await expect(own).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.type("版画");
    await answer.click();
    await expect(answer).toBeChecked();
    await own.click();
    await expect(
      panel(page)
        .getByRole("textbox", { name: /^自分の言葉で/ })
        .first(),
    ).toHaveValue("版画");
    await expect(answer).not.toBeChecked();
    await expect(preview(page)).toHaveText(`${scene.purpose}、版画`);

    await page.getByRole("radio", { name: "文章生成" }).check();
    await box(page).fill(minutes.purpose);
    const notes = fact(page, minutes.notes);
    await expect(notes).toHaveAccessibleDescription("そのまま貼り付けてください。");
    const pasted = "10/3 定例\n```\n予算：田中さん反対";
    await notes.fill(pasted);
    await expect(preview(page)).toHaveText(new RegExp(`：\n(\`{4,})\n${pasted}\n\\1\n\n`));
    const shown = (await preview(page).textContent())!;
    await generated(page);
    await expect(text(page)).toHaveText(shown);
    await expect(notes).toHaveValue(pasted);
  });

  test("on a phone one question is asked at a time, to answer or to skip, and nothing above moves", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/");
    await hydrated(page);
    const deep = page.getByRole("switch", { name: "Deep Thinking" });
    const places = () => Promise.all([box(page), deep].map(async (part) => (await part.boundingBox())!.y));
    // The first character brings the bar below, and the line above it.
    await box(page).fill("義");
    await expect(create(page)).toBeInViewport();
    const before = await places();
    await box(page).fill(line);
    await expect(fact(page, facts.invitation)).toBeVisible();
    expect(await places()).toEqual(before);
    for (const part of await panel(page)
      .locator("label:visible:has([type=radio], [type=checkbox]), button:visible, summary:visible")
      .all())
      expect((await part.boundingBox())!.height).toBeGreaterThanOrEqual(44);

    const shown = panel(page).getByRole("textbox").filter({ visible: true });
    const place = (at: number) => panel(page).getByText(new RegExp(`^${at} / 5$`));
    await expect(place(1)).toBeVisible();
    await expect(shown).toHaveCount(1);
    await expect(panel(page).getByRole("button", { name: "戻る" })).toHaveCount(0);
    await panel(page).getByRole("button", { name: "スキップ" }).click();
    await expect(fact(page, facts.reason)).toBeFocused();
    await expect(shown).toHaveCount(1);
    await page.keyboard.type("転勤");
    await panel(page).getByRole("button", { name: "次へ" }).click();
    await expect(fact(page, facts.instead)).toBeFocused();
    await expect(place(3)).toBeVisible();
    await panel(page).getByRole("button", { name: "戻る" }).click();
    await expect(fact(page, facts.reason)).toBeFocused();
    await expect(fact(page, facts.reason)).toHaveValue("転勤");
    for (const name of ["次へ", "スキップ", "スキップ"])
      await panel(page).getByRole("button", { name }).click();
    await expect(place(5)).toBeVisible();
    await expect(panel(page).getByRole("button", { name: /スキップ|次へ/ })).toHaveCount(0);
    await panel(page).getByRole("button", { name: "完了" }).click();
    await expect(panel(page).getByText("質問は以上です。")).toBeFocused();
    await expect(shown).toHaveCount(0);
    await panel(page).getByRole("button", { name: "戻る" }).click();
    await expect(place(5)).toBeVisible();

    // The button and the way to the prompt stay in reach.
    await expect(create(page)).toBeInViewport();
    await page.getByRole("link", { name: "プロンプトを見る" }).click();
    await expect(page.locator("#preview")).toBeInViewport();
    await expect(page.locator("#preview")).toBeFocused();
    await expectPrompt(preview(page), [line, answerLine("転勤")]);
    await generated(page);
    await expectPrompt(text(page), [line, answerLine("転勤")]);
  });
});
