import type { KeyboardEvent } from "react";

/** Closes a dialog by Escape while a notification stands too, to which alone Radix would give the key. */
export const closeByEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === "Escape" && !event.nativeEvent.isComposing) close();
};
