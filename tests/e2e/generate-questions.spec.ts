import type { Page } from "@playwright/test";

import { casesOf, whyFigures } from "../../app/features/generation/why-figures";
import { en } from "../../app/i18n/locales/en";
import { es } from "../../app/i18n/locales/es";
import { ja } from "../../app/i18n/locales/ja";
import { expect, hydrated, test } from "../support/pages/journey";

/** A short line of each language, surely recognized, and a complete one. */
const lines = {
  ja: {
    words: ja,
    short: "義母へのLINE、角を立てずに断りたい",
    enough:
      "取引先の田中さんに、来週火曜の打ち合わせを11月30日の15時に変えてもらうお願いのメール。社内の会議が重なったため。丁寧に、200字以内、件名つき、代わりの候補は12月1日午前。",
  },
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

const text = (page: Page) => page.locator("#result .raw-text > pre");
const radios = (page: Page) => page.locator("#result").getByRole("radio");
const wish = (page: Page) => page.locator("#result").getByRole("checkbox").first();

async function generate(page: Page, language: string, { words }: Lines, line: string, scripts = true) {
  await page.goto(`/generate?lang=${language}`);
  if (scripts) await hydrated(page);
  await page.getByRole("textbox", { name: words.generator.purpose.label }).fill(line);
  await page.getByRole("button", { name: words.generator.generate }).click();
  await page.waitForURL(/generate\/\w+/);
  await expect(text(page)).toBeVisible();
}

for (const [language, given] of Object.entries(lines))
  test(`answers and wishes are put into the prompt under the result: ${language}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const { words, short } = given;
    const scripts = javaScriptEnabled !== false;
    const putIn = () => page.getByRole("button", { name: words.generator.questions.submit }).click();
    await generate(page, language, given, short, scripts);
    const before = await text(page).innerText();
    expect(before.startsWith(short)).toBe(true);

    const answer = await radios(page).first().getAttribute("value");
    await page.locator("#result").getByRole("radio", { name: answer! }).click();
    await wish(page).click();
    if (!scripts) await putIn();
    await expect(text(page)).toContainText(answer!);
    const after = await text(page).innerText();
    expect(after.startsWith(short)).toBe(true);
    expect(after.split("\n").length).toBeGreaterThanOrEqual(before.split("\n").length + 2);
    await expect(page.getByRole("list", { name: words.generator.result.marks.title })).toContainText(
      words.generator.result.marks.answer,
    );
    await expect(wish(page)).toBeChecked();
    await expect(radios(page).first()).toBeChecked();

    // The inserted answers are still there, and can be removed.
    await page.reload();
    if (scripts) await hydrated(page);
    await expect(text(page)).toContainText(answer!);
    await page
      .locator("#result")
      .getByRole("radio", { name: scripts ? answer! : words.generator.questions.noAnswer })
      .first()
      .click();
    await wish(page).click();
    if (!scripts) await putIn();
    await expect(text(page)).toHaveText(before);
  });

for (const [language, given] of Object.entries(lines))
  test(`a complete line gets a notice, and stays unchanged: ${language}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await generate(page, language, given, given.enough, javaScriptEnabled !== false);
    await expect(text(page)).toHaveText(given.enough);
    const { enough } = given.words.generator.questions;
    await expect(page.locator("#result").getByRole("status").filter({ hasText: enough })).toBeVisible();
    await expect(page.locator("#result").getByRole("checkbox", { checked: true })).toHaveCount(0);
  });

