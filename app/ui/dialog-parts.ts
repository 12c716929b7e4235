import type { KeyboardEvent } from "react";

/**
 * What lies over the page, with a dialog in its middle. Where it is no wider than a dialog and a notification side by side, a
 * notification has room of its own under the dialog, which moves up only if it must, and not when the notification comes and goes.
 */
export const overlayLooks = [
  "fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto_1fr] overflow-y-auto bg-overlay p-4",
  "max-lg:grid-rows-[1fr_auto_minmax(6.5rem,1fr)]",
  "data-[state=closed]:animate-vanish data-[state=open]:animate-appear",
].join(" ");

/** Closes a dialog by Escape while a notification stands too, to which alone Radix would give the key. */
export const closeByEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === "Escape" && !event.nativeEvent.isComposing) close();
};
