const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A text cut into words and what stands between them; the pieces put together are the text. */
export function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter(japanese.test(text) ? "ja" : "en", { granularity: "word" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
