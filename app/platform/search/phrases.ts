import { documentTokens } from "./grams";

/** Number of phrases, and grams of each: about three words, or a dozen Japanese characters. */
const phraseCount = 12;
const phraseLength = 12;

/** A dozen phrases of the index's grams, spread evenly over folded texts; fewer of a short text, none within two texts. */
export function phrasesOf(texts: readonly string[]): string[] {
  const starts = texts.flatMap((text) => {
    const grams = documentTokens(text).grams.split(" ");
    return grams.slice(phraseLength - 1).map((_, at) => ({ grams, at }));
  });
  const count = Math.min(phraseCount, starts.length);
  const phrases = Array.from({ length: count }, (_, place) => {
    const { grams, at } = starts[Math.floor(((place + 0.5) * starts.length) / count)]!;
    return grams.slice(at, at + phraseLength).join(" ");
  });
  return [...new Set(phrases)];
}
