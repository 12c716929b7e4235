import { langOf, type PromptLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { languageNames } from "~/domain/languages";

/** The language of a publication in its own name, where it is another than the page's. */
export function CardLanguage({ language }: { language: PromptLanguage }) {
  const { t, language: own } = useTranslation("town");
  const lang = langOf(language);
  if (!lang || lang === own) return null;
  return (
    <>
      <dt className="sr-only">{t("language.label")}</dt>
      <dd lang={lang}>{languageNames[lang]}</dd>
    </>
  );
}
