import { partsOf } from "~/features/generator/composing/compose";
import type { Composition } from "~/domain/composition";
import type { TextRange } from "~/features/text/cut-text";
import { sentencesOf } from "~/features/text/segments";

/** Origins of a piece; `asking`: what the AI is told to ask. */
export const origins = ["words", "answer", "wish", "asking"] as const;

export type Origin = (typeof origins)[number];

/** A piece of a prompt's text with its origin. Null for a separator, and for text edited by hand. */
export interface MarkedPiece {
  text: string;
  origin: Origin | null;
  /** Unique id of the piece within its text. */
  id: string;
}

/**
 * Splits a text into pieces by origin; joined they are the text. In an edited text, only verbatim pieces keep
 * their origin.
 */
export function markText(text: string, composition: Composition | null): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  const leave = (to: number) => {
    if (to > from) pieces.push({ text: text.slice(from, to), origin: null, id: `before ${pieces.length}` });
  };
  for (const { origin, id, text: own } of composition ? partsOf(composition) : []) {
    if (origin === "flags" || own === "") continue;
    const start = text.indexOf(own, from);
    if (start === -1) continue;
    leave(start);
    pieces.push({ text: own, origin, id: `${origin} ${id}` });
    from = start + own.length;
  }
  leave(text.length);
  return pieces;
}

/** Sentences that went and that each new one is compared with; more would cost too much. */
const mostCompared = 60;

const sentencesIn = (text: string): string[] =>
  sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());

/**
 * The parts that an earlier text does not have, by the number of the line: sentences, and only the words that differ of one that is mostly
 * another one. Words that went leave nothing to mark.
 */
export function changedParts(text: string, earlier: string): Map<number, TextRange[]> {
  const known = new Set(sentencesIn(earlier));
  const stays = new Set(sentencesIn(text));
  const gone = [...known].filter((sentence) => !stays.has(sentence)).slice(0, mostCompared);
  const changed = new Map<number, TextRange[]>();
  for (const [at, line] of text.split("\n").entries()) {
    const parts: TextRange[] = [];
    for (const { start, end } of sentencesOf(line)) {
      const sentence = line.slice(start, end).trim();
      if (known.has(sentence)) continue;
      const from = line.indexOf(sentence, start);
      for (const part of differingParts(sentence, gone))
        parts.push({ start: from + part.start, end: from + part.end });
    }
    if (parts.length > 0) changed.set(at, joined(parts, line));
  }
  return changed;
}

/** The parts of a sentence that differ from the most similar one; without one, the phrases that none has. */
function differingParts(sentence: string, others: readonly string[]): TextRange[] {
  let [head, tail] = [0, 0];
  for (const other of others) {
    const most = Math.min(sentence.length, other.length);
    let [front, back] = [0, 0];
    while (front < most && sentence[front] === other[front]) front += 1;
    while (back < most - front && sentence.at(-1 - back) === other.at(-1 - back)) back += 1;
    if (front + back > head + tail) [head, tail] = [front, back];
  }
  if ((head + tail) * 2 < sentence.length) return newPhrases(sentence, others);
  let [start, end] = [head, sentence.length - tail];
  if (start === end) return [];
  // Whole words where a word is written without its neighbors.
  const isInWord = (at: number) => /^[\p{Script=Latin}\p{N}]{2}$/u.test(sentence.slice(at - 1, at + 1));
  while (start > 0 && isInWord(start)) start -= 1;
  while (end < sentence.length && isInWord(end)) end += 1;
  // No scrap of the number of the next point: "(2".
  const scrap = / ?[(（]\d{1,2}(?:[)）] ?)?$/u.exec(sentence.slice(start, end));
  return [{ start, end: scrap ? start + scrap.index : end }].filter((part) => part.end > part.start);
}

/** Words between commas, as in the description of a picture. */
const phrase = /[^、,，;；]+/gu;

/** The phrases of a sentence that no other has; the whole sentence if all are new. */
function newPhrases(sentence: string, others: readonly string[]): TextRange[] {
  const known = new Set(others.flatMap((other) => other.match(phrase) ?? []).map((words) => words.trim()));
  const found = [...sentence.matchAll(phrase)].map(({ 0: words, index }) => ({
    words: words.trim(),
    start: index + words.length - words.trimStart().length,
  }));
  const fresh = found.filter(({ words }) => words !== "" && !known.has(words));
  return fresh.length === found.length
    ? [{ start: 0, end: sentence.length }]
    : fresh.map(({ words, start }) => ({ start, end: start + words.length }));
}

/** The parts of a line, each joined to the one before it if nothing but spaces is between them. */
function joined(parts: readonly TextRange[], line: string): TextRange[] {
  const all: TextRange[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && line.slice(last.end, part.start).trim() === "") last.end = part.end;
    else all.push({ ...part });
  }
  return all;
}

/** The lines of each piece with their numbers in the text; `from`: where they begin in their line. */
export function linesOfPieces(
  pieces: readonly Pick<MarkedPiece, "text">[],
): { at: number; from: number; line: string }[][] {
  let next = 0;
  let column = 0;
  return pieces.map(({ text }) => {
    const first = next;
    const begun = column;
    const lines = text.split("\n");
    next += lines.length - 1;
    column = lines.at(-1)!.length + (lines.length === 1 ? begun : 0);
    return lines.map((line, index) => ({ at: first + index, from: index === 0 ? begun : 0, line }));
  });
}

/** The origin of each line by its number: that of the first answer, wish or question on it. */
export function originsOfLines(pieces: readonly MarkedPiece[]): Map<number, Origin> {
  const found = new Map<number, Origin>();
  linesOfPieces(pieces).forEach((lines, index) => {
    const { origin } = pieces[index]!;
    if (origin && origin !== "words") for (const { at } of lines) if (!found.has(at)) found.set(at, origin);
  });
  return found;
}
