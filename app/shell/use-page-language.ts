import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { loadDictionary } from "~/i18n/load-dictionary";
import type { Language } from "~/languages";
import { showToast } from "~/ui/toast-store";

/** Follows the language of the last answer: fetches its dictionary, switches every word, and says so in the new one. */
export function usePageLanguage(language: Language): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (i18n.language === language) return;
    let left = false;
    void loadDictionary(language).then(async (dictionary) => {
      if (left) return;
      for (const [namespace, words] of Object.entries(dictionary))
        i18n.addResourceBundle(language, namespace, words);
      await i18n.changeLanguage(language);
      showToast({ title: i18n.t("shell:languageChanged") });
    });
    return () => {
      left = true;
    };
  }, [i18n, language]);
}
