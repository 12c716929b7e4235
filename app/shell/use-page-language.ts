import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import type { Language } from "~/languages";
import { showToast } from "~/ui/toast-store";

/**
 * Follows the language of the last answer: fetches its words, switches every one, and says so in the new language.
 * An error page may not know it; then nothing changes.
 */
export function usePageLanguage(language: Language | undefined): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!language) return undefined;
    const isNew = i18n.language !== language;
    let left = false;
    const follow = async () => {
      const t = await i18n.changeLanguage(language);
      if (isNew && !left) showToast({ title: t("languageChanged") });
    };
    // Where the words cannot be had, the page stays as it is.
    follow().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [i18n, language]);
}
