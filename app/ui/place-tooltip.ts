type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const GAP = 6;
const MARGIN = 8;

/**
 * Where a tooltip stands, in px of the viewport: centred over its anchor, under it where there is no room
 * above, and never closer than 8 px to the sides.
 */
export function placeTooltip(anchor: Box, bubble: Size, viewport: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const rightmost = viewport.width - MARGIN - bubble.width;
  const above = anchor.top - GAP - bubble.height;
  return {
    left: Math.max(MARGIN, Math.min(centred, rightmost)),
    top: above >= MARGIN ? above : anchor.top + anchor.height + GAP,
  };
}
