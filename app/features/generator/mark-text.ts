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

/** The origin of each line by its number: that of the first answer, wish or question on it. */
export function originsOfLines(pieces: readonly MarkedPiece[]): Map<number, Origin> {
  const found = new Map<number, Origin>();
  let at = 0;
  for (const { text, origin } of pieces) {
    const last = at + text.split("\n").length - 1;
    if (origin && origin !== "words")
      for (let line = at; line <= last; line += 1) if (!found.has(line)) found.set(line, origin);
    at = last;
  }
  return found;
}
