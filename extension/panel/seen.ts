import { useSyncExternalStore } from "react";

/** What the browser reports of how a page is seen; Firefox does not. */
type SeenEntry = IntersectionObserverEntry & { isVisible?: boolean };

/** Milliseconds after a cover in which a press is still meant for what lay above, and the browser has not reported all. */
const settling = 500;

/** The least part of the panel that is within the window when it is seen. */
const mostlyIn = 0.9;

/** Events by which a person acts on a panel. Escape alone is always theirs: it only closes. */
const presses = ["pointerdown", "mousedown", "click", "keydown", "beforeinput", "drop", "submit"] as const;

let isCovered = false;
let coveredAt = -Infinity;
let isRefused = false;
const listeners = new Set<() => void>();

function refuse(now: boolean) {
  isRefused = now;
  for (const listener of listeners) listener();
}

function guard(event: Event) {
  if (isCovered) coveredAt = event.timeStamp;
  if (event.timeStamp - coveredAt > settling) return;
  if (event instanceof KeyboardEvent && event.key === "Escape") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  refuse(true);
}

/**
 * Watches whether the panel is seen as it is: within the window, nothing of the page above it, no transparency, no filter. A press or a key
 * on a panel that the person cannot see is not theirs, and reaches nothing. Resolves with the browser's first report.
 */
export function watchSeen(): Promise<void> {
  for (const press of presses) addEventListener(press, guard, { capture: true });
  return new Promise((resolve) => {
    const options = { threshold: [0, 0.5, mostlyIn, 1], trackVisibility: true, delay: 100 };
    new IntersectionObserver((entries) => {
      const { isVisible, intersectionRatio, time } = entries.at(-1) as SeenEntry;
      if (isCovered) coveredAt = time;
      isCovered = isVisible === false || intersectionRatio < mostlyIn;
      setTimeout(() => isCovered || refuse(false), settling);
      resolve();
    }, options).observe(document.documentElement);
  });
}

/** True after a press that was refused since something covers the panel. */
export const useRefused = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isRefused,
  );
