import type { Language } from "~/domain/languages";

import type { Exclusion } from "./exclusion";
import { exclusionGrammar, type ExclusionGrammar } from "./exclusion-grammar";

const hardEnd = /[.:;!?\n()¿¡"“”«»]|\s[-–—]\s/u;
const longestList = 120;
const mostSegments = 6;

/**
 * What an English or Spanish line excludes: "no people or cars", "sin texto ni logos". A phrase is taken only up
 * to a clear end, since the words after it may be wanted; null if any is doubtful. Linear in the text.
 */
export function exclusionsInWords(text: string, language: Exclude<Language, "ja">): Exclusion[] | null {
  const grammar = exclusionGrammar[language];
  const found: Exclusion[] = [];
  let last = 0;
  for (const match of text.matchAll(grammar.cue)) {
    const { index } = match;
    if (index < last) continue;
    if (grammar.dangling.test(text.slice(Math.max(0, index - 24), index))) return null;
    const from = index + match[0].length;
    const list = readList(text.slice(from, from + longestList), match[0].toLowerCase(), grammar);
    if (!list) return null;
    last = from + list.length;
    found.push({ start: index, end: last, nouns: list.nouns });
  }
  for (const match of text.matchAll(grammar.suffix)) {
    const [around, start] = [text.slice(Math.max(0, match.index - 24), match.index), match.index];
    if (grammar.dangling.test(around.replace(grammar.article, ""))) return null;
    if (grammar.article.test(around) && !/^\s\p{L}/u.test(text.slice(start + match[0].length))) return null;
    found.push({ start, end: start + match[0].length, nouns: [match[1]!] });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** A list of nouns at the beginning of a text, up to its clear end; null if it is doubtful. */
function readList(text: string, cue: string, grammar: ExclusionGrammar) {
  const segments = text.split(hardEnd)[0]!.split(/,/u).slice(0, mostSegments);
  const takesAnd = grammar.takesAnd.test(cue);
  const separator = takesAnd ? grammar.anyConjunction : grammar.conjunction;
  const first = piecesOf(segments[0]!, separator);
  let count = 1;
  // "without A, B or C": a comma goes on with the list only if a conjunction closes it.
  if (first.length === 1)
    for (let at = 1; at < segments.length; at++) {
      const pieces = piecesOf(segments[at]!, separator);
      const isClosing = pieces.length > 1 || grammar.leading.test(segments[at]!);
      if (grammar.ownCue.test(segments[at]!) || !areNouns(pieces, grammar)) break;
      if (isClosing) {
        count = at + 1;
        break;
      }
    }
  const taken = segments.slice(0, count);
  const pieces = taken.flatMap((segment) => piecesOf(segment, separator));
  const nouns = pieces.map((piece) => nounOf(piece, grammar));
  if (nouns.some((noun) => noun === null) || grammar.idiom.test(`${cue}${nouns[0]}`)) return null;
  if (grammar.needsPair.test(cue) && nouns.length < 2) return null;
  // "no red or blue cars": the first word has no noun of its own.
  if (nouns.length > 1 && grammar.colour.test(nouns[0]!) && nouns.at(-1)!.includes(" ")) return null;
  const next = segments[count];
  if (
    next !== undefined &&
    first.length === 1 &&
    count === 1 &&
    next.trim() !== "" &&
    mayGoOn(next, separator, grammar)
  )
    return null;
  return { nouns: nouns as string[], length: taken.join(",").trimEnd().length };
}

const piecesOf = (segment: string, separator: RegExp) =>
  segment
    .split(separator)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** A piece of a list as a noun, without articles and "in the background"; null if it is anything else. */
function nounOf(piece: string, grammar: ExclusionGrammar): string | null {
  const noun = piece
    .replace(grammar.trailing, "")
    .replace(grammar.trailing, "")
    .replace(grammar.determiner, "")
    .trim();
  const words = noun.split(/\s+/u);
  const isNoun =
    noun !== "" &&
    words.length <= grammar.mostWords &&
    words.every((word) => /^[\p{L}\p{N}'’-]+$/u.test(word) && !grammar.stops.has(word.toLowerCase())) &&
    !grammar.notNoun.test(noun);
  return isNoun ? noun : null;
}

/** Whether all pieces are nouns; "a red or blue boat" begins with an article and is something wanted. */
const areNouns = (pieces: string[], grammar: ExclusionGrammar): boolean =>
  pieces.every((piece) => nounOf(piece, grammar) !== null) && !grammar.indefinite.test(pieces[0] ?? "");

/** Whether the words after a comma may be a further excluded noun: nothing in them says that they are wanted. */
const mayGoOn = (segment: string, separator: RegExp, grammar: ExclusionGrammar): boolean =>
  !grammar.ownCue.test(segment) &&
  (separator.test(segment) ||
    (!grammar.look.test(segment) && areNouns(piecesOf(segment, grammar.anyConjunction), grammar)));
