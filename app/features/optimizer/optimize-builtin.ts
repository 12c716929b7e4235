import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import { knownLanguage } from "~/features/generator/reading/language";
import { countCharacters } from "~/features/text/visible-text";

import { contradictionsIn, type Contradiction } from "./cleaning/contradictions/contradictions-in";
import { wholeOf, withoutCuts, type Cut } from "./cleaning/contradictions/removal-of";
import type { Settled } from "./cleaning/contradictions/settle";
import { isInteractive, isData } from "./cleaning/recognize-medium";
import { maskPrompt } from "./cleaning/mask-prompt";
import { removePadding } from "./cleaning/remove-padding";
import { repeatedWishes } from "./cleaning/repeated-wishes";
import type { Improvement } from "./improvement";

/** Maximum length of the quotation in a change's reason. */
const longestWords = 100;

/** Plain code's improvement of a prompt. */
export interface CleanPrompt {
  content: string;
  /** The contradictions in it. */
  contradictions: Contradiction[];
  improvements: Improvement[];
}

/**
 * The built-in optimizer: removes padding and finds contradictions. It adds nothing. Data, and a prompt without findings, are returned
 * unchanged.
 */
export function cleanPrompt(content: string, playbooks: Playbooks): CleanPrompt {
  if (isData(content)) return { content, contradictions: [], improvements: [] };
  const { text: bare, removals } = removePadding(content, playbooks);
  const { content: text, cuts } = withoutRepeated(bare);
  return {
    content: text,
    contradictions: findContradictions(text),
    improvements: [
      ...removals.map(({ kind, words }): Improvement => ({ code: kind, words: shortened(words) })),
      ...cuts.map(({ removed }): Improvement => ({ code: "repeated", words: shortened(removed.trim()) })),
    ],
  };
}

function withoutRepeated(content: string): { content: string; cuts: Cut[] } {
  const language = knownLanguage(content);
  if (!language || isInteractive(content)) return { content, cuts: [] };
  const cuts = repeatedWishes(content, maskPrompt(content).spoken, language).map((one) =>
    wholeOf(content, one),
  );
  return { content: withoutCuts(content, cuts), cuts };
}

/** The contradictions in a prompt's own words; none in a conversation, whose parts hold one after the other. */
export function findContradictions(content: string): Contradiction[] {
  const language = knownLanguage(content);
  return language && !isInteractive(content)
    ? contradictionsIn(content, maskPrompt(content).spoken, language)
    : [];
}

/** The reasons of what went, and of the lines to add, where contradictions are settled. */
export const explainSettled = ({ cuts, rules }: Settled): Improvement[] =>
  [...cuts.map(({ removed }) => removed.trim()), ...rules].map((words) => ({
    code: "contradiction",
    words: shortened(words),
  }));

function shortened(sentence: string): string {
  const words = sentence.replace(/[。.]$/u, "");
  return countCharacters(words) <= longestWords
    ? words
    : `${[...words].slice(0, longestWords - 1).join("")}…`;
}
