import { asLanguage, languageNames } from "~/domain/languages";
import type { ListLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";

/** Says that nothing here is in the language of the lists, above what is in others. */
export function MissingLanguage({ language }: { language?: ListLanguage }) {
  const { t } = useTranslation("town");
  const spoken = asLanguage(language ?? null);
  if (!spoken) return null;
  return (
    <p className="phrases text-ink-soft">{t("language.noneHere", { language: languageNames[spoken] })}</p>
  );
}