test("a typed answer over the limit comes back with the reason beside it, and nothing is lost", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, "With scripts the field says so as it is typed.");
  await generate(page, "ja", lines.ja, lines.ja.short, false);
  const long = "あ".repeat(301);
  await page.locator("#result input[name^='own:']").nth(1).fill(long);
  await page.locator("#result").getByRole("radio", { name: "家への訪問や泊まり" }).click();
  await wish(page).click();
  await page.getByRole("button", { name: "答えを入れる" }).click();
  await expect(page).toHaveURL(/\/answers$/);
  const field = page.locator("input[name^='own:']").nth(1);
  await expect(field).toHaveValue(long);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription("300文字以内で入力してください");
  await expect(page.getByRole("radio", { name: "家への訪問や泊まり" })).toBeChecked();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await field.fill("お盆の泊まりだけ");
  await page.getByRole("button", { name: "答えを入れる" }).click();
  await expect(page).toHaveURL(/#result$/);
  await expect(text(page)).toContainText("お盆の泊まりだけ");
  await expect(text(page)).toContainText("家への訪問や泊まり");
});

test("an edit by hand stays, and answers change only their own places", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, "With scripts it is edited in its place.");
  await generate(page, "ja", lines.ja, lines.ja.short, false);
  const address = page.url();
  const answer = (name: string) => page.locator("#result").getByRole("radio", { name }).click();
  await answer("家への訪問や泊まり");
  await page.getByRole("button", { name: "答えを入れる" }).click();
  await expect(text(page)).toContainText("家への訪問や泊まり");
  await page.locator("#result summary").getByText("編集").click();
  const edited = `拝啓\n${await text(page).innerText()}\n敬具`;
  await page.getByRole("textbox", { name: "プロンプトを編集" }).fill(edited);
  await page.getByRole("button", { name: "編集した内容を保存" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto(address);
  await answer("食事・旅行・行事の誘い");
  await page.getByRole("button", { name: "答えを入れる" }).click();
  await expect(text(page)).toHaveText(edited.replace("家への訪問や泊まり", "食事・旅行・行事の誘い"));
});

test("regeneration keeps the answers and the wishes", async ({ page, javaScriptEnabled }) => {
  const scripts = javaScriptEnabled !== false;
  await generate(page, "ja", lines.ja, lines.ja.short, scripts);
  const first = page.url();
  await page.locator("#result").getByRole("radio", { name: "家への訪問や泊まり" }).click();
  await wish(page).click();
  if (!scripts) await page.getByRole("button", { name: "答えを入れる" }).click();
  await expect(text(page)).toContainText("家への訪問や泊まり");
  const whole = await text(page).innerText();
  await page.getByRole("button", { name: "作り直す" }).click();
  await expect(page).not.toHaveURL(first);
  await expect(text(page)).toHaveText(whole);
  await expect(wish(page)).toBeChecked();
});

test("the questions have an address of their own", async ({ page, javaScriptEnabled }) => {
  await generate(page, "ja", lines.ja, lines.ja.short, javaScriptEnabled !== false);
  await page.goto(`${new URL(page.url()).pathname}/answers`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("質問に答える");
  await page.getByRole("radio", { name: "理由は言わない" }).click();
  await page.getByRole("button", { name: "答えを入れる" }).click();
  await expect(page).toHaveURL(/#result$/);
  await expect(text(page)).toContainText("理由は言わない");
});

test("the result explains its shortness, and links the measurements", async ({ page, javaScriptEnabled }) => {
  await generate(page, "ja", lines.ja, lines.ja.short, javaScriptEnabled !== false);
  await page.locator("#result").getByRole("link", { name: "なぜ短いのか" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("なぜ、短いプロンプトなのか");
});

test("the page of measurements shows what helped and what did not, in our prompts too @plain", async ({
  page,
}) => {
  for (const [language, { words }] of Object.entries(lines)) {
    await page.goto(`/why?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.why.title);
    for (const [title, comparisons] of [
      [words.why.helps, whyFigures.helps],
      [words.why.doesNot, whyFigures.doesNot],
    ] as const) {
      const section = page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
      await expect(section.getByRole("listitem")).toHaveText(
        comparisons.map(
          (comparison) =>
            new RegExp(
              [casesOf(comparison), comparison.won, comparison.tied, comparison.lost].join(String.raw`\D+`),
            ),
        ),
      );
    }
    await expect(page.locator("footer").getByRole("link", { name: words.shell.menu.why })).toBeVisible();
  }
});
