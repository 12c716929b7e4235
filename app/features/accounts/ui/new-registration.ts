import { useEffect } from "react";

import { storedNote } from "~/client/browser-store";

const note = storedNote("localStorage", "isNewRegistration");

/** The browser's own note that somebody has just registered (specification, section 3); cleared when their welcome is closed. */
export const newRegistration = {
  isSet: (): boolean => note.read() === "true",
  set: (): void => note.write("true"),
  clear: (): void => note.write("false"),
  subscribe: note.subscribe,
};

/** Remembers that somebody has just registered, until they have been welcomed (specification, section 4). */
export function useNewRegistration(flash: string | null): void {
  useEffect(() => {
    if (flash?.startsWith("registered")) newRegistration.set();
  }, [flash]);
}
