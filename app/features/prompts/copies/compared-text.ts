import { comparedWords, runsOf, sharedPart } from "~/features/text/likeness";

import { copiedShare, leastCompared } from "./limits";

/** A text as it is compared: its words, folded, and their runs. */
export interface ComparedText {
  words: string;
  runs: ReadonlySet<string>;
}

/** The compared form of a text without placeholders. */
export function comparedText(text: string): ComparedText {
  const words = comparedWords([text]);
  return { words, runs: runsOf(words) };
}

/** The share of the original in its near-copy; 0: no near-copy, or too short to tell. */
export function copiedPart(original: ComparedText, copy: ComparedText): number {
  if (original.words.length < leastCompared) return 0;
  const share = sharedPart(original.words, copy.runs);
  if (share < copiedShare.ofOriginal) return 0;
  return sharedPart(copy.words, original.runs) >= copiedShare.ofCopy ? share : 0;
}
