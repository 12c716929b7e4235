import type { ListLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { languageNames, languages } from "~/domain/languages";
import { ChipLink } from "~/ui/chip-link";

interface LanguageSwitchProps {
  chosen: ListLanguage;
  addressOf: (language: ListLanguage) => string;
}

/** The languages of the list as links, each in its own name, and all of them; the server remembers the choice. */
export function LanguageSwitch({ chosen, addressOf }: LanguageSwitchProps) {
  const { t } = useTranslation("town");
  return (
    <nav aria-label={t("language.list")}>
      <ul className="flex flex-wrap gap-1.5">
        {[...languages, "all" as const].map((language) => (
          <li key={language}>
            <ChipLink
              to={addressOf(language)}
              lang={language === "all" ? undefined : language}
              aria-current={language === chosen ? "true" : undefined}
            >
              {language === "all" ? t("language.all") : languageNames[language]}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
