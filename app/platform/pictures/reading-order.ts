import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Letters of right-to-left scripts. */
const fromRight = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** A character with its drawn form and its embedding level: odd is right-to-left. */
export interface Character {
  text: string;
  /** Differs from `text` for a mirrored bracket. */
  shape: string;
  level: number;
}

/** The direction of each piece of one text (Unicode Bidirectional Algorithm, UAX 9). */
export function withDirections(pieces: readonly string[]): Character[] {
  const text = pieces.join("");
  if (!fromRight.test(text)) return pieces.map((piece) => ({ text: piece, shape: piece, level: 0 }));
  const { levels } = bidi.getEmbeddingLevels(text);
  let at = 0;
  return pieces.map((piece) => {
    const level = levels[at]!;
    at += piece.length;
    return { text: piece, shape: (level % 2 && bidi.getMirroredCharacter(piece)) || piece, level };
  });
}

/** The visual order of a line's characters from left to right, by their levels (UAX 9, rule L2). */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && levels[order[end]!]! >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  return order;
}
