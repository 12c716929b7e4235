import { piecesOf, type Piece } from "~/features/text/compare-texts";

/** Maximum number of changes to choose from; what is left over belongs to the last one. */
const mostChanges = 60;

/** Length of an unchanged piece that does not part two changes, in characters. */
const shortGap = 12;

const endsSentence = /[\n。．.!?！？]/;

const isChange = ({ removed, added }: Piece): boolean => removed !== added;

const isGap = (piece: Piece): boolean =>
  !isChange(piece) && piece.added.length <= shortGap && !endsSentence.test(piece.added);

/**
 * The pieces of an improved text, each change one that a person can accept on its own: changes within a phrase are one.
 * Equal texts give equal pieces.
 */
export function changesBetween(before: string, after: string): Piece[] {
  const pieces = piecesOf(before, after);
  const merged: Piece[] = [];
  let count = 0;
  for (const [at, piece] of pieces.entries()) {
    const last = merged.at(-1);
    const follows = last !== undefined && isChange(last);
    const next = pieces[at + 1];
    const joins = isGap(piece) && next !== undefined && isChange(next);
    if (follows && (isChange(piece) || joins || count === mostChanges)) {
      last.removed += piece.removed;
      last.added += piece.added;
    } else {
      if (isChange(piece)) count += 1;
      merged.push({ ...piece });
    }
  }
  return merged;
}

/** The changes among the pieces, in order. */
export const changesAmong = (pieces: readonly Piece[]): Piece[] => pieces.filter(isChange);

/** The pieces with the accepted changes only, by their position among the changes. */
export function chosenPieces(pieces: readonly Piece[], accepted: ReadonlySet<number>): Piece[] {
  let at = -1;
  return pieces.map((piece) => {
    if (!isChange(piece)) return piece;
    at += 1;
    return accepted.has(at) ? piece : { removed: piece.removed, added: piece.removed };
  });
}

/** The text of these pieces. */
export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ added }) => added).join("");

/** The name of a change's checkbox. */
export const changeField = (at: number): string => `accept.${at}`;

/** The positions of the checked changes among the fields of a form. */
export const acceptedAmong = (fields: Readonly<Record<string, string>>): number[] =>
  Object.keys(fields).flatMap((field) => {
    const at = /^accept\.(\d{1,3})$/.exec(field)?.[1];
    return at === undefined ? [] : [Number(at)];
  });
