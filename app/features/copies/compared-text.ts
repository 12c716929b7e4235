import { literalPieces } from "~/domain/variables";
import { comparedWords, runsOf, sharedPart } from "~/features/texts/likeness";

import { copiedShare, leastCompared } from "./limits";

/** A text as it is compared: its words, folded, without the names of variables, and their runs. */
export interface ComparedText {
  words: string;
  runs: ReadonlySet<string>;
}

/** The compared form of a text. */
export function comparedText(content: string): ComparedText {
  const words = comparedWords(literalPieces(content));
  return { words, runs: runsOf(words) };
}

/** The share of the original in its near-copy; 0: no near-copy, or too short to tell. */
export function copiedPart(content: string, copy: ComparedText): number {
  const words = comparedWords(literalPieces(content));
  if (words.length < leastCompared) return 0;
  const share = sharedPart(words, copy.runs);
  if (share < copiedShare.ofOriginal) return 0;
  return sharedPart(copy.words, runsOf(words)) >= copiedShare.ofCopy ? share : 0;
}

/** Whether a text is another one or nearly so; a short one counts if its words are the same. */
export const isSameText = (content: string, copy: ComparedText): boolean =>
  copiedPart(content, copy) > 0 ||
  (copy.words !== "" && comparedWords(literalPieces(content)) === copy.words);
