import { useEffect } from "react";

import { storageItem } from "~/client/browser-store";
import { defaultLanguage, type Language } from "~/domain/languages";
import { lazyPart } from "~/ui/lazy-part";

const TranslatedSite = lazyPart(async () => (await import("./translated-site")).TranslatedSite);

interface SiteTranslatorProps {
  language: Language;
  /** A model is configured. */
  available: boolean;
  signedIn: boolean;
}

/** Storage keys of the translations: a member's are separate, because they contain private texts. */
const keys = { visitor: "translations", member: "translationsOfMember" };
const ofMember = storageItem("localStorage", keys.member);

/** Shows people's Japanese texts in the reader's language, all over the site (specification, section 1). */
export function SiteTranslator({ language, available, signedIn }: SiteTranslatorProps) {
  const isOn = available && language !== defaultLanguage;
  useEffect(() => {
    // A member's translations are deleted after the sign-out.
    if (!signedIn) ofMember.write(null);
  }, [signedIn]);
  // Where its code cannot be had, the texts stay as they were written.
  return isOn && <TranslatedSite language={language} memoryKey={signedIn ? keys.member : keys.visitor} />;
}
