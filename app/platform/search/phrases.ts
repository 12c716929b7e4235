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

/** Number of grams of a line that are looked for. */
const gramCount = 24;

/** The grams of a folded line that the index has too, each once; of a longer line two dozen, spread evenly. */
export function someGrams(line: string): string[] {
  const grams = [...new Set(documentTokens(line).grams.split(" "))].filter((gram) => /^[^_]+$/.test(gram));
  if (grams.length <= gramCount) return grams;
  return Array.from(
    { length: gramCount },
    (_, place) => grams[Math.floor((place * grams.length) / gramCount)]!,
  );
}
