import type { Language } from "~/domain/languages";
import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import { knownLanguage } from "~/features/generator/reading/language";

import { wishedSentences } from "../contradictions/wished-sentences";
import { maskPrompt } from "../mask-prompt";
import { isData, isInteractive } from "../recognize-medium";
import { isExplainedAfter, isMeant } from "./unclear-signs";
import { unclearPatterns, type UnclearPattern } from "./unclear-patterns";

/** Words of a prompt that an AI cannot understand, with what to ask. */
export interface Unclear extends Pick<UnclearPattern, "asks" | "options" | "material"> {
  words: string;
  start: number;
  end: number;
}

interface Match extends Unclear {
  weak: boolean;
}

const mostFound = 3;
const longestWords = 60;
/** Length of a prompt that says so much that its vague wishes weigh little. */
const longestWishing = 1500;
/** Least length of a masked passage that may be what a prompt says is attached. */
const leastPasted = 24;
const placeholder = /\{\{|\$\{|\{\p{L}|[[<（(][^\])>）\n]{0,30}(?:貼|ペースト|paste|pega|insert|here|aquí)/iu;
/** Words between two wishes that make them one. */
const joint: Record<Language, RegExp> = {
  ja: /^(?:、|で|かつ|で、|なおかつ|、かつ)?$/u,
  en: /^(?:,? (?:and|but|yet|&)(?: also)?|,|\/)(?: (?:also|super|really|very))? ?$/iu,
  es: /^(?:,? (?:y|e|pero)|,)(?: (?:muy|bien|a la vez))? $/iu,
};

/**
 * The unclear words among a prompt's own: references to what an AI cannot see, then wishes that nobody can check, at most three; none in a
 * conversation. `isScene`: a picture's words for looks are no such wishes.
 */
export function findUnclear(content: string, playbooks: Playbooks, isScene: boolean): Unclear[] {
  const language = knownLanguage(content);
  if (!language || isData(content) || isInteractive(content)) return [];
  const { spoken, material } = maskPrompt(content);
  const patterns = unclearPatterns(playbooks, language);
  const hasPasted = material !== null || placeholder.test(content) || hasLongMask(content, spoken);
  const references = patterns.references
    .filter((one) => !(one.material && (hasPasted || isScene)))
    .flatMap((one) =>
      matchesIn(one, spoken).filter(({ words }) => !one.elsewhere || isSaidOnce(words, spoken)),
    )
    .filter(({ start, end }) => isMeant.reference(spoken, start, end, language));
  const wishes = isScene ? [] : wishesIn(content, spoken, patterns.wishes, language);
  const own = references.toSorted(byPlace);
  const found = [...own, ...wishes.filter((one) => !own.some((other) => overlaps(one, other)))];
  const explained = new Set(
    found.filter(({ end }) => isExplainedAfter(content, end, language)).map(({ words }) => fold(words)),
  );
  const asked = new Set<string>();
  const open = found.filter((one, at) => {
    const words = fold(one.words);
    if (explained.has(words) || asked.has(words)) return false;
    if (found.slice(0, at).some((other) => overlaps(one, other))) return false;
    asked.add(words);
    return true;
  });
  return open.slice(0, mostFound);
}

const fold = (words: string): string => words.toLowerCase();
const byPlace = (one: Unclear, other: Unclear): number => one.start - other.start || other.end - one.end;
const overlaps = (one: Unclear, other: Unclear): boolean => one.start < other.end && other.start < one.end;

const matchesIn = (
  { pattern, unless, asks, options, material, weak }: UnclearPattern,
  text: string,
): Match[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({
    asks,
    options,
    material,
    weak,
    words,
    start: index,
    end: index + words.length,
  })).filter(({ words }) => words.length <= longestWords && !unless.some((word) => has(words, word)));

/** Whether some words have one; in a language with spaces, as a whole, or with any ending after `*`. */
function has(words: string, word: string): boolean {
  if (!/^\p{Script=Latin}/u.test(word)) return words.includes(word);
  return ` ${fold(words)} `.includes(word.endsWith("*") ? ` ${word.slice(0, -1)}` : ` ${word} `);
}

/** Whether a phrase's last word is nowhere else in a text. */
function isSaidOnce(words: string, text: string): boolean {
  const last = words.slice(words.lastIndexOf(" ") + 1);
  const first = text.indexOf(last);
  return !text.includes(last, first + last.length);
}

/** Whether a passage of some length is masked. */
function hasLongMask(content: string, spoken: string): boolean {
  let run = 0;
  for (let at = 0; at < content.length; at += 1) {
    run = content[at] === spoken[at] ? (/\s/.test(content[at]!) ? run : 0) : run + 1;
    if (run >= leastPasted) return true;
  }
  return false;
}

/** The wishes in a prompt's sentences; those side by side are one. */
function wishesIn(
  content: string,
  spoken: string,
  patterns: readonly UnclearPattern[],
  language: Language,
): Unclear[] {
  if (content.length > longestWishing) return [];
  const open = patterns.filter(({ told }) => !told?.test(spoken));
  return wishedSentences(content, spoken).flatMap(({ text, start }) =>
    sideBySide(open.flatMap((one) => matchesIn(one, text)).sort(byPlace), text, language)
      .filter((one) => isMeant.wish(text, one.start, one.end, language))
      .filter((one) => !one.weak || !/[\p{L}\p{N}]/u.test(text.slice(0, one.start) + text.slice(one.end)))
      .map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
  );
}

/** Matches in order, those with no more than a conjunction between them as one. */
function sideBySide(matches: readonly Match[], text: string, language: Language): Match[] {
  const joined: Match[] = [];
  for (const one of matches) {
    const last = joined.at(-1);
    if (last && one.start < last.end) continue;
    if (last && joint[language].test(text.slice(last.end, one.start))) {
      const main = last.weak || (last.options.length === 0 && one.options.length > 0) ? one : last;
      const words = text.slice(last.start, one.end);
      joined.splice(-1, 1, { ...main, words, start: last.start, weak: last.weak && one.weak });
      joined.at(-1)!.end = one.end;
    } else joined.push({ ...one });
  }
  return joined;
}
