interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const gap = 6;
const margin = 8;

/**
 * Where a tooltip stands, in px of the viewport: centred over its anchor, under it where there is no room
 * above, and never closer than 8 px to the sides.
 */
export function placeTooltip(anchor: Box, bubble: Size, viewport: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const rightmost = viewport.width - margin - bubble.width;
  const above = anchor.top - gap - bubble.height;
  return {
    left: Math.max(margin, Math.min(centred, rightmost)),
    top: above >= margin ? above : anchor.top + anchor.height + gap,
  };
}
