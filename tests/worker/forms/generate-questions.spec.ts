import { asksFirst, withoutAsking } from "~/domain/asking-leads";

import { casesOf, whyFigures } from "../../../app/features/generator/why-figures";
import { en } from "../../../app/i18n/locales/en";
import { es } from "../../../app/i18n/locales/es";
import { ja } from "../../../app/i18n/locales/ja";
import { descriptionOf, expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { complete, facts, line } from "../../support/pages/generator-page";

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

const asking = "残りはAIに質問してもらう";
const text = (reader: PlainBrowser) => reader.some("#result .raw-text > pre")[0]!.textContent!;
const result = (reader: PlainBrowser) => reader.some("#result")[0]!;
const wish = (reader: PlainBrowser) =>
  reader.all("checkbox", undefined, reader.one("main"))[0] as HTMLInputElement;
const fact = (reader: PlainBrowser, name: string) =>
  reader.some(`main [name="${name}"]:not([type=hidden])`)[0] as HTMLTextAreaElement;
const putIn = (reader: PlainBrowser) => reader.press("答えを入れる");

async function generate(reader: PlainBrowser, language: string, { words }: Lines, purpose: string) {
  await reader.open(`/generate?lang=${language}`);
  reader.fill(words.generator.purpose.label, purpose);
  await reader.press(words.generator.generate);
}

for (const [language, given] of Object.entries(lines)) {
  test(`answers and wishes are put into the prompt under the result: ${language}`, async ({ reader }) => {
    const { words, short } = given;
    const { questions, result: shown } = words.generator;
    await generate(reader, language, given, short);
    const before = text(reader);
    expect(withoutAsking(before)).toBe(short);
    reader.one("heading", shown.titleAsking);

    const answer = "Σπίτι, 14:00";
    reader.fill(fact(reader, facts.invitation), answer);
    wish(reader).checked = true;
    await reader.press(questions.submit);
    const after = text(reader);
    const [first, ...added] = withoutAsking(after).split("\n");
    expect([first, added.length]).toEqual([short, 2]);
    expect(added[0]!.endsWith(answer)).toBe(true);
    // It still asks, for less.
    expect(asksFirst(after)).toBe(true);
    expect(after.length - withoutAsking(after).length).toBeLessThan(before.length - short.length);
    reader.one("heading", shown.title);
    const marks = reader.text(reader.one("list", shown.marks.title));
    for (const mark of [shown.marks.words, shown.marks.answer, shown.marks.wish, shown.marks.asking])
      expect(marks).toContain(mark);

    // The inserted answers are still there, and can be removed.
    await reader.reload();
    expect(text(reader)).toBe(after);
    expect([wish(reader).checked, fact(reader, facts.invitation).value]).toEqual([true, answer]);
    reader.fill(fact(reader, facts.invitation), "");
    wish(reader).checked = false;
    await reader.press(questions.submit);
    expect(text(reader)).toBe(before);
  });

  test(`a complete line gets a notice, and stays unchanged: ${language}`, async ({ reader }) => {
    await generate(reader, language, given, given.enough);
    expect(text(reader)).toBe(given.enough);
    const told = reader.all("status", undefined, result(reader)).map((status) => reader.text(status));
    expect(told.join()).toContain(given.words.generator.questions.enough);
    expect(result(reader).querySelectorAll("[type=checkbox][checked]")).toHaveLength(0);
  });
}

test("a typed answer over the limit comes back with the reason next to it, and nothing is lost", async ({
  reader,
}) => {
  await generate(reader, "ja", lines.ja, line);
  const long = "あ".repeat(501);
  reader.fill(fact(reader, facts.reason), long);
  reader.fill(fact(reader, facts.invitation), "同窓会");
  wish(reader).checked = true;
  reader.uncheck(asking);
  await putIn(reader);
  expect(reader.path).toMatch(/\/answers$/);
  const field = fact(reader, facts.reason);
  expect(field.value).toBe(long);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionOf(field)).toBe("500文字以内で入力してください");
  expect(fact(reader, facts.invitation).value).toBe("同窓会");
  expect(wish(reader).checked).toBe(true);
  expect(reader.choice(asking).checked).toBe(false);
  reader.fill(field, "転勤が近い");
  await putIn(reader);
  expect(reader.url.hash).toBe("#result");
  expect(asksFirst(text(reader))).toBe(false);
  const [first, ...added] = text(reader).split("\n");
  expect([first, added.length]).toEqual([line, 3]);
  expect(added[0]).toMatch(/^・[^：]+：同窓会$/);
  expect(added[1]).toMatch(/^・[^：]+：転勤が近い$/);
});

