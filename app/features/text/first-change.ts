import { piecesOf, type Piece } from "./compare-texts";
import { sentencesOf } from "./segments";

/** Characters of a sentence before its first difference, of both texts from there on in which words are compared, and of the result. */
const before = 24;
const compared = 480;
const shown = 200;

/** Edits after which the words are one change: a history compares many versions. */
const mostEdits = 60;

/** The longest same text between two changes that are read as one. */
const shortest = 2;

/** The first sentence that differs between two versions of a text, with what follows it. Null if they have the same words. */
export function firstChange(from: string, to: string): Piece[] | null {
  if (from === to) return null;
  let at = 0;
  while (from[at] === to[at]) at += 1;
  const lead = Math.max(0, at - before);
  // With the differing character: it may begin a sentence.
  const sentence = lead + (sentencesOf(from.slice(lead, at + 1)).at(-1)?.start ?? 0);
  const isCut = sentence === lead && lead > 0;
  // A cut sentence begins with a word, where there are spaces, and with a whole letter.
  const start =
    sentence + (isCut ? /^(?:[^\s]*\s|[\uDC00-\uDFFF])?/.exec(from.slice(lead, at))![0].length : 0);
  const pieces = joined(
    piecesOf(from.slice(start, start + compared), to.slice(start, start + compared), mostEdits),
  );
  if (!pieces.some(({ removed, added }) => removed.trim() !== added.trim())) return null;
  return cut(isCut ? [{ removed: "…", added: "…" }, ...pieces] : pieces);
}

const isSame = ({ removed, added }: Piece) => removed === added;

/** Changes with next to nothing between them as one: a rewritten sentence is read as a whole. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = result.at(-1);
    const next = pieces[at + 1];
    const isBetween = isSame(piece) && piece.added.length <= shortest && next && !isSame(next);
    if (last && !isSame(last) && (isBetween || !isSame(piece))) {
      last.removed += piece.removed;
      last.added += piece.added;
    } else result.push({ ...piece });
  }
  return result;
}

/** The pieces on one line, up to the end of the sentence of the last change that fits. */
function cut(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let room = shown;
  for (const { removed, added } of pieces) {
    if (room <= 0) break;
    const part = { removed: onOneLine(removed, room), added: onOneLine(added, room) };
    result.push(part);
    room -= removed === added ? added.length : removed.length + added.length;
  }
  const last = result.at(-1)!;
  if (result.length > 1 && isSame(last)) {
    const end = sentencesOf(last.added)[0]?.end ?? 0;
    last.removed = last.added = last.added.slice(0, end).trimEnd();
  }
  return result.filter(({ removed, added }) => removed + added !== "");
}

/** The beginning of a text without line breaks. */
function onOneLine(text: string, room: number): string {
  const line = text.replace(/\s+/gu, " ");
  return line.length > room ? `${line.slice(0, room).replace(/[\uD800-\uDBFF]$/u, "")}…` : line;
}
