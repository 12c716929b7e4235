/** End of a sentence, bounded in length; not a full stop inside a word, a number or an address. */
const ends = /[。！？]{1,8}[」』）)]{0,3}[^\S\n]*|[.!?]{1,8}["”’»)]{0,3}(?:\s+|$)|\n/gu;

/** The sentences of a text in order; a line break also ends one. Joined they are the text. */
export function sentencesOf(text: string): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(ends)) {
    sentences.push({ start, end: index + mark.length });
    start = index + mark.length;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Splits a text into words and separators; joined they are the text. */
export function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter(japanese.test(text) ? "ja" : "en", { granularity: "word" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