test("an edit by hand stays, and answers change only their own placeholders", async ({ reader }) => {
  await generate(reader, "ja", lines.ja, line);
  const address = reader.path;
  reader.fill(fact(reader, facts.invitation), "同窓会");
  await putIn(reader);
  expect(text(reader)).toContain("同窓会");
  const edited = `拝啓\n${text(reader)}\n敬具`;
  reader.unfold(/編集/, result(reader));
  reader.fill("プロンプトを編集", edited);
  await reader.press("編集した内容を保存");
  expect(reader.path).toMatch(/^\/auth/);
  await reader.open(address);
  reader.fill(fact(reader, facts.invitation), "法事のあとの会食");
  await putIn(reader);
  expect(text(reader)).toBe(edited.replace("同窓会", "法事のあとの会食"));
});

test("what the AI asks is put in again by its switch after it was deleted by hand", async ({ reader }) => {
  await generate(reader, "ja", lines.ja, line);
  const address = reader.path;
  const whole = text(reader);
  reader.unfold(/編集/, result(reader));
  reader.fill("プロンプトを編集", line);
  await reader.press("編集した内容を保存");
  for (const page of [`${address}/answers`, address]) {
    await reader.open(page);
    expect(reader.choice(asking).checked).toBe(false);
  }
  await putIn(reader);
  expect(text(reader)).toBe(line);
  reader.check(asking);
  await putIn(reader);
  expect(text(reader)).toBe(whole);
});

test("regeneration keeps the answers and the wishes", async ({ reader }) => {
  await generate(reader, "ja", lines.ja, line);
  const first = reader.path;
  reader.fill(fact(reader, facts.invitation), "同窓会");
  wish(reader).checked = true;
  await putIn(reader);
  const whole = text(reader);
  expect(whole).toContain("同窓会");
  await reader.press("作り直す");
  expect(reader.path).not.toBe(first);
  expect(text(reader)).not.toBe(whole);
  expect(withoutAsking(text(reader))).toBe(withoutAsking(whole));
  expect(result(reader).querySelectorAll("[type=checkbox][checked]:not([role])")).toHaveLength(1);
});

test("the questions have an address of their own", async ({ reader }) => {
  await generate(reader, "ja", lines.ja, line);
  await reader.open(`${reader.url.pathname}/answers`);
  reader.one("heading", "質問に答える");
  reader.fill(fact(reader, facts.reason), "転勤が近い");
  reader.uncheck(asking);
  await putIn(reader);
  expect(reader.url.hash).toBe("#result");
  expect(asksFirst(text(reader))).toBe(false);
  expect(text(reader)).toMatch(new RegExp(`^${line}\\n・[^：]+：転勤が近い$`));
});

test("the page of measurements shows what helped and what did not, in our prompts too", async ({
  reader,
}) => {
  for (const [language, { words }] of Object.entries(lines)) {
    await reader.open(`/why?lang=${language}`);
    reader.one("heading", words.why.title);
    for (const [title, comparisons] of [
      [words.why.helps, whyFigures.helps],
      [words.why.doesNot, whyFigures.doesNot],
    ] as const) {
      const items = reader.all("listitem", undefined, reader.one("heading", title).closest("section")!);
      expect(items).toHaveLength(comparisons.length);
      for (const [index, comparison] of comparisons.entries()) {
        const figures = [casesOf(comparison), comparison.won, comparison.tied, comparison.lost];
        expect(reader.text(items[index])).toMatch(new RegExp(figures.join(String.raw`\D+`)));
      }
    }
    reader.one("link", words.shell.menu.why, reader.all("contentinfo").at(-1));
  }
});
