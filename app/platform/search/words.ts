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

/** Words of many searches that say nothing about what is searched for. */
const idle = new Set(
  "prompt,to,in,on,of,my,me,is,it,an,de,el,la,en,mi,un,al,the,for,with,about,and,you,your,how,make,write,create,help,need,want,please,para,con,los,las,una,del,por,que,como,mis,hacer,crear,escribir,ayuda,プロンプト,作成,方法,仕方,使".split(
    ",",
  ),
);

/**
 * The words of a folded line, each once: of Japanese those in Chinese characters and in katakana, without the particles and endings
 * between them; of others those of three letters and more, without a plural's ending. At most eight. What is left of a compound, the
 * stem of a verb are none where there are others, and words that say nothing never.
 */
export function wordsOf(line: string): string[] {
  const runs = splitRuns(line);
  const parts = runs.flatMap((run) => {
    const inRun = run.match(scripts) ?? [];
    return inRun.flatMap((part, at) =>
      isWord(part, at, inRun) ? [{ part, isWeak: isStem(part, inRun[at + 1]) }] : [],
    );
  });
  const words = parts.flatMap(({ part, isWeak }) => {
    const inPart = han.test(part) ? (part.match(pairs) ?? []) : [withoutPlural(part)];
    return inPart
      .filter((word) => !idle.has(word))
      .map((word, at) => ({ word, isWeak: isWeak || (at > 0 && word.length === 1) }));
  });
  const all = words.map(({ word }) => word);
  const strong = words.flatMap(({ word, isWeak }) => (isWeak ? [] : [word]));
  const told = [strong.filter(isLongerThan(2)), all.filter(isLongerThan(2)), all.filter(isLongerThan(1))];
  return [...new Set(told.find((some) => some.length > 0))].slice(0, mostWords);
}

const han = /\p{scx=Han}/u;

/** Hiragana that follow a noun. */
const particle = /^[のはがをにとでもやへ]/u;

/** A single Chinese character with an ending. */
const isStem = (part: string, next: string | undefined): boolean =>
  part.length === 1 && han.test(part) && next !== undefined && hiragana.test(next) && !particle.test(next);

/**
 * Whether a folded text has a word of `wordsOf`: in a compound of Chinese characters or a run of hiragana anywhere, of other scripts only
 * where a word begins (in Latin script with a short ending), and a shorter one only by itself.
 */
export function hasWord(text: string, word: string): boolean {
  const isWithin = word.length > 1 && han.test(word);
  const isLong = [...word].length >= shortKana;
  return splitRuns(text)
    .flatMap((run) => run.match(scripts) ?? [])
    .some((part) =>
      isWithin || (isLong && hiragana.test(word))
        ? part.includes(word)
        : part === word || (isLong && part.startsWith(word) && isNear(part, word)),
    );
}

/** A word in Latin script with an ending: another word may only begin alike. */
const isNear = (part: string, word: string): boolean =>
  !latin.test(part) || part.length - word.length <= Math.ceil(word.length / 2);

const latin = /^\p{Script=Latin}/u;

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
