import { diffArrays } from "diff";

import { wordsOf } from "~/features/texts/segments";

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

/**
 * Compares two versions of a text: lines first, then words inside changed lines. Segments words in every
 * language, also without spaces.
 */
export function compareTexts(before: string, after: string): Comparison {
  const comparison: Comparison = { before: [], after: [] };
  for (const { removed, added } of changesOf(linesOf(before), linesOf(after))) {
    if (removed === added) {
      push(comparison.before, removed, false);
      push(comparison.after, added, false);
      continue;
    }
    const short = removed.length <= longestRun && added.length <= longestRun;
    const words =
      short && removed && added ? changesOf(wordsOf(removed), wordsOf(added)) : [{ removed, added }];
    for (const word of words) {
      push(comparison.before, word.removed, word.removed !== word.added);
      push(comparison.after, word.added, word.removed !== word.added);
    }
  }
  return comparison;
}

interface Change {
  removed: string;
  added: string;
}

/** The changes in order; equal pieces are on both sides. */
function changesOf(before: string[], after: string[]): Change[] {
  const parts = diffArrays(before, after, { maxEditLength: mostEdits });
  if (!parts) return [{ removed: before.join(""), added: after.join("") }];
  const changes: Change[] = [];
  let open: Change | undefined;
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

const linesOf = (text: string) => text.match(/\n|[^\n]+\n?/g) ?? [];

function push(segments: Segment[], text: string, changed: boolean): void {
  if (text === "") return;
  const last = segments.at(-1);
  if (last?.changed === changed) last.text += text;
  else segments.push({ text, changed });
}
