import { diffArrays } from "diff";

import { wordsOf } from "~/features/texts/segments";

/** A run of text that is the same on both sides, or is not. */
export interface Segment {
  text: string;
  changed: boolean;
}

/** Both sides of a comparison; the segments of a side put together are its text. */
export interface Comparison {
  before: Segment[];
  after: Segment[];
}

/** Edits beyond this are one change: what differs so much is not read word by word, and the work stays bounded. */
const mostEdits = 600;
const longestRun = 4_000;

/**
 * Two versions of a text, side by side: lines first, then words inside the lines that differ. Words are found for every
 * language, also where no spaces part them. Nothing is shown as changed that is the same up to the last word.
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

/** What became of what, in order; equal pieces stand on both sides. */
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
