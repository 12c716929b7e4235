import type { Language } from "~/languages";

import type { Speaker } from "../speech/make-speaker-of";
import { speakerOf } from "./speaker-of";
import { fetchWanted } from "./word-store";

let shown: Language;
let asked: Language;
const listeners = new Set<() => void>();

/** Called once, before anything is drawn: the language of the document, when its words are there. */
export async function startLanguage(language: Language): Promise<void> {
  shown = asked = language;
  await fetchWanted(language);
}

export const pageLanguage = {
  get language(): Language {
    return shown;
  },
  /** Switches every word once all are there, unless another language was asked for meanwhile; answers who speaks it. */
  async changeLanguage(language: Language): Promise<Speaker> {
    asked = language;
    await fetchWanted(language);
    if (asked === language && shown !== language) {
      shown = language;
      for (const listener of listeners) listener();
    }
    return speakerOf(language, "shell");
  },
  /** Calls the listener after every change; answers how to stop. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
