import { foldText } from "./fold-text.ts";

/** Length of the beginning and of the end used of a longer line: the request is there. */
const longestPart = 160;

/** A line, if long its beginning and its end. */
export const endsOf = (line: string): string =>
  line.length > 2 * longestPart ? `${line.slice(0, longestPart)} ${line.slice(-longestPart)}` : line;

/** A character of a script without spaces between words. */
export const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Character n-grams of a line with counts: one to four in Japanese, three to five in Latin words; whole words. */
export function gramsOf(line: string): Map<string, number> {
  const folded = foldText(endsOf(line));
  const grams = new Map<string, number>();
  const count = (gram: string) => grams.set(gram, (grams.get(gram) ?? 0) + 1);
  for (const word of folded.split(/[^\p{L}\p{N}ー+#]+/u)) {
    if (word === "") continue;
    if (asian.test(word)) {
      const characters = [...word];
      for (let at = 0; at < characters.length; at++)
        for (const size of [1, 2, 3, 4])
          if (at + size <= characters.length && (size > 1 || /\p{Script=Han}/u.test(characters[at]!)))
            count(characters.slice(at, at + size).join(""));
      continue;
    }
    const bounded = ` ${word} `;
    count(bounded);
    for (const size of [3, 4, 5])
      for (let at = 0; at + size <= bounded.length && at < longestPart; at++)
        count(bounded.slice(at, at + size));
  }
  return grams;
}
