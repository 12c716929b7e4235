import { languageWords } from "./language-words";

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How much in a text speaks for each language: Japanese characters, and weighted Latin words. */
export function weighLanguages(text: string) {
  const words = text.toLowerCase().match(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu) ?? [];
  let english = 0;
  let spanish = (text.match(/[¿¡]/g) ?? []).length * 3;
  let other = 0;
  let romaji = 0;
  for (const word of new Set(words)) {
    if (languageWords.english.has(word)) english += 1;
    if (languageWords.spanish.has(word)) spanish += 1;
    if (languageWords.other.has(word)) other += 1;
    if (languageWords.romaji.has(word)) romaji += 1;
    if (/ñ|[áíóú]/.test(word)) spanish += 1.5;
    else if (/[ãõçßäöüøåœèêâîôûëï]/.test(word)) other += 1;
    if (/(?:ción|ciones|miento|mientos|idad)$/.test(word)) spanish += 1;
    else if (/(?:ing|tion|ly|ness|ship)$/.test(word)) english += 0.5;
  }
  const chinese = languageWords.chineseOnly.test(text) && !kana.test(text);
  return {
    chinese,
    japanese: (text.match(japanese) ?? []).length,
    words: words.length,
    english,
    spanish,
    other,
    romaji,
  };
}
