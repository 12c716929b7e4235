const letters = /\p{L}/gu;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;

/** Whether a text contains Japanese. */
export const isJapanese = (text: string): boolean => text.search(japanese) >= 0;

/** Share of Japanese among a text's letters, from 0 to 1. */
export const japaneseShare = (text: string): number =>
  (text.match(japanese)?.length ?? 0) / Math.max(1, text.match(letters)?.length ?? 0);
