import { lostPiece, lostPieces } from "~/features/generator/model/text-checks";
import { knownLanguage } from "~/features/generator/reading/language";
import { foldText } from "~/features/text/fold-text";

import { isInteractive } from "./cleaning/recognize-medium";
import type { Loss } from "./improvement";

const variable = /\{\{\s?([^{}\s][^{}\n]{0,58}?)\s?\}\}|\$\{[^{}\n]{1,60}\}/gu;
const fence = /(?<![^\n])```/g;

/** Figures that are one: a telephone number, a date. */
const rowOfFigures = /(?<![\d.,:])\d+(?:[.,:]\d+)*(?:[ -]\d+(?:[.,:]\d+)*)+/g;

/** Lost words, those of one row of figures as that row. */
function wholeWords(lost: readonly string[], text: string): string[] {
  const rows = new Map<string, string>();
  for (const [row] of foldText(text).matchAll(rowOfFigures))
    for (const figure of row.split(/[ -]/)) if (!rows.has(figure)) rows.set(figure, row);
  return [...new Set(lost.map((words) => rows.get(words) ?? words))];
}

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
 * Losses of an improved prompt against the original, as far as plain code can see: language, variables, code, figures,
 * quotations and interactivity. `bare` is the prompt without its padding (figures in padding may go).
 */
export function findLosses(improved: string, prompt: string, bare = prompt): Loss[] {
  const there = variablesOf(improved);
  const blocks = new Set(codeBlocksOf(improved));
  const [before, after] = [knownLanguage(prompt), knownLanguage(improved)];
  const lost = (code: Loss["code"], words: readonly string[]) => words.map((one) => ({ code, words: one }));
  return [
    ...lost("language", before && after && before !== after ? [after] : []),
    ...lost(
      "variable",
      [...variablesOf(prompt)].filter((name) => !there.has(name)),
    ),
    ...lost(
      "code",
      codeBlocksOf(prompt)
        .filter((block) => !blocks.has(block))
        .map((block) => block.slice(0, 60)),
    ),
    ...lost(
      "words",
      wholeWords(lostPieces(improved.replace(variable, " "), bare.replace(variable, " ")), bare),
    ),
    ...lost("talk", isInteractive(prompt) && !isInteractive(improved) ? [""] : []),
  ];
}

const faults: Record<Loss["code"], (words: string) => string> = {
  language: () => "It is in another language than the prompt. All of it must be in the prompt's language.",
  variable: (name) => `The variable ${name} is missing.`,
  code: (start) => `The code block that begins with "${start}" was changed.`,
  words: lostPiece,
  talk: () => "It has lost what makes the prompt a talk: asking, waiting, playing a part.",
};

/** A loss as a fault, in English, for the model to repair. */
export const faultOf = ({ code, words }: Loss): string => faults[code](words);
