import type { Language } from "~/languages";

import { fetchTranslations } from "./fetch-translations";
import { translatePage } from "./translate-page";
import { openTranslationMemory } from "./translation-memory";

/** Translates the page as it is and becomes, remembering under `key`, until it is called back. */
export const translateSite = (language: Language, storage: Storage | null, key: string): (() => void) =>
  translatePage({
    language,
    memory: openTranslationMemory(storage, key, Date.now),
    fetchTranslations,
  });
