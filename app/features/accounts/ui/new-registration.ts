import { storedNote } from "~/client/stored-note";

const note = storedNote("localStorage", "isNewRegistration");

/** The browser's own note that somebody has just registered (specification, section 3); cleared when their welcome is closed. */
export const newRegistration = {
  isSet: (): boolean => note.read() === "true",
  set: (): void => note.write("true"),
  clear: (): void => note.write("false"),
  subscribe: note.subscribe,
};
