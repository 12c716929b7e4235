/** Waiting times of tooltips in ms (specification, section 9); `leave` gives the pointer time to reach the text. */
export const tooltipTiming = { open: 700, skip: 300, leave: 100 } as const;

/** Remembers when a tooltip last closed; times are ms of one clock. */
export function createTooltipMemory() {
  let lastClosedAt = Number.NEGATIVE_INFINITY;
  return {
    /** How long to wait before a tooltip opens: not at all right after another one has closed. */
    openDelay: (now: number): number => (now - lastClosedAt < tooltipTiming.skip ? 0 : tooltipTiming.open),
    noteClosed(now: number) {
      lastClosedAt = now;
    },
  };
}
