import { createStore, del, get, set, update } from "idb-keyval";

import type { KeptTexts, SharedTexts } from "./kept";

/** The texts that this browser keeps, with the time (milliseconds since 1970) and the entity tag of the server's response. */
export interface Kept extends KeptTexts {
  at: number;
  tag: string | null;
}

/** How this browser shows the site. */
interface Looks {
  language: string;
  /** Null for the device's. */
  theme: string | null;
}

interface Stored {
  texts: Kept;
  /** Texts that other apps shared without a network, the first one first. */
  shares: SharedTexts[];
  looks: Looks;
}

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore("prompt-town", "kept"));

/** Values of this browser for the time without a network, by name. Errors: whatever the browser refuses. */
export const keptStore = {
  read: <Name extends keyof Stored>(name: Name): Promise<Stored[Name] | undefined> => get(name, store()),
  write: <Name extends keyof Stored>(name: Name, value: Stored[Name]): Promise<void> =>
    set(name, value, store()),
  /** Writes what `next` makes of the present value, in one step. */
  change: <Name extends keyof Stored>(
    name: Name,
    next: (now: Stored[Name] | undefined) => Stored[Name],
  ): Promise<void> => update(name, next, store()),
  remove: (...names: (keyof Stored)[]) => Promise.all(names.map((name) => del(name, store()))),
};
