import { piecesOf, type Piece } from "~/features/text/compare-texts";
import { sentencesOf, wordsOf } from "~/features/text/segments";

import { renumberLists } from "./renumber-lists";
import { unlikeParts } from "./unlike-parts";

/** Maximum number of changes to choose from; what is left over belongs to the last one. */
const mostChanges = 60;

/** Length of an unchanged piece that does not part two changes, in characters. */
const shortGap = 12;

const endsSentence = /[\n。．.!?！？]/;

/** The start of a line, with the mark of a list. */
const lineStart = /\n(?:[・•●]|[-*+] )?$/;
const item = /^\n{1,2}(?:[・•●]|[-*+] )\s?\S/;

const addedItem = /^(?:[・•●]|[-*+] )\s?\S/;

/** A line that is a heading or a label. */
const headingLine = /^(?:#{1,6} |【|[■◆●▼]|\*\*)|^\p{Lu}[\p{Lu} &]{2,30}$|[:：]$/u;

/** Characters that tell whether a sentence has its end. */
const longestEnd = 200;
const closes = /[。．.!?！？]["”’»)」』）]{0,3}\s*$/u;

const isChange = ({ removed, added }: Piece): boolean => removed !== added;

const isGap = (piece: Piece): boolean =>
  !isChange(piece) && piece.added.length <= shortGap && !endsSentence.test(piece.added);

const comma = /[、，,;；]/u;

/** Whether a comma parts two passages that both went without a word in their place: each is a choice of its own. */
const arePhrases = (last: Piece, gap: Piece, next: Piece): boolean =>
  last.added === "" &&
  next.added === "" &&
  comma.test(last.removed.trimEnd().slice(-1) + gap.added + next.removed.trimStart().slice(0, 1));

/**
 * The pieces of an improved text, each change one that a person can accept on its own: changes within a phrase are one,
 * each removed sentence is one, and so are lines that were added. Equal texts give equal pieces.
 */
export function changesBetween(before: string, after: string): Piece[] {
  const { head, added } = splitAdded(before, after);
  const whole = joinedWhere(piecesOf(before, head), (last, piece, next) => {
    const joins = isGap(piece) && next !== undefined && isChange(next) && !arePhrases(last, piece, next);
    return isChange(last) ? isChange(piece) || joins : !isChange(piece);
  });
  const sentences = wholeSentences(whole);
  const parts: Piece[] = [];
  for (const [at, piece] of sentences.entries()) {
    if (isChange(piece))
      parts.push(...(unlikeParts(piece, parts.at(-1), sentences[at + 1]) ?? partsOf(piece, parts.at(-1))));
    else if (piece.added !== "") parts.push(piece);
  }
  parts.push(...added.map((lines) => ({ removed: "", added: lines })));
  let count = 0;
  return joinedWhere(parts, (last, piece) => {
    const isFull = count === mostChanges;
    if (isChange(piece) && !isFull) count += 1;
    return isFull && isChange(last);
  });
}

/**
 * The pieces with each removal from the start of its sentence on: of 「あなたは編集者です。あなたなら…」 the first sentence goes, not
 * 「は編集者です。あなた」.
 */
function wholeSentences(pieces: readonly Piece[]): Piece[] {
  const moved = pieces.map((piece) => ({ ...piece }));
  for (const [at, piece] of moved.entries()) {
    const [last, next] = [moved[at - 1], moved[at + 1]];
    if (!last || !next || piece.added !== "" || isChange(last) || isChange(next)) continue;
    const start = sentencesOf(last.added).at(-1)?.start ?? 0;
    const words = last.added.slice(start);
    if (words === "" || words.endsWith("\n") || closes.test(words.slice(-longestEnd))) continue;
    if (!piece.removed.endsWith(words)) continue;
    last.removed = last.added = last.added.slice(0, start);
    piece.removed = words + piece.removed.slice(0, -words.length);
    next.removed = next.added = words + next.added;
  }
  return moved.filter(({ removed, added }) => removed !== "" || added !== "");
}

/**
 * A text without the list items at its end that the text before had not, and these: an answer that was put in is never compared with the
 * words that went.
 */
function splitAdded(before: string, after: string): { head: string; added: string[] } {
  const known = new Set(before.split("\n"));
  const added: string[] = [];
  let end = after.length;
  for (let at = after.lastIndexOf("\n"); at > 0; at = after.lastIndexOf("\n", end - 1)) {
    const line = after.slice(at + 1, end);
    if (!addedItem.test(line) || known.has(line)) break;
    const start = after[at - 1] === "\n" ? at - 1 : at;
    added.unshift(after.slice(start, end));
    end = start;
  }
  return { head: after.slice(0, end), added };
}

/** The pieces, each joined to the one before it where `joins` says so. */
function joinedWhere(
  pieces: readonly Piece[],
  joins: (last: Piece, piece: Piece, next: Piece | undefined) => boolean,
): Piece[] {
  const joined: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = joined.at(-1);
    if (last && joins(last, piece, pieces[at + 1])) {
      last.removed += piece.removed;
      last.added += piece.added;
    } else joined.push({ ...piece });
  }
  return joined;
}

/** The words removed in the place of an added list item, and it, are a change each; `before` gives up the line break they share. */
function partsOf({ removed, added }: Piece, before: Piece | undefined): Piece[] {
  if (added === "") return sentencesIn(removed);
  const shared = before && !isChange(before) ? (lineStart.exec(before.added)?.[0] ?? "") : "";
  if (removed === "" || !item.test(shared + added)) return reworded({ removed, added }, before);
  if (added.startsWith("\n")) return [...sentencesIn(removed), { removed: "", added }];
  if (before && shared) before.removed = before.added = before.added.slice(0, -shared.length);
  return [...sentencesIn(shared + removed), { removed: "", added: shared + added }];
}

const tellingWord = /[\p{Script=Han}\p{Script=Katakana}\d]|\p{Script=Latin}{3}/u;
const tellingWords = (text: string): string[] =>
  wordsOf(text.toLowerCase()).filter((word) => tellingWord.test(word));

/** New words for a sentence, and the whole ones before it that went without a word in them, each a change. */
function reworded({ removed, added }: Piece, before: Piece | undefined): Piece[] {
  const start = before?.added.slice(-longestEnd) ?? "";
  if (start !== "" && !start.endsWith("\n") && !closes.test(start)) return [{ removed, added }];
  const parts = sentencesIn(removed);
  const most = parts.length - Math.max(1, sentencesOf(added).length);
  const said = new Set(tellingWords(added));
  const kept = parts.findIndex(
    (part, at) => at >= most || tellingWords(part.removed).some((word) => said.has(word)),
  );
  if (kept < 1) return [{ removed, added }];
  const rest = parts.slice(kept).map((part) => part.removed);
  return [...parts.slice(0, kept), { removed: rest.join(""), added }];
}

/** Removed sentences and lines; a heading goes with the one after it. */
function sentencesIn(removed: string): Piece[] {
  const parts = sentencesOf(removed).map(({ start, end }) => ({
    removed: removed.slice(start, end),
    added: "",
  }));
  return joinedWhere(parts, (last, { removed: words }) => {
    const end = last.removed.slice(-longestEnd);
    if (words.trim() === "" || !/\p{L}/u.test(end)) return true;
    return !closes.test(end) && (!end.endsWith("\n") || headingLine.test(end.trim().split("\n").at(-1)!));
  });
}

/** The changes among the pieces, in order. */
export const changesAmong = (pieces: readonly Piece[]): Piece[] => pieces.filter(isChange);

/**
 * The pieces with the accepted changes only, by their position among the changes; the numbers of lists are in order again. Words that an
 * accepted removal stood between keep its line breaks where something else is refused.
 */
export function chosenPieces(pieces: readonly Piece[], accepted: ReadonlySet<number>): Piece[] {
  let at = -1;
  let [text, isKept] = ["", false];
  const chosen = pieces.map((piece) => {
    const isRefused = isChange(piece) && !accepted.has((at += 1));
    const added = isRefused ? piece.removed : (isKept ? gapOver(piece, text) : "") + piece.added;
    if (added !== "") isKept = isRefused;
    text += added;
    return { removed: piece.removed, added };
  });
  return renumberLists(accepted.size > at ? chosen : withBreaks(chosen));
}

/** The line break that parts added items from the words in whose place they were, in a text of several lines that are no items. */
const gapOver = ({ removed, added }: Piece, text: string): string => {
  const last = text.trimEnd().lastIndexOf("\n") + 1;
  const isApart = removed !== "" || !/^\n[^\n]/.test(added) || !item.test(added) || text.endsWith("\n");
  return isApart || last === 0 || addedItem.test(text.slice(last)) ? "" : "\n";
};

/** Number of line breaks at the start or the end of a text. */
function breaksAt(text: string, place: "start" | "end"): number {
  let count = 0;
  while (count < text.length && text.at(place === "end" ? -1 - count : count) === "\n") count += 1;
  return count;
}

/** Chosen pieces with as many line breaks between the words that are left as the text before had in one place. */
function withBreaks(chosen: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  let [last, lastGone, there, between] = [-1, -1, 0, ""];
  for (const piece of chosen) {
    const after = breaksAt(piece.added, "start");
    there += after;
    between += piece.added === "" ? piece.removed : "\n".repeat(after);
    if (piece.added === "") lastGone = kept.length;
    if (after === piece.added.length) {
      kept.push(piece);
      continue;
    }
    const most = Math.max(0, ...(between.match(/\n+/g) ?? []).map(({ length }) => length));
    const said = kept[last];
    if (said && lastGone > last && there < most) kept[lastGone]!.added = "\n".repeat(most - there);
    const extra = there - most;
    if (said && extra > 0 && said.removed === said.added && breaksAt(said.added, "end") >= extra) {
      const words = said.added.slice(0, -extra);
      kept.splice(last, 1, { removed: words, added: words }, { removed: "\n".repeat(extra), added: "" });
    }
    last = kept.length;
    there = breaksAt(piece.added, "end");
    between = "\n".repeat(there);
    kept.push(piece);
  }
  return kept;
}

/** The text of these pieces. */
export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ added }) => added).join("");

/** A change's words, by which it is found again after others were added; the same ones are numbered. */
export function changeKeys(changes: readonly Piece[]): string[] {
  const counts = new Map<string, number>();
  return changes.map(({ removed, added }) => {
    const key = JSON.stringify([removed.trim(), added.trim()]);
    const earlier = counts.get(key) ?? 0;
    counts.set(key, earlier + 1);
    return `${earlier} ${key}`;
  });
}

/** The name of a change's checkbox. */
export const changeField = (at: number): string => `accept.${at}`;

/** The positions of the checked changes among the fields of a form. */
export const acceptedAmong = (fields: Readonly<Record<string, string>>): number[] =>
  Object.keys(fields).flatMap((field) => {
    const at = /^accept\.(\d{1,3})$/.exec(field)?.[1];
    return at === undefined ? [] : [Number(at)];
  });
