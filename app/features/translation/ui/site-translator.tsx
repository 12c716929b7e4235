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

/** Where translations are kept: a member's apart, for they tell what only that member could read. */
const keys = { visitor: "translations", member: "translationsOfMember" };

/** Shows people's Japanese texts in the reader's language, all over the site (specification, section 1). */
export function SiteTranslator({ language, available, signedIn }: SiteTranslatorProps) {
  useEffect(() => {
    const storage = openStorage();
    // What a member has read is not left to whoever comes after.
    if (!signedIn) storage?.removeItem(keys.member);
    if (!available || language === defaultLanguage) return undefined;
    const memory = openTranslationMemory(storage, signedIn ? keys.member : keys.visitor, Date.now);
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
