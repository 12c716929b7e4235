import { storedNote } from "~/client/stored-note";

/** How many are remembered; the oldest goes first. */
const most = 200;

const note = storedNote("sessionStorage", "originals");

const names = new Set(note.read()?.split(" "));

/** The names (`TranslationNote`) of what somebody reads in the original, for as long as the tab is open. */
export const chosenOriginals = {
  any: (): boolean => names.size > 0,
  has: (name: string | undefined): boolean => name !== undefined && names.has(name),
  choose(name: string, original: boolean): void {
    names.delete(name);
    if (original) names.add(name);
    note.write([...names].slice(-most).join(" ") || null);
  },
};
