import type { Subcategory } from "../categories";
import { foldWords, hasJapanese, tokensOf, type Token } from "./fold-words";
import { lexicon, longestPhrase, type Entry } from "./lexicon";

interface Match {
  entry: Entry;
  start: number;
  end: number;
  /** How much of the word's weight counts here. */
  share: number;
}

/** How strongly the words of a text point to each subcategory. The first sentences count most, and so does what is asked for. */
export function weighPlaces(text: string): Map<Subcategory, number> {
  const folded = foldWords(text);
  const matches = withoutInner([...japaneseMatches(folded), ...latinMatches(folded)]);
  const ends = sentenceEnds(folded);
  const found = new Map<Subcategory, Map<string, number>>();
  for (const { entry, start, share } of matches) {
    const sentence = ends.filter((end) => end < start).length;
    for (const { place, weight } of entry.senses) {
      const words = found.get(place.subcategory) ?? new Map<string, number>();
      found.set(place.subcategory, words);
      const worth = (weight * share * precision(entry.key)) / (1 + 0.3 * sentence);
      words.set(entry.key, Math.max(words.get(entry.key) ?? 0, worth));
    }
  }
  return new Map([...found].map(([subcategory, words]) => [subcategory, fading([...words.values()])]));
}

/** A longer word says more exactly what is meant; a word in katakana is long already when it says one thing. */
const precision = (key: string): number => {
  const short = key.match(/[\p{Script=Katakana}ー]/gu)?.length ?? 0;
  const more = hasJapanese(key) ? (key.length - short / 2 - 3) / 2 : key.split(" ").length - 1;
  return 1 + 0.3 * Math.max(0, Math.min(more, 3));
};

/** Many words say little more than the first few. */
const fading = (worths: number[]): number =>
  worths.sort((a, b) => b - a).reduce((sum, worth, index) => sum + worth / (index + 1) ** 0.7, 0);

const mostSentences = 4;

function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const { index } of text.matchAll(/[。\n!?！？]|\.\s/g)) if (ends.push(index) >= mostSentences) break;
  return ends;
}

const topicAfter = /^(?:について|に関する|に関して|に向け|向け|用(?!途)|から|で(?!き)|に載せ|という)/;

/** Japanese puts what is asked for last in its sentence, and marks what it is about. */
function japaneseMatches(text: string): Match[] {
  const matches: Match[] = [];
  const { japanese } = lexicon();
  for (let start = 0; start < text.length; start += 1)
    for (const entry of japanese.get(text.charAt(start))?.values() ?? []) {
      const end = start + entry.key.length;
      if (!text.startsWith(entry.key, start) || isPiece(text, start, end)) continue;
      const role = topicAfter.test(text.slice(end, end + 5)) ? 0.7 : 1;
      const whole = isHalf(text, start, end) ? 0.5 : 1;
      matches.push({ entry, start, end, share: whole * role * (1 + (0.5 * start) / text.length) });
    }
  return matches;
}

/** Whether this is a piece of a longer word: Latin letters go on, or one sign stands among others (海 in 海外). */
function isPiece(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 1), start + 1);
  const after = text.slice(end - 1, end + 1);
  const joined = end - start === 1 ? /^\p{Script=Han}{2}$/u : /^[a-z0-9]{2}$/;
  return joined.test(before) || joined.test(after);
}

/** Whether a short word in katakana may be half of another: コイン in コインランドリー. */
function isHalf(text: string, start: number, end: number): boolean {
  const katakana = /^[\p{Script=Katakana}ー]+$/u;
  if (end - start > 3 || !katakana.test(text.slice(start, end))) return false;
  return katakana.test(text.charAt(start - 1)) || katakana.test(text.charAt(end));
}

/** Latin languages put what is asked for first, and what it is about after a preposition. */
/** No word of the lexicon that stands for all that begin with it is longer. */
const longestBeginning = 40;

function latinMatches(text: string): Match[] {
  const tokens = tokensOf(text);
  const { phrases, beginnings } = lexicon();
  const matches: Match[] = [];
  for (const [index, token] of tokens.entries()) {
    const share = (isTopic(tokens, index) ? 0.7 : 1) * (1.3 - (0.3 * token.start) / text.length);
    let key = "";
    for (const next of tokens.slice(index, index + longestPhrase)) {
      if (key !== "" && next.opens) break;
      key += (key && " ") + next.stem;
      const entry = phrases.get(key);
      if (entry) matches.push({ entry, start: token.start, end: next.end, share });
    }
    for (let length = 4; length <= Math.min(token.word.length, longestBeginning); length += 1) {
      const entry = beginnings.get(token.word.slice(0, length));
      if (entry) matches.push({ entry, start: token.start, end: token.end, share });
    }
  }
  return matches;
}

const topicBefore = new Set(
  "about on from regarding with before after because sobre acerca con antes despues tras".split(" "),
);

const isTopic = (tokens: Token[], index: number): boolean =>
  [index - 1, index - 2].some((before) => topicBefore.has(tokens[before]?.word ?? ""));

/** The matches that no longer match holds: メールマーケティング is no メール. */
function withoutInner(matches: Match[]): Match[] {
  const sorted = matches.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Match[] = [];
  let widest: Match | undefined;
  for (const match of sorted) {
    const isInner = widest && match.end <= widest.end && match.end - match.start < widest.end - widest.start;
    if (isInner) continue;
    kept.push(match);
    if (!widest || match.end > widest.end) widest = match;
  }
  return kept;
}
