import { Link } from "react-router";

import type { ListLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { asLanguage, languageNames, languages } from "~/domain/languages";
import { Menu } from "~/ui/menu";

interface LanguageSwitchProps {
  chosen: ListLanguage;
  addressOf: (language: ListLanguage) => string;
}

/** The language of the list, and a menu of the others, each in its own name. */
export function LanguageSwitch({ chosen, addressOf }: LanguageSwitchProps) {
  const { t } = useTranslation("town");
  const nameOf = (language: ListLanguage) => {
    const known = asLanguage(language);
    return known ? languageNames[known] : t(language === "all" ? "language.all" : "language.other");
  };
  return (
    <Menu
      label={
        <>
          <span className="sr-only">{`${t("language.list")}: `}</span>
          <span lang={asLanguage(chosen)}>{nameOf(chosen)}</span>
        </>
      }
      className="ml-auto shrink-0"
    >
      <nav aria-label={t("language.list")}>
        <ul>
          {[...languages, "all" as const].map((language) => (
            <li key={language}>
              <Link
                to={addressOf(language)}
                preventScrollReset
                discover="none"
                lang={asLanguage(language)}
                aria-current={language === chosen ? "true" : undefined}
                className="place-link aria-current:font-semibold aria-current:text-accent-text"
              >
                {nameOf(language)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Menu>
  );
}
