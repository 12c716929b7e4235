/** Waiting times of tooltips in ms (specification, section 9); `leave` gives the pointer time to reach the text. */
export const TOOLTIP_TIMING = { open: 700, skip: 300, leave: 100 } as const;

/** Remembers when a tooltip last closed; times are ms of one clock. */
export function createTooltipMemory() {
  let lastClosedAt = Number.NEGATIVE_INFINITY;
  return {
    /** How long to wait before a tooltip opens: not at all right after another one has closed. */
    openDelay: (now: number): number => (now - lastClosedAt < TOOLTIP_TIMING.skip ? 0 : TOOLTIP_TIMING.open),
    noteClosed(now: number) {
      lastClosedAt = now;
    },
  };
}
