import { splitRuns } from "~/platform/search/grams";

import { foldText } from "./fold-text";

/** Length of a run of characters that counts as the same in both texts. */
const runLength = 12;

/** A text prepared for `sharedPart`: its words alone, folded, and all runs of them. */
export interface ComparedText {
  words: string;
  runs: ReadonlySet<string>;
}

/** Prepares a text, given in the pieces between its variables, whose names do not count. */
export function comparedText(pieces: readonly string[]): ComparedText {
  const words = pieces.flatMap((piece) => splitRuns(foldText(piece))).join(" ");
  const runs = new Set<string>();
  for (let at = 0; at + runLength <= words.length; at += 1) runs.add(words.slice(at, at + runLength));
  return { words, runs };
}

/** The share of a text's characters, from 0 to 1, in runs that the other text has too, in any order. */
export function sharedPart(
  { words }: Pick<ComparedText, "words">,
  { runs }: Pick<ComparedText, "runs">,
): number {
  let shared = 0;
  let end = 0;
  for (let at = 0; at + runLength <= words.length; at += 1) {
    if (!runs.has(words.slice(at, at + runLength))) continue;
    shared += at + runLength - Math.max(at, end);
    end = at + runLength;
  }
  return words.length === 0 ? 0 : shared / words.length;
}
