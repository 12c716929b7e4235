import { partsOf } from "~/features/generator/composing/compose";
import type { Composition } from "~/domain/composition";

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

/** The numbers of the lines that an earlier text does not have. */
export function changedLines(text: string, earlier: string): Set<number> {
  const known = new Set(earlier.split("\n"));
  return new Set(text.split("\n").flatMap((line, at) => (line.trim() && !known.has(line) ? [at] : [])));
}

/** The lines of each piece with their numbers in the text. */
export function linesOfPieces(
  pieces: readonly Pick<MarkedPiece, "text">[],
): { at: number; line: string }[][] {
  let next = 0;
  return pieces.map(({ text }) => {
    const first = next;
    const lines = text.split("\n").map((line, index) => ({ at: first + index, line }));
    next += lines.length - 1;
    return lines;
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
