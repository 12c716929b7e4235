import { comparedWords, runsOf, sharedPart } from "~/features/text/likeness";

import { comparedText, copiedPart, type ComparedText } from "./compared-text";
import { copiedShare } from "./limits";
import { readTexts, templateTexts, type ReadPrompt } from "./read-texts";

/** The texts of a prompt that readers see, as they are compared. */
export interface ComparedPrompt {
  texts: ComparedText[];
  /** The runs of all its texts: another text that has little in common with them is a copy of none. */
  runs: ReadonlySet<string>;
}

/** The compared form of all that readers see of a prompt. */
export function comparedPrompt(prompt: ReadPrompt): ComparedPrompt {
  const texts = readTexts(prompt).map(comparedText);
  return { texts, runs: new Set(texts.flatMap(({ runs }) => [...runs])) };
}

/** The share of a prompt's text in the text of another one that is nearly its copy; 0: none is. */
export const copiedFrom = (original: ReadPrompt, copy: ComparedPrompt): number =>
  Math.max(0, ...templateTexts(original).map((text) => copiedInto(text, copy)));

/** Whether a prompt has the text of another one or nearly so, or nearly its purpose or description. */
export const isSamePrompt = (original: ReadPrompt, copy: ComparedPrompt): boolean =>
  copiedFrom(original, copy) > 0 ||
  templateTexts(original).some((text) => hasWords(comparedWords([text]), copy)) ||
  [original.originalInput, original.description].some((text) => text && copiedInto(text, copy) > 0);

const hasWords = (words: string, { texts }: ComparedPrompt): boolean =>
  words !== "" && texts.some((copy) => copy.words === words);

function copiedInto(text: string, { texts, runs }: ComparedPrompt): number {
  const words = comparedWords([text]);
  if (sharedPart(words, runs) < copiedShare.ofOriginal) return 0;
  const original = { words, runs: runsOf(words) };
  return Math.max(0, ...texts.map((copy) => copiedPart(original, copy)));
}
