import { promptLanguages, type PromptLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { Field } from "~/ui/field";
import { Select } from "~/ui/input";
import { languageNames } from "~/domain/languages";

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
    <Field label={t("field")} hint={t("hint")} error={error}>
      {(control) => (
        <Select {...control} name="language" defaultValue={start}>
          {promptLanguages.map((language) => (
            <option key={language} value={language}>
              {nameOf(language)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
