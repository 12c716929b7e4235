import { useEffect } from "react";

import { useTranslations } from "~/i18n";
import type { Language } from "~/languages";
import { showToast } from "~/ui/toast-store";

/**
 * Follows the language of the last answer: loads its dictionaries, changes every sentence, and says so in the new language.
 * An error page may not know it; then nothing changes.
 */
export function usePageLanguage(language: Language | undefined): void {
  const { changeLanguage } = useTranslations();
  useEffect(() => {
    if (!language) return undefined;
    let left = false;
    const follow = async () => {
      const t = await changeLanguage(language);
      if (t && !left) showToast({ title: t("languageChanged") });
    };
    // Without the dictionaries, the page stays as it is.
    follow().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [changeLanguage, language]);
}
