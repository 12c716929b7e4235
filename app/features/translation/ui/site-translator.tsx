import { useEffect } from "react";

import { defaultLanguage, type Language } from "~/languages";

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
    let left = false;
    let stop: (() => void) | undefined;
    import("./translate-site").then(
      ({ translateSite }) => {
        if (!left) stop = translateSite(language, storage, signedIn ? keys.member : keys.visitor);
      },
      // Where it cannot be had, the texts stay as they were written.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
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
