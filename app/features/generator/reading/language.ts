import { defaultLanguage, type Language } from "~/domain/languages";

import { isWordlike, mayBeIn, weighForeignLatin } from "./foreign-language";
import { languageWords } from "./language-words";
import { splitMaterial } from "./split-material";

const quotes = ["「」", "『』", "“”", "«»"] as const;

const addresses = [/`[^`\n]+`/g, /(?:https?:\/\/|www\.)[^\s<>"'`（）「」『』【】、。]+/g];
const quotations = [
  // An unclosed quotation extends to the end: no new search at each opening mark.
  /「[^」]*」?|『[^』]*』?|“[^”]*”?|«[^»]*»?|"[^"\n]*"/g,
  /(?<![\p{L}\p{N}])'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,200}'(?![\p{L}\p{N}])/gu,
];

const blank = (piece: string) => piece.replace(/[^\n]/gu, (character) => " ".repeat(character.length));

/** Replaces unclosed opening quotation marks with spaces. */
const dropOpenMarks = (text: string): string =>
  quotes.reduce((rest, pair) => {
    const closed = rest.lastIndexOf(pair.charAt(1)) + 1;
    return rest.slice(0, closed) + rest.slice(closed).replaceAll(pair.charAt(0), " ");
  }, text);

/**
 * Replaces a purpose's material, quotations, code and addresses with spaces: only the person's own words
 * remain. Same length.
 */
export function maskMaterial(text: string): string {
  let open = "";
  for (const { start, end } of splitMaterial(text))
    open += text.slice(open.length, start) + blank(text.slice(start, end));
  open += text.slice(open.length);
  const blankAll = (patterns: RegExp[], rest: string) =>
    patterns.reduce((said, pattern) => said.replace(pattern, blank), rest);
  return blankAll(quotations, dropOpenMarks(blankAll(addresses, open)));
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The part of a text in the person's own language; its material only if there is nothing else. */
function spokenPart(text: string): string {
  const masked = maskMaterial(text);
  if (/\p{L}/u.test(masked)) return masked;
  // Code or an address alone does not show the person's language, except with Japanese in it.
  return /[`~]{3}|`[^`]+`|https?:/.test(text) && !kana.test(text) ? "code" : text;
}

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/** Evidence for each language in a text: Japanese characters, and weighted Latin words. */
function weighLanguages(text: string) {
  const words = text.toLowerCase().match(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu) ?? [];
  const characters = (text.match(japanese) ?? []).length;
  const unlisted = weighForeignLatin(text);
  const weights = {
    english: characters > 0 ? 0 : unlisted.english,
    spanish: (characters > 0 ? 0 : unlisted.spanish) + (text.match(/[¿¡]/g) ?? []).length * 3,
    other: unlisted.score,
    romaji: 0,
  };
  for (const word of new Set(words.flatMap((one) => one.split(/['’-]/)))) {
    if (languageWords.international.has(word)) continue;
    for (const language of ["english", "spanish", "romaji"] as const)
      if (languageWords[language].has(word)) weights[language] += 1;
    // Among Japanese, words of a subject are often loanwords.
    if (characters === 0)
      for (const language of ["english", "spanish"] as const)
        if (languageWords[`${language}Topics`].has(word)) weights[language] += 1;
    if (/[ñáíóú]|é\p{L}{1,16}[oa]s?$|én$/u.test(word)) weights.spanish += 1;
    else if (word.includes("é")) weights.spanish += 0.5;
    else if (/[øåæðþčšřůěťďňőűțșāēīūģķļņ]/.test(word)) weights.other += 1;
    if (/(?:[^s]ci[oó]n|sión|ciones|siones|miento|mientos|idad|idades)$/.test(word)) weights.spanish += 1;
    else if (/(?:ing|tion|ly|ness|ship|[^aeiou]ed|ght|ck|sh|th|ous)$/.test(word) && isWordlike(word))
      weights.english += 0.5;
  }
  return {
    ...weights,
    chinese:
      (languageWords.simplified.test(text) || languageWords.traditional.test(text)) && !kana.test(text),
    japanese: characters,
    words: words.length,
  };
}

const japaneseRequest =
  /(?:して|ください|下さい|たい|お願い(?:します)?|ほしい|欲しい|書いて|訳して|まとめて|教えて|作って|考えて|直して|作成|です|ます)[。．.！!？?\s]*$/m;

/**
 * The language of a purpose. Quotations, code, addresses and pasted passages count only if there is nothing
 * else; a text in another language counts as English, a text without letters as Japanese.
 */
export function detectLanguage(text: string): Language {
  const spoken = spokenPart(text);
  return likeliestOf(spoken, weighLanguages(spoken));
}

function likeliestOf(spoken: string, whole: ReturnType<typeof weighLanguages>): Language {
  if (whole.japanese > 0 && !whole.chinese) {
    const latin = Math.max(whole.english, whole.spanish);
    if (latin < 2 || japaneseRequest.test(spoken)) return "ja";
    const head = weighLanguages(spoken.split(/[:：\n]/, 1)[0] ?? "");
    if (head.japanese > 2 && head.japanese / 2 > Math.max(head.english, head.spanish)) return "ja";
    if (whole.japanese / 2 >= whole.words) return "ja";
  }
  if (whole.words === 0) return /\p{L}/u.test(spoken) ? "en" : defaultLanguage;
  if (whole.romaji > 0 && whole.romaji >= Math.max(whole.english, whole.spanish)) return "ja";
  return whole.spanish > whole.english && whole.spanish >= whole.other ? "es" : "en";
}

/**
 * The language of a text if it is Japanese, English or Spanish; null if another one is likelier, or without
 * evidence. `reader`: the language of a text that could be of several, such as "cv", "OK" or a number.
 */
export function knownLanguage(text: string, reader?: Language): Language | null {
  const spoken = spokenPart(text);
  const weights = weighLanguages(spoken);
  const letters = spoken.match(/\p{L}/gu)?.length ?? 0;
  const latin = spoken.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (weights.chinese || latin + weights.japanese < letters / 2) return null;
  if (letters === 0) return reader ?? null;
  // One or two letters are a word in many languages, and evidence of none.
  if (reader && letters <= 2 && letters === latin) return reader;
  if (reader && weights.japanese + weights.romaji === 0 && mayBeIn(reader, spoken)) return reader;
  if (reader && isUndecided(weights) && (weights.english === 0 || reader !== "ja")) return reader;
  if (weights.other > Math.max(weights.english, weights.spanish) && !weights.japanese) return null;
  const language = likeliestOf(spoken, weights);
  return language === "ja" && weights.japanese === 0 && weights.romaji === 0 ? null : language;
}

const isUndecided = ({ japanese: own, romaji, english, spanish, other }: ReturnType<typeof weighLanguages>) =>
  own === 0 && romaji === 0 && english === spanish && other <= english;
