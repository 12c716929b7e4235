import { lostWords } from "~/features/generator/model/text-checks";
import { knownLanguage } from "~/features/generator/reading/language";
import { countCharacters } from "~/features/text/visible-text";

import { isInteractive } from "./cleaning/recognize-medium";

/** Characters a prompt may gain by settled contradictions. */
const mostGrowth = 120;

const variable = /\{\{\s?([^{}\s][^{}\n]{0,58}?)\s?\}\}|\$\{[^{}\n]{1,60}\}/gu;
const fence = /(?<![^\n])```/g;

const variablesOf = (text: string) =>
  new Set(Array.from(text.matchAll(variable), ([said, name]) => (name ? `{{${name}}}` : said)));

/** Blocks of code, each from its first fence to its second. */
function codeBlocksOf(text: string): string[] {
  const starts = Array.from(text.matchAll(fence), ({ index }) => index);
  return starts.flatMap((start, at) => {
    const end = starts[at + 1];
    return at % 2 === 0 && end !== undefined ? [text.slice(start, end + 3)] : [];
  });
}

/**
 * Losses of an improved prompt against the original, as far as plain code can see: language, variables, code,
 * figures, quotations, interactivity; and growth. `bare` is the prompt without its padding (figures in padding
 * may go). In English, for the model to repair; empty if there are none.
 */
export function findLosses(improved: string, prompt: string, bare = prompt): string[] {
  const there = variablesOf(improved);
  const blocks = new Set(codeBlocksOf(improved));
  const [before, after] = [knownLanguage(prompt), knownLanguage(improved)];
  return [
    ...(before && after && before !== after
      ? ["It is in another language than the prompt. All of it must be in the prompt's language."]
      : []),
    ...[...variablesOf(prompt)]
      .filter((name) => !there.has(name))
      .map((name) => `The variable ${name} is missing.`),
    ...codeBlocksOf(prompt)
      .filter((block) => !blocks.has(block))
      .map((block) => `The code block that begins with "${block.slice(0, 60)}" was changed.`),
    ...lostWords(improved.replace(variable, " "), bare.replace(variable, " ")),
    ...(isInteractive(prompt) && !isInteractive(improved)
      ? ["It has lost what makes the prompt a talk: asking, waiting, playing a part."]
      : []),
    ...(countCharacters(improved) > countCharacters(prompt) + mostGrowth
      ? ["It is longer than the prompt. Take out what you added."]
      : []),
  ];
}
