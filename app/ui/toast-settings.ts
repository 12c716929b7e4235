/** How toasts behave (specification, section 9); times in ms, distances in px. */
export const toastSettings = {
  visibleAtOnce: 1,
  autoCloseAfter: 5000,
  forgetDismissedAfter: 10_000,
  swipeThreshold: 50,
  hotkey: "F8",
} as const;
