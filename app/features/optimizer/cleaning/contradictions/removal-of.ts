import type { WishSigns } from "./wish-signs";
import type { WishedSentence } from "./wished-sentences";

/** A place in a prompt, and what it said. */
export interface Cut {
  start: number;
  end: number;
  removed: string;
}

interface Removable {
  sentence: WishedSentence;
  start: number;
  end: number;
  adjunct?: readonly [number, number] | undefined;
}

/** A sentence of several clauses: one that is about a thing may say more than that. */
const clauses = /[、,;]\s?\p{L}/u;

/** Figures, variables and quotations, which a sentence may hold beside its wish. */
const facts = /[\d{}"“”«»「」]/u;

/**
 * The cut by which a wish gives way: the sentence that says nothing else, the words that can go without breaking it, or a short sentence
 * that is not the task; null if none of these is possible.
 */
export function removalOf(content: string, wish: Removable, signs: WishSigns): Cut | null {
  const { sentence, start, end, adjunct } = wish;
  const rest = `${sentence.text.slice(0, start)} ${sentence.text.slice(end)}`;
  const isThing = "things" in wish;
  if (adjunct && isJoined.test(sentence.text.slice(...adjunct)))
    return cutOf(content, sentence.start + adjunct[0], sentence.start + adjunct[1]);
  if (!isThing && saysNothing(rest, content, signs)) return wholeOf(content, sentence);
  if (adjunct) return cutOf(content, sentence.start + adjunct[0], sentence.start + adjunct[1]);
  const isLength = "measure" in wish;
  const isShort = sentence.text.length <= signs.longestOut;
  return !isLength &&
    isShort &&
    (sentence.isItem || !sentence.isFirst) &&
    !(isThing ? clauses.test(sentence.text) : facts.test(rest))
    ? wholeOf(content, sentence)
    : null;
}

/** Words that stand beside another wish. */
const isJoined = /^,? (?:y|e) /u;
const run = /[\p{L}\p{N}]+/gu;
const latin = /\p{Script=Latin}/u;

/** Maximum number of a sentence's other words that the prompt says elsewhere too. */
const mostRepeated = 2;

/** Whether the rest of a sentence carries its wish, or says what the prompt says elsewhere. */
function saysNothing(rest: string, content: string, { carrier }: WishSigns): boolean {
  const words = rest.replace(carrier, " ").match(run) ?? [];
  if (words.length > mostRepeated) return false;
  const said = content.match(run) ?? [];
  // Only words that spaces divide are told from parts of others: "art" is not said in "startup".
  return words.every(
    (word) => said.filter((one) => (latin.test(word) ? one === word : one.includes(word))).length > 1,
  );
}

const cutOf = (content: string, start: number, end: number): Cut => ({
  start,
  end,
  removed: content.slice(start, end),
});

/** A sentence, with its line where it is all of it. */
export function wholeOf(content: string, { start, end }: WishedSentence): Cut {
  const from = content.lastIndexOf("\n", start - 1) + 1;
  const feed = content.indexOf("\n", start);
  const to = feed === -1 ? content.length : feed;
  const isLine =
    !/[\p{L}\p{N}]/u.test(content.slice(from, start).replace(/^\s*\d{1,2}[.)．）、]/u, "")) &&
    content.slice(end, to).trim() === "";
  if (isLine) return feed === -1 ? cutOf(content, Math.max(0, from - 1), to) : cutOf(content, from, feed + 1);
  // The last sentence of a line leaves no space.
  const before = content.slice(from, start);
  return content.slice(end, to).trim() === ""
    ? cutOf(content, from + before.trimEnd().length, to)
    : cutOf(content, start, end);
}

/** A text without these parts, which are in order; of two that overlap the first one goes. */
export function withoutCuts(content: string, cuts: readonly Cut[]): string {
  let [left, from] = ["", 0];
  for (const { start, end } of cuts) {
    left = start < from ? left.trimEnd() : left + content.slice(from, start);
    from = Math.max(from, end);
  }
  return left + content.slice(from);
}
