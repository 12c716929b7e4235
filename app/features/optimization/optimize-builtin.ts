import type { PlaybookLibrary } from "~/features/playbooks/library.server";
import { knownLanguage } from "~/features/reading/language";
import { countCharacters } from "~/features/texts/visible-text";

import { contradictionsIn } from "./cleaning/contradictions";
import { isInteractive, isData } from "./cleaning/read-medium";
import { maskPrompt } from "./cleaning/mask-prompt";
import { removePadding } from "./cleaning/remove-padding";
import type { Improvement } from "./improvement";

/** Words in question are quoted in a change's reason no longer than this. */
const longestWords = 100;

/** A prompt as plain code makes it better. */
export interface CleanPrompt {
  content: string;
  /** What settles its contradictions: lines to add. */
  rules: string[];
  improvements: Improvement[];
}

/**
 * The built-in optimizer: takes out what says nothing, and settles what certainly contradicts itself. It adds nothing else. Data, and a
 * prompt without findings, come back as they are.
 */
export function cleanPrompt(content: string, library: PlaybookLibrary): CleanPrompt {
  if (isData(content)) return { content, rules: [], improvements: [] };
  const { text, removals } = removePadding(content, library);
  const language = knownLanguage(text);
  const contradictions = language && !isInteractive(text) ? contradictionsIn(maskPrompt(text), language) : [];
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
