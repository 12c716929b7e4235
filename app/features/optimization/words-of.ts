import { detectLanguage } from "~/features/generation/composer/detect-language";

/** A text cut into words and what stands between them; the pieces put together are the text. */
export function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter(detectLanguage(text), { granularity: "word" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
