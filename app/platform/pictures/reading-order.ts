import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Letters that are read from the right. */
const fromRight = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** A character with the one that is drawn for it, and how deep it lies in text of the other direction: odd is read from the right. */
export interface Character {
  text: string;
  /** Another than `text` where a bracket turns round. */
  shape: string;
  level: number;
}

/** Tells in which direction each piece of one text is read (Unicode Bidirectional Algorithm, UAX 9). */
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

/** In which order the characters of a line stand from the left, by their levels (UAX 9, rule L2). */
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
