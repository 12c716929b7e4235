import { splitRuns } from "./grams";

/** Words and phrases that lead to the same prompts, folded. */
export type SynonymGroup = readonly string[];

/**
 * The groups of which a folded line has a word, the longest word first, and what is left of the line without those words. A word that
 * is in several groups stands for all of them.
 */
export function takeSynonyms(
  line: string,
  groups: readonly SynonymGroup[],
): { groups: SynonymGroup[]; rest: string } {
  const members = [...new Set(groups.flat())].filter((member) => line.includes(splitRuns(member)[0]!));
  const taken: SynonymGroup[] = [];
  let rest = line;
  for (const member of members.toSorted((one, other) => other.length - one.length)) {
    if (!patternOf(member).test(rest)) continue;
    rest = rest.replace(patternOf(member), " ");
    if (taken.some((group) => group.includes(member))) continue;
    taken.push([...new Set([member, ...groups.filter((group) => group.includes(member)).flat()])]);
  }
  return { groups: taken, rest };
}

/** Whether a folded text has a word of a group as a word: in a compound of Chinese characters, but not within a word of another script. */
export const hasSynonym = (text: string, group: SynonymGroup): boolean =>
  group.some((member) => patternOf(member).test(text));

const patterns = new Map<string, RegExp>();

/** The scripts whose words begin and end where another script does, or a space. */
const letters = [
  { script: /[\p{Script=Latin}\p{N}]/u, within: "[\\p{Script=Latin}\\p{N}]", endings: "(?:e?s)?" },
  { script: /[\p{Script=Katakana}ー]/u, within: "[\\p{Script=Katakana}ー]", endings: "" },
];
const han = { script: /\p{scx=Han}/u, within: "\\p{scx=Han}", endings: "" };

function patternOf(member: string): RegExp {
  const known = patterns.get(member);
  if (known) return known;
  // A single Chinese character within a compound is of another word.
  const bounded = [...member].length === 1 ? [...letters, han] : letters;
  const of = (character: string) => bounded.find(({ script }) => script.test(character));
  const [first, last] = [of(member), of(member.at(-1)!)];
  const before = first ? `(?<!${first.within})` : "";
  const after = last ? `${last.endings}(?!${last.within})` : "";
  const made = new RegExp(before + splitRuns(member).join("[^\\p{L}\\p{N}]+") + after, "u");
  patterns.set(member, made);
  return made;
}
