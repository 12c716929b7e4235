/** How many page numbers stand side by side (specification, section 9). */
const windowSize = 5;

/**
 * The page numbers to offer around `current` (both from 1): five in a row with the current one in the
 * middle, shifted at the edges so that there are always five where the list has as many pages.
 */
export function pageWindow(current: number, pageCount: number): number[] {
  const size = Math.min(windowSize, Math.max(pageCount, 0));
  const centred = current - Math.floor(windowSize / 2);
  const first = Math.min(Math.max(centred, 1), Math.max(pageCount - size + 1, 1));
  return Array.from({ length: size }, (_, index) => first + index);
}

/**
 * The page number to offer behind the window of the personal library: the last page, when there are more
 * than five and the window does not reach it yet (`current < last - 2`); otherwise null.
 */
export function trailingPage(current: number, pageCount: number): number | null {
  return pageCount > windowSize && current < pageCount - 2 ? pageCount : null;
}
