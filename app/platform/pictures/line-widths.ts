import type { Sign } from "./read-title";

/** Brackets and stops fill half of their square: the empty half has no width at an edge or next to another. */
const emptyBefore = /^[（「『【〔〈《]$/u;
const emptyAfter = /^[、。，．）」』】〕〉》]$/u;
const half = 0.5;

/** A line of a text: its characters from left to right, with x in ems from the left edge, and its width in ems. */
export interface Line {
  signs: (Sign & { x: number })[];
  width: number;
}

/** Measures and sets lines of one text; both take the line's first index and the one after its last. */
export function lineWidths(signs: readonly Sign[]): {
  widthOf(start: number, end: number): number;
  setLine(start: number, end: number): Line;
} {
  const before = signs.map(({ text }) => emptyBefore.test(text));
  const after = signs.map(({ text }) => emptyAfter.test(text));
  const blank = signs.map(({ text }) => text === " ");
  /** The offset of each character from the start of the text, as if on one line. */
  const places: number[] = [];
  let x = 0;
  signs.forEach(({ glyph }, index) => {
    if (
      index > 0 &&
      ((before[index] && (before[index - 1] || after[index - 1])) || (after[index - 1] && after[index]))
    )
      x -= half;
    places.push(x);
    x += glyph.advance;
  });
  const shownEnd = (start: number, end: number) => (end > start + 1 && blank[end - 1] ? end - 1 : end);
  const leftOf = (start: number) => places[start]! + (before[start] ? half : 0);
  const widthOf = (start: number, end: number) => {
    if (start === end) return 0;
    const last = shownEnd(start, end) - 1;
    return places[last]! + signs[last]!.glyph.advance - (after[last] ? half : 0) - leftOf(start);
  };
  const setLine = (start: number, end: number): Line => ({
    width: widthOf(start, end),
    signs: signs
      .slice(start, shownEnd(start, end))
      .map((sign, index) => ({ ...sign, x: places[start + index]! - leftOf(start) })),
  });
  return { widthOf, setLine };
}
