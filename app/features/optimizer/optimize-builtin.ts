import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import { knownLanguage } from "~/features/generator/reading/language";
import { countCharacters } from "~/features/text/visible-text";

import { contradictionsIn } from "./cleaning/contradictions";
import { isInteractive, isData } from "./cleaning/recognize-medium";
import { maskPrompt } from "./cleaning/mask-prompt";
import { removePadding } from "./cleaning/remove-padding";
import type { Improvement } from "./improvement";

/** Maximum length of the quotation in a change's reason. */
const longestWords = 100;

/** Plain code's improvement of a prompt. */
export interface CleanPrompt {
  content: string;
  /** Lines to add that settle its contradictions. */
  rules: string[];
  improvements: Improvement[];
}

/**
 * The built-in optimizer: removes padding and settles certain contradictions. It adds nothing else. Data, and a
 * prompt without findings, are returned unchanged.
 */
export function cleanPrompt(content: string, playbooks: Playbooks): CleanPrompt {
  if (isData(content)) return { content, rules: [], improvements: [] };
  const { text, removals } = removePadding(content, playbooks);
  const language = knownLanguage(text);
  const contradictions =
    language && !isInteractive(text) ? contradictionsIn(maskPrompt(text).spoken, language) : [];
  return {
    content: text,
    rules: contradictions.map(({ rule }) => rule),
    improvements: [
      ...removals.map(({ kind, words }): Improvement => ({ code: kind, words: shortened(words) })),
      ...contradictions.map(({ words }): Improvement => ({
        code: "contradiction",
        words: words.join(" / "),
      })),
    ],
  };
}

function shortened(sentence: string): string {
  const words = sentence.replace(/[。.]$/u, "");
  return countCharacters(words) <= longestWords
    ? words
    : `${[...words].slice(0, longestWords - 1).join("")}…`;
}
