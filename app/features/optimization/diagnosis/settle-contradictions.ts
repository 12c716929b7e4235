import type { Language } from "~/languages";

import { opposites } from "./opposites";
import { sentencesOf } from "./sentences";
import { maskPrompt } from "./mask-prompt";

/** A longer prompt speaks of several results, each with wishes of its own. */
const longest: Record<Language, number> = { ja: 500, en: 900, es: 900 };
const mostRules = 3;
const settled: Record<Language, RegExp> = {
  ja: /優先/,
  en: /\b(?:takes? precedence|priority|wins?|comes first|prevails?)\b/i,
  es: /prioridad|prevalece|tiene preferencia/i,
};

/** A rule for every pair of instructions that cannot both be followed, naming the pair and which one wins. */
export function settleContradictions(text: string, language: Language): string[] {
  const spoken = maskPrompt(text);
  if (settled[language].test(text)) return [];
  const parts =
    text.length <= longest[language] ? [spoken] : sentencesOf(spoken).map(({ text: sentence }) => sentence);
  const rules = parts.flatMap((part) => [
    ...opposites[language].pairs.flatMap(({ one, other, rule }) => {
      const first = one.exec(part)?.[0];
      const second = first === undefined ? undefined : other.exec(part.replace(one, blank))?.[0];
      return first !== undefined && second !== undefined ? [rule(first.trim(), second.trim())] : [];
    }),
    ...conflicting(
      part,
      opposites[language].lengths,
      opposites[language].ofPart,
      opposites[language].laterLength,
    ),
    ...conflicting(
      part,
      opposites[language].outputLanguage,
      opposites[language].severalLanguages,
      opposites[language].laterLanguage,
    ),
  ]);
  return [...new Set(rules)].slice(0, mostRules);
}

const blank = (piece: string) => " ".repeat(piece.length);

/** Two values of the one thing that can have only one: the later wins. */
function conflicting(
  text: string,
  pattern: RegExp,
  exempt: RegExp,
  rule: (earlier: string, later: string) => string,
): string[] {
  const found = [...text.matchAll(pattern)];
  if (
    found.some(({ index, 0: piece }) =>
      exempt.test(text.slice(Math.max(0, index - 24), index + piece.length + 12)),
    )
  )
    return [];
  const values = new Map(found.map(({ 0: piece, 1: value = piece }) => [value.toLowerCase(), piece.trim()]));
  const [earlier, ...later] = [...values.values()];
  const last = later.at(-1);
  return earlier !== undefined && last !== undefined ? [rule(earlier, last)] : [];
}
