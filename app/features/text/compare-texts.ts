import { diffArrays } from "diff";

import { wordsOf } from "./segments";

/** A run of text, the same on both sides or changed. */
export interface Segment {
  text: string;
  changed: boolean;
}

/** Both sides of a comparison; the joined segments of a side are its text. */
export interface Comparison {
  before: Segment[];
  after: Segment[];
}

/** Maximum edit length; larger differences count as one change, which bounds the work. */
const mostEdits = 600;
const longestRun = 4_000;

/** A piece of both texts in order: the same on both sides, or a change. */
export interface Piece {
  removed: string;
  added: string;
}

/**
 * Pieces of two versions of a text, in order: lines first, then words inside changed lines. Segments words in every language, also
 * without spaces. The joined `removed` are the one text, the joined `added` the other. More than `edits` edits are one change.
 */
export function piecesOf(before: string, after: string, edits = mostEdits): Piece[] {
  return lineChanges(before, after, edits).flatMap((piece) => {
    const { removed, added } = piece;
    const isShort = removed.length <= longestRun && added.length <= longestRun;
    return removed !== added && removed && added && isShort
      ? changesOf(wordsOf(removed), wordsOf(added), edits)
      : [piece];
  });
}

/** Both sides of these pieces. */
export function comparisonOf(pieces: readonly Piece[]): Comparison {
  const comparison: Comparison = { before: [], after: [] };
  for (const { removed, added } of pieces) {
    push(comparison.before, removed, removed !== added);
    push(comparison.after, added, removed !== added);
  }
  return comparison;
}

/** Compares two versions of a text. */
export const compareTexts = (before: string, after: string): Comparison =>
  comparisonOf(piecesOf(before, after));

/** The changes in order; equal pieces are on both sides. */
function changesOf(before: string[], after: string[], maxEditLength: number): Piece[] {
  const parts = diffArrays(before, after, { maxEditLength });
  if (!parts) return [{ removed: before.join(""), added: after.join("") }];
  const changes: Piece[] = [];
  let open: Piece | undefined;
  for (const { value, removed, added } of parts) {
    const text = value.join("");
    if (!removed && !added) {
      changes.push({ removed: text, added: text });
      open = undefined;
      continue;
    }
    if (!open) changes.push((open = { removed: "", added: "" }));
    open[removed ? "removed" : "added"] += text;
  }
  return changes;
}

/** The changed lines in order; the last line of a text, without a line break, equals the same line within the other text. */
function lineChanges(before: string, after: string, edits: number): Piece[] {
  const changes = changesOf(linesOf(`${before}\n`), linesOf(`${after}\n`), edits);
  const { removed, added } = changes.pop()!;
  const same = removed === "" || added === "" ? changes.pop() : undefined;
  // Lines that only one text has at its end begin with the line break before them.
  const feed = same ? "\n" : "";
  if (same) changes.push(sameText(same.added.slice(0, -1)));
  changes.push({ removed: endless(feed, removed), added: endless(feed, added) });
  return changes.filter((piece) => piece.removed !== piece.added || piece.added !== "");
}

const sameText = (text: string): Piece => ({ removed: text, added: text });

const endless = (feed: string, text: string) => text && feed + text.slice(0, -1);

const linesOf = (text: string) => text.match(/\n|[^\n]+\n?/g) ?? [];

function push(segments: Segment[], text: string, changed: boolean): void {
  if (text === "") return;
  const last = segments.at(-1);
  if (last?.changed === changed) last.text += text;
  else segments.push({ text, changed });
}
