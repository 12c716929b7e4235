import { splitRuns } from "./grams";

/** The parts of a run in one script each; Japanese characters of one word stay together: an honorific before it, long vowels. */
const scripts =
  /[おご]?\p{scx=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[^\p{scx=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** A compound in Chinese characters is of words of two; an honorific is part of the first. */
const pairs = /^[おご]..?|..?/gu;

/** Letters that particles and endings have at most. */
const shortKana = 3;

/** Maximum number of a line's words. */
const mostWords = 8;

/**
 * The words of a folded line, each once: of Japanese those in Chinese characters and in katakana, without the particles and endings
 * between them; of others those of three letters and more, without a plural's ending. At most eight.
 */
export function wordsOf(line: string): string[] {
  const words = splitRuns(line)
    .flatMap((run) => (run.match(scripts) ?? []).filter(isWord))
    .flatMap((part) => (/\p{scx=Han}/u.test(part) ? (part.match(pairs) ?? []) : [withoutPlural(part)]));
  const [telling, brief] = [words.filter(isLongerThan(2)), words.filter(isLongerThan(1))];
  return [...new Set(telling.length > 0 ? telling : brief)].slice(0, mostWords);
}

/**
 * Whether a folded text has a word of `wordsOf`: in a compound of Chinese characters or a run of hiragana anywhere, of other scripts only
 * where a word begins, and a shorter one only by itself.
 */
export function hasWord(text: string, word: string): boolean {
  const isWithin = word.length > 1 && /\p{scx=Han}/u.test(word);
  const isLong = [...word].length >= shortKana;
  return splitRuns(text)
    .flatMap((run) => run.match(scripts) ?? [])
    .some((part) =>
      isWithin || (isLong && hiragana.test(word))
        ? part.includes(word)
        : part === word || (isLong && part.startsWith(word)),
    );
}

const hiragana = /^\p{Script=Hiragana}+$/u;

/** Hiragana after other characters are an ending; a few alone are a word. */
const isWord = (part: string, at: number, parts: readonly string[]): boolean =>
  !hiragana.test(part) || (at === 0 && (parts.length === 1 || [...part].length > shortKana));

/** Letters and digits of other scripts say little below three. */
const isLongerThan = (length: number) => (word: string) =>
  word.length > length || !/^[\p{Script=Latin}\p{N}]+$/u.test(word);

const withoutPlural = (word: string): string => {
  if (!/^\p{Script=Latin}{4,}$/u.test(word)) return word;
  return word.length > 5 ? word.replace(/(?:ies|es|s)$/, "") : word.replace(/s$/, "");
};
