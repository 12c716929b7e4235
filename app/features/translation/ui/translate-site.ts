import type { Language } from "~/languages";

import { fetchTranslations } from "./fetch-translations";
import type { Mark } from "./page-marks";
import { translatePage } from "./translate-page";
import { openTranslationMemory } from "./translation-memory";

/** Translates the page as it is and becomes, remembering under `key`, until it is stopped; `onMarks` is told what to say of it. */
export const translateSite = (language: Language, key: string, onMarks: (marks: readonly Mark[]) => void) =>
  translatePage({
    language,
    onMarks,
    memory: openTranslationMemory(openStorage(), key, Date.now),
    fetchTranslations,
  });

function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
