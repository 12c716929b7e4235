import { splitRuns } from "~/platform/search/grams";

import { foldText } from "./fold-text";

/** Length of a run of characters that counts as the same in both texts. */
const runLength = 12;

/** Signs that readers do not see within a word, or hardly: selectors, joiners, fillers, enclosing marks. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Me}\u2800]/gu;

/** The words of a text for a comparison, folded, without marks; of the pieces between its variables, whose names do not count. */
export const comparedWords = (pieces: readonly string[]): string =>
  pieces.flatMap((piece) => splitRuns(foldText(piece.replaceAll(unseen, "")))).join(" ");

/** All runs of 12 characters of a text. */
export function runsOf(words: string): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let at = 0; at + runLength <= words.length; at += 1) runs.add(words.slice(at, at + runLength));
  return runs;
}

/** The share of a text's characters, from 0 to 1, in such runs of another text, in any order. */
export function sharedPart(words: string, runsOfOther: ReadonlySet<string>): number {
  let shared = 0;
  let end = 0;
  for (let at = 0; at + runLength <= words.length; at += 1) {
    if (!runsOfOther.has(words.slice(at, at + runLength))) continue;
    shared += at + runLength - Math.max(at, end);
    end = at + runLength;
  }
  return words.length === 0 ? 0 : shared / words.length;
}
