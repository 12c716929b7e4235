import { documentTokens } from "./grams";

/** Number of phrases, and grams of each: about two or three words, or eleven Japanese characters. */
const phraseCount = 8;
const phraseLength = 10;

/** Eight phrases of the index's grams, spread evenly over folded texts; fewer of a short text, none within two texts. */
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
