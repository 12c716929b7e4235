import { promptLanguages, type PromptLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { languageNames } from "~/domain/languages";
import { SelectField } from "~/ui/text-fields";

interface LanguageFieldProps {
  /** The stored or detected language, or the value that was submitted. */
  start: string;
  error?: string;
}

/** The language of a publication, which its author may correct. */
export function LanguageField({ start, error }: LanguageFieldProps) {
  const { t } = useTranslation("languages");
  const nameOf = (language: PromptLanguage) => (language === "other" ? t("other") : languageNames[language]);
  return (
    <SelectField
      label={t("field")}
      hint={t("hint")}
      error={error}
      name="language"
      defaultValue={start}
      options={promptLanguages.map((language) => [language, nameOf(language)])}
    />
  );
}
