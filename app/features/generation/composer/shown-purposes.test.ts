import { expect, test } from "vitest";
import { generator as en } from "~/i18n/locales/en/generator";
import { generator as es } from "~/i18n/locales/es/generator";
import { generator as ja } from "~/i18n/locales/ja/generator";
import { languages } from "~/languages";
import { composePrompt } from "./compose-prompt.server";
import { promptFaults } from "./prompt-faults.test-data";

const dictionaries = { ja, en, es };
const uses = ["text", "automation", "image", "video"] as const;

/** What the three examples and the placeholder of each use are recognised as, in that order. */
const kinds = {
  ja: {
    text: ["mail", "product-description", "speech", "mail"],
    automation: ["expenses", "report", "support", "support"],
    image: ["general", "logo", "landscape", "illustration"],
    video: ["introduction", "explainer", "vlog", "product-promotion"],
  },
  en: {
    text: ["mail", "product-description", "speech", "mail"],
    automation: ["expenses", "report", "support", "support"],
    image: ["general", "logo", "general", "illustration"],
    video: ["introduction", "explainer", "vlog", "product-promotion"],
  },
  es: {
    text: ["mail", "product-description", "speech", "mail"],
    automation: ["expenses", "report", "support", "mail-triage"],
    image: ["general", "logo", "landscape", "illustration"],
    video: ["introduction", "explainer", "vlog", "product-promotion"],
  },
};

for (const language of languages) {
  for (const use of uses) {
    const { examples, purpose } = dictionaries[language];
    const shown = [...examples[use], purpose.placeholder[use].replace(/^(?:例：|E\.g\. |Ej\.: )/u, "")];
    test.each(shown.map((text, index) => ({ text, kind: kinds[language][use][index] })))(
      `the purpose shown in the generator is understood (${language}, ${use}): $text`,
      ({ text, kind }) => {
        const made = composePrompt({ text, use, deepThinking: true });
        expect(made).toMatchObject({ kind, language });
        expect(promptFaults(made.content, text, language)).toEqual([]);
        expect(made.tags.filter((tag) => tag.length > 24 || tag.includes("、"))).toEqual([]);
      },
    );
  }
}

test.each([
  ["automation", "gas: rename files in Drive", "Requested platform: gas"],
  ["automation", "猫のイラストを描いて", "画像や動画を生成ツールで作り"],
  ["image", "A neon sign in a shopping street at night, portrait", "Aspect ratio: portrait (9:16)"],
  ["text", "A two-minute best man speech", "about 260 words"],
  ["text", "家計簿アプリの紹介文を200字で", "アプリやサービスの紹介"],
  ["video", "カレーの作り方、1分", "料理動画を作成"],
] as const)("a short purpose is taken by its sense (%s): %s", (use, text, line) => {
  expect(composePrompt({ text, use, deepThinking: false }).content).toContain(line);
});
