import { expect, test } from "vitest";

import { readEditors } from "../../../scripts/seed/read-editors";
import { publicationLanguage } from "./publication-language";

const languageOf = (content: string, originalInput = "") => publicationLanguage({ originalInput, content });

test.each([
  ["ja", "会議の議事録をまとめてください。決まったことを先に書きます。"],
  ["ja", "画像生成用：a cozy cafe, warm light の雰囲気で、しっとりと描いてください"],
  ["en", "Summarise the minutes of {{meeting}}, decisions first."],
  ["en", "Write a résumé for a café that serves à la carte, without clichés."],
  ["es", "Resume el acta de la reunión, con las decisiones primero."],
  ["other", "Rédigez un compte rendu très bref de la réunion : la décision, puis les tâches à faire."],
  ["other", "Escreva a ata da reunião, primeiro as decisões, não se esqueça das ações."],
  ["other", "Toplantı tutanağını özetle, önce alınan kararları yaz."],
  ["other", "请总结会议记录，先写决定。"],
  ["other", "회의록을 요약해 주세요."],
  ["other", "12345 !?"],
])("%s: %s", (language, content) => {
  expect(languageOf(content)).toBe(language);
});

test("a Chinese title leaves an English text English", () => {
  expect(languageOf("Act as a paper editor and explain how the text can be shortened.", "论文")).toBe("en");
});

test("the editors' prompts are read in their own languages", () => {
  for (const prompt of readEditors()) expect(publicationLanguage(prompt), prompt.title).toBe(prompt.language);
});
