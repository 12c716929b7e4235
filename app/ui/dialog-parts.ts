import type { KeyboardEvent } from "react";

/**
 * Classes of a dialog's overlay, a grid with the dialog in the middle. Where it is no wider than a dialog and a toast side by side, a
 * toast has a row of its own below the dialog, so that the dialog does not move when the toast comes and goes.
 */
export const overlayLooks = [
  "fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto_1fr] overflow-y-auto bg-overlay p-4",
  "has-data-action-bar:scroll-pb-24 max-lg:grid-rows-[1fr_auto_minmax(6.5rem,1fr)]",
  "data-[state=closed]:animate-vanish data-[state=open]:animate-appear",
].join(" ");

/** Closes a dialog by Escape while a toast is open too; Radix would give the key to the toast only. */
export const closeByEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === "Escape" && !event.nativeEvent.isComposing) close();
};
