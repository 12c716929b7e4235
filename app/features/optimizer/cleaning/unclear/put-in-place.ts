import type { Question } from "~/domain/composition";
import type { Language } from "~/domain/languages";

import { isUnclear } from "../../unclear-name";

/** Number of characters before and after some words that tell what may stand in their place. */
const nearby = 60;

/** Japanese manners of a verb and of a noun, and the verbs that need more than a manner. */
const ofVerb = { words: /[くにで]$/u, answer: /[くにでてと]$/u, unfit: /^[しすなさ、はも]/u };
const ofNoun = {
  words: /[いなの]$/u,
  answer: /[いなのた]$/u,
  fit: /^(?:文|メール|手紙|記事|投稿|コピー|スピーチ|内容|資料)/u,
};
/** English and Spanish manners of a verb, and answers that are one. */
const manner = {
  words: /^in an? .+ (?:way|manner)$|^(?:que|con) |^de (?:una )?(?:manera|forma) /iu,
  answer: /^(?:with|without|by|in|like|as if|con|sin|en|como|que) \S/iu,
};
/** All that may stand on a line before a value, or in front of an item. */
const beforeValue = /^\s*(?:(?:[-*+・•●]|\d{1,2}[.)．）、])\s?)?(?:[^\s:：][^:：\n]{0,24}[:：]\s*)?$/u;

/** Whether an answer may stand in the place of the words between two passages. */
function fits(before: string, words: string, after: string, answer: string, language: Language): boolean {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const isWhole = line.trim() !== "" && beforeValue.test(line) && /^[。.!！]?\s*(?:\n|$)/u.test(after);
  if (isWhole) return true;
  if (answer.includes("\n") || /[。.!?！？]/u.test(answer)) return false;
  if (language !== "ja") return manner.words.test(words) && manner.answer.test(answer);
  return (
    (ofVerb.words.test(words) && ofVerb.answer.test(answer) && !ofVerb.unfit.test(after)) ||
    (ofNoun.words.test(words) && ofNoun.answer.test(answer) && ofNoun.fit.test(after))
  );
}

/** A text in which the answer about unclear words stands in their place. Null where no whole sentence would be left, or for a pasted text. */
function putInPlace(
  content: string,
  { label: words, kind, value }: Question,
  language: Language,
): string | null {
  const start = content.indexOf(words);
  const end = start + words.length;
  if (
    !value ||
    kind === "long_text" ||
    start === -1 ||
    content.includes(words, end) ||
    content.includes(value.trim())
  )
    return null;
  const [before, after] = [
    content.slice(Math.max(0, start - nearby), start),
    content.slice(end, end + nearby),
  ];
  return fits(before, words, after, value.trim(), language)
    ? content.slice(0, start) + value.trim() + content.slice(end)
    : null;
}

/** A text with the unclear words again where an earlier answer stands in their place. Null if none does. */
function takenBack(content: string, earlier: Question, language: Language): string | null {
  const value = earlier.value?.trim();
  const start = value ? content.indexOf(value) : -1;
  if (!value || start === -1 || content.includes(value, start + 1)) return null;
  const before = content.slice(0, start) + earlier.label + content.slice(start + value.length);
  return putInPlace(before, earlier, language) === content ? before : null;
}

interface Placed {
  content: string;
  /** The questions whose answers still need a line, and those that have one. */
  variables: Question[];
  earlier: Question[];
}

/** Puts the answers about unclear words in their place where that leaves whole sentences; an earlier answer gives way. */
export function putAllInPlace(
  content: string,
  variables: readonly Question[],
  earlier: readonly Question[],
  language: Language,
): Placed {
  let text = content;
  const placed = new Set<string>();
  for (const before of earlier.filter(isUnclear)) {
    const back = takenBack(text, before, language);
    if (back === null) continue;
    const isSame = variables.some(({ name, value }) => name === before.name && value === before.value);
    if (!isSame) text = back;
    placed.add(before.name);
  }
  const lines = variables.filter((one) => {
    if (!isUnclear(one)) return true;
    const was = earlier.find(({ name }) => name === one.name);
    if (was && was.value === one.value) return !placed.has(one.name);
    const put = putInPlace(text, one, language);
    if (put !== null) text = put;
    return put === null;
  });
  return { content: text, variables: lines, earlier: earlier.filter(({ name }) => !placed.has(name)) };
}
