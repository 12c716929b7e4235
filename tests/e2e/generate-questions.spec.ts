import type { Page } from "@playwright/test";

import { asksFirst, withoutAsking } from "~/domain/asking-leads";

import { en } from "../../app/i18n/locales/en";
import { es } from "../../app/i18n/locales/es";
import { ja } from "../../app/i18n/locales/ja";
import { complete, fact, facts, line, result, text } from "../support/pages/generator-page";
import { expect, hydrated, test } from "../support/pages/journey";

/** A short line of each language, surely recognized, and a complete one. */
const lines = {
  ja: { words: ja, short: line, enough: complete },
  en: {
    words: en,
    short: "text to get out of dinner with my in laws",
    enough:
      "Email to Ana Ruiz, our supplier in Madrid, asking to move Tuesday's 3pm call to Thursday 10am because two engineers are travelling; polite, under 120 words, with a subject line, and offer Friday as the fallback",
  },
  es: {
    words: es,
    short: "decirle que no a mi suegra sin que se enoje",
    enough:
      "Correo a Ana Ruiz, nuestra proveedora en Madrid, para pasar la llamada del martes a las 15 al jueves a las 10 porque dos ingenieros viajan; amable, menos de 120 palabras, con asunto, y ofrecer el viernes como alternativa",
  },
};

type Lines = (typeof lines)["ja"];

const wish = (page: Page) => result(page).getByRole("checkbox").first();

async function generate(page: Page, language: string, { words }: Lines, purpose: string, scripts = true) {
  await page.goto(`/generate?lang=${language}`);
  if (scripts) await hydrated(page);
  await page.getByRole("textbox", { name: words.generator.purpose.label }).fill(purpose);
  await page.getByRole("button", { name: words.generator.generate }).click();
  await page.waitForURL(/generate\/\w+/);
  await expect(text(page)).not.toHaveText("");
}

for (const [language, given] of Object.entries(lines))
  test(`answers and wishes are put into the prompt under the result: ${language} @all`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const { words, short } = given;
    const { questions, result: shown } = words.generator;
    const scripts = javaScriptEnabled !== false;
    const save = () => page.getByRole("button", { name: questions.submit }).click();
    await generate(page, language, given, short, scripts);
    const before = (await text(page).textContent())!;
    expect(withoutAsking(before)).toBe(short);
    await expect(page.getByRole("heading", { name: shown.titleAsking })).toBeVisible();

    const answer = "Σπίτι, 14:00";
    await fact(page, facts.invitation).fill(answer);
    await wish(page).check();
    if (!scripts) await save();
    await expect(text(page)).toContainText(answer);
    const after = (await text(page).textContent())!;
    const [first, ...added] = withoutAsking(after).split("\n");
    expect([first, added.length]).toEqual([short, 2]);
    expect(added[0]!.endsWith(answer)).toBe(true);
    // It still asks, for less.
    expect(asksFirst(after)).toBe(true);
    expect(after.length - withoutAsking(after).length).toBeLessThan(before.length - short.length);
    await expect(page.getByRole("heading", { name: shown.title, exact: true })).toBeVisible();
    const marks = page.getByRole("list", { name: shown.marks.title });
    for (const mark of [shown.marks.words, shown.marks.answer, shown.marks.wish, shown.marks.asking])
      await expect(marks).toContainText(mark);
    await expect(wish(page)).toBeChecked();
    await expect(fact(page, facts.invitation)).toHaveValue(answer);

    // The inserted answers are still there, and can be removed.
    await page.reload();
    if (scripts) await hydrated(page);
    await expect(text(page)).toContainText(answer);
    await fact(page, facts.invitation).fill("");
    await wish(page).uncheck();
    if (!scripts) await save();
    await expect(text(page)).toHaveText(before);
  });

for (const [language, given] of Object.entries(lines))
  test(`a complete line gets a notice, and stays unchanged: ${language} @all`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await generate(page, language, given, given.enough, javaScriptEnabled !== false);
    await expect(text(page)).toHaveText(given.enough);
    const { enough } = given.words.generator.questions;
    await expect(result(page).getByRole("status").filter({ hasText: enough })).toBeVisible();
    await expect(result(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  });

test("regeneration keeps the answers and the wishes @all @js", async ({ page }) => {
  await generate(page, "ja", lines.ja, line);
  const first = page.url();
  await fact(page, facts.invitation).fill("同窓会");
  await wish(page).check();
  await expect(text(page)).toContainText("同窓会");
  const whole = (await text(page).textContent())!;
  await page.getByRole("button", { name: "作り直す" }).click();
  await expect(page).not.toHaveURL(first);
  await expect(text(page)).toContainText("同窓会");
  const again = (await text(page).textContent())!;
  expect(again).not.toBe(whole);
  expect(withoutAsking(again)).toBe(withoutAsking(whole));
  await expect(result(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
});

test("the result explains its shortness, and links the measurements @all", async ({
  page,
  javaScriptEnabled,
}) => {
  await generate(page, "ja", lines.ja, lines.ja.short, javaScriptEnabled !== false);
  await page.locator("#result").getByRole("link", { name: "なぜ短いのか" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("なぜ、短いプロンプトなのか");
});
