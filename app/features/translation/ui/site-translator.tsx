import { useEffect } from "react";

import { defaultLanguage, type Language } from "~/languages";

import { fetchTranslations } from "./fetch-translations";
import { translatePage } from "./translate-page";
import { openTranslationMemory } from "./translation-memory";

interface SiteTranslatorProps {
  language: Language;
  /** A model is there to translate. */
  available: boolean;
  signedIn: boolean;
}

/** Marks a memory that may hold what only a member could read. */
const mark = "translationsOfMember";

/** Shows people's Japanese texts in the reader's language, all over the site (specification, section 1). */
export function SiteTranslator({ language, available, signedIn }: SiteTranslatorProps) {
  useEffect(() => {
    if (!available || language === defaultLanguage) return undefined;
    const storage = openStorage();
    const memory = openTranslationMemory(storage, Date.now);
    // What a member has read is not left to whoever comes after.
    if (!signedIn && storage?.getItem(mark)) memory.forget();
    try {
      if (signedIn) storage?.setItem(mark, "1");
      else storage?.removeItem(mark);
    } catch {
      // Without storage nothing is remembered either.
    }
    return translatePage({ language, memory, fetchTranslations });
  }, [language, available, signedIn]);
  return null;
}

function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
