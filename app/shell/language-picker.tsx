import { Link, useLocation } from "react-router";

import { useTranslation } from "~/i18n";
import { languageNames, languageParameter, languages } from "~/languages";
import { joinClasses } from "~/ui/join-classes";

import { Flag } from "./flag";

/** Links to this page in each language. They keep what is typed: with scripts, only the words change. */
export function LanguagePicker() {
  const { t, language: shown } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t("languagePicker")} data-language-links>
      <ul
        className={joinClasses(
          "flex flex-wrap gap-1",
          // A name stands flush with the page's edge; where it is the marked one, its ground does.
          shown !== languages[0] && "max-sm:-ml-3",
          shown !== languages.at(-1) && "sm:-mr-3",
        )}
      >
        {languages.map((language) => {
          const query = new URLSearchParams(search);
          query.set(languageParameter, language);
          const current = shown === language;
          return (
            <li key={language}>
              <Link
                to={`${pathname}?${query}`}
                replace
                preventScrollReset
                lang={language}
                translate="no"
                hrefLang={language}
                aria-current={current ? "true" : undefined}
                className={joinClasses(
                  "flex min-h-11 items-center gap-2 rounded-control px-3 text-sm no-underline",
                  current ? "bg-ink/7 font-semibold text-ink" : "text-ink-soft hover:bg-ink/7 hover:text-ink",
                )}
              >
                <Flag language={language} />
                {languageNames[language]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
