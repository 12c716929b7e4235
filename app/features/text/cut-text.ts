/** A part of a text, by its first character and the one after its last. */
export interface TextRange {
  start: number;
  end: number;
}

/** Cuts a piece that begins at `from` of its text by the marked ranges of that text, in order; joined the results are the piece. */
export function cutText(
  piece: string,
  ranges: readonly TextRange[],
  from = 0,
): { text: string; marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = [];
  let at = 0;
  const take = (to: number, marked: boolean) => {
    const end = Math.min(Math.max(to, at), piece.length);
    if (end > at) parts.push({ text: piece.slice(at, end), marked });
    at = end;
  };
  for (const { start, end } of ranges) {
    take(start - from, false);
    take(end - from, true);
  }
  take(piece.length, false);
  return parts;
}
