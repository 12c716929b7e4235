import { useEffect, useState } from "react";

import { storedNote } from "~/client/stored-note";
import { defaultLanguage, type Language } from "~/languages";

import type { TranslatedSite } from "./translated-site";

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
  const [Site, setSite] = useState<typeof TranslatedSite>();
  const isOn = available && language !== defaultLanguage;
  useEffect(() => {
    // What a member has read is not left to whoever comes after.
    if (!signedIn) ofMember.write(null);
  }, [signedIn]);
  useEffect(() => {
    if (isOn)
      import("./translated-site").then(
        (part) => setSite(() => part.TranslatedSite),
        // Where it cannot be had, the texts stay as they were written.
        () => undefined,
      );
  }, [isOn]);
  return isOn && Site && <Site language={language} memoryKey={signedIn ? keys.member : keys.visitor} />;
}
