import { languages, type Language } from "~/languages";
import type { Localized } from "./composition";
import { dropInner } from "./facts/drop-inner";
import { maskMaterial } from "./facts/mask-material";
import { foldText } from "~/features/texts/fold-text";

/**
 * What a kind is recognised by. `keywords` name the thing that is asked for, `hints` only point to it.
 * Latin words match whole words with a plural "s" or "es"; a word that ends in "*" matches every word that
 * begins so; "_" between words stands for up to three others. Accents and case do not matter.
 */
export interface RecognisableKind {
  id: string;
  keywords: Localized<readonly string[]>;
  hints?: Localized<readonly string[]>;
}

interface Match<K> {
  kind: K;
  start: number;
  end: number;
  weight: number;
}

/**
 * The kind that a purpose asks for, or undefined when nothing points to one. The requested thing beats its
 * topic ("ブログ記事の要約" is a summary), a longer word beats the shorter word inside it, and quoted text counts
 * only when there is no other.
 */
export function recogniseKind<K extends RecognisableKind>(
  kinds: readonly K[],
  text: string,
  language: Language,
): K | undefined {
  const masked = maskMaterial(text);
  const spoken = foldText(/\p{L}/u.test(masked) ? masked : text);
  for (const tried of [language, ...languages.filter((other) => other !== language)]) {
    const found = best(findMatches(kinds, spoken, tried), spoken, tried);
    if (found) return found;
  }
  return undefined;
}

function findMatches<K extends RecognisableKind>(kinds: readonly K[], text: string, language: Language) {
  const matches: Match<K>[] = [];
  for (const kind of kinds) {
    const lists = [
      [kind.keywords[language], 2],
      [kind.hints?.[language] ?? [], 1],
    ] as const;
    for (const [words, weight] of lists) {
      for (const word of words) {
        for (const { index, 0: piece } of text.matchAll(wordPattern(word))) {
          if (isMeasure(piece, text.slice(Math.max(0, index - 8), index))) continue;
          matches.push({ kind, start: index, end: index + piece.length, weight });
        }
      }
    }
  }
  return dropInner(matches);
}

/** "2 minutes" is a length, not the minutes of a meeting. */
function isMeasure(word: string, before: string): boolean {
  return /^minut[eo]s?$/.test(word) && /(?:\d|\b(?:one|two|three|five|ten|few))[\s-]$/.test(before);
}

const patterns = new Map<string, RegExp>();

function wordPattern(word: string): RegExp {
  const made = patterns.get(word) ?? makePattern(word);
  patterns.set(word, made);
  return made;
}

function makePattern(word: string): RegExp {
  const folded = foldText(word);
  const open = folded.endsWith("*");
  const plain = (open ? folded.slice(0, -1) : folded).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const body = plain.replaceAll(" _ ", " (?:[a-z0-9'’-]{1,20} ){0,3}");
  const before = /^[a-z0-9]/.test(body) ? "(?<![a-z0-9])" : "";
  const after = open ? "[a-z]*" : /[a-z]$/.test(body) ? "(?:e?s)?(?![a-z0-9])" : "";
  return new RegExp(before + body + after, "g");
}

const rank = {
  ja: japaneseRank,
  en: (match, matches, text) => (isChained(match, matches, text) ? 0.5 : 1) * latinRank(match, text),
  es: (match, _, text) => latinRank(match, text),
} satisfies Localized<<K>(match: Match<K>, matches: Match<K>[], text: string, ends: number[]) => number>;

function best<K>(matches: Match<K>[], text: string, language: Language): K | undefined {
  const scores = new Map<K, number>();
  const ends = sentenceEnds(text);
  for (const match of matches) {
    const score = match.weight * rank[language](match, matches, text, ends);
    scores.set(match.kind, Math.max(scores.get(match.kind) ?? 0, score));
  }
  let winner: K | undefined;
  for (const [kind, score] of scores) if (score > (winner ? scores.get(winner)! : 0)) winner = kind;
  return winner;
}

const topicAfter =
  /^(?:の(?!作成|文面|文章|文案|下書き|原稿|案|書き方|添削|たたき台|テンプレ|ひな形)|について|に関する|に関して|から|用の|向け|に載せ|で使|での|に送|に対する|への|を(?:もとに|元に|基に|使って|読んで))/;
const verbAfter = /^(?:して|する|したい|しよう|し直|しなさい)/;
const objectAfter = /^(?:文|案|原稿|文面|の)?(?:を|が|$|\s|[。、!?！？])/;

/** Japanese puts the requested thing last in its phrase; later sentences matter less than the first. */
function japaneseRank<K>(match: Match<K>, _: Match<K>[], text: string, ends: number[]): number {
  const sentence = ends.filter((end) => end < match.start).length;
  const after = text.slice(match.end);
  const role = topicAfter.test(after) ? 0.4 : verbAfter.test(after) ? 1.7 : objectAfter.test(after) ? 1.4 : 1;
  return role / (1 + 0.4 * sentence) + (match.start / (text.length + 1)) * 0.1;
}

const mostSentences = 4;

/** Where the first sentences of a text end; later ones count no less than these. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const { index } of text.matchAll(/[。\n!?！？]/g)) if (ends.push(index) >= mostSentences) break;
  return ends;
}

/** English puts the requested thing last in a chain of nouns ("blog post summary"). */
function isChained<K>(match: Match<K>, matches: Match<K>[], text: string): boolean {
  if (/\b(?:my|this|the|a|for|to|of)$/.test(text.slice(match.start, match.end))) return false;
  const next = match.end + (/^[\s-]*/.exec(text.slice(match.end))?.[0].length ?? 0);
  return matches.some((other) => other.kind !== match.kind && other.start > match.end && other.start <= next);
}

const governed =
  /\b(?:about|on|of|from|regarding|based on|sobre|acerca de|de|del|a partir de)\s(?:[^\s]+\s){0,2}$/;

const furthestTopic = 100;

/** English and Spanish name the requested thing first and its topic after a preposition. */
function latinRank<K>(match: Match<K>, text: string): number {
  const before = text.slice(0, match.start);
  return (governed.test(before.slice(-furthestTopic)) ? 0.6 : 1) / (1 + 0.02 * before.length);
}
