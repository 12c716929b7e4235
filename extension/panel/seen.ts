/** What the browser reports of how a page is seen; Firefox does not. */
type SeenEntry = IntersectionObserverEntry & { isVisible?: boolean };

let isCovered = false;

/**
 * Watches whether the panel is seen as it is: nothing of the page above it, no transparency, no filter. A press on a panel that the
 * person cannot see is not theirs.
 */
export function watchSeen(): void {
  const options = { threshold: [0, 0.5, 0.9, 1], trackVisibility: true, delay: 100 };
  new IntersectionObserver((entries) => {
    const { isVisible } = entries.at(-1) as SeenEntry;
    isCovered = isVisible === false;
  }, options).observe(document.documentElement);
}

/** Whether something covers the panel at the moment. */
export const isPanelCovered = (): boolean => isCovered;
