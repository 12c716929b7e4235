import { useEffect } from "react";

import { storedNote } from "~/client/browser-store";
import { defaultLanguage, type Language } from "~/languages";
import { lazyPart } from "~/ui/lazy-part";

const TranslatedSite = lazyPart(async () => (await import("./translated-site")).TranslatedSite);

interface SiteTranslatorProps {
  language: Language;
  /** A model is there to translate. */
  available: boolean;
  signedIn: boolean;
}

/** Where translations are kept: a member's apart, for they tell what only that member could read. */
const keys = { visitor: "translations", member: "translationsOfMember" };
const ofMember = storedNote("localStorage", keys.member);

/** Shows people's Japanese texts in the reader's language, all over the site (specification, section 1). */
export function SiteTranslator({ language, available, signedIn }: SiteTranslatorProps) {
  const isOn = available && language !== defaultLanguage;
  useEffect(() => {
    // What a member has read is not left to whoever comes after.
    if (!signedIn) ofMember.write(null);
  }, [signedIn]);
  // Where its code cannot be had, the texts stay as they were written.
  return isOn && <TranslatedSite language={language} memoryKey={signedIn ? keys.member : keys.visitor} />;
}
