import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";

import { useTranslation } from "~/i18n";
import { languageNames, languageParameter, languages, type Language } from "~/languages";
import { joinClasses } from "~/ui/join-classes";

/** Links to this page in each language. With scripts only the texts change, and forms keep their values. */
export function LanguagePicker() {
  const { t, language: shown } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t("languagePicker")} data-language-links>
      <ul
        className={joinClasses(
          "flex flex-wrap gap-1",
          // Aligns the text with the page's edge, or the background of the current language.
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

// Drawn, because Windows has no flag emoji.
const drawings: Record<Language, ReactNode> = {
  ja: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <circle cx="12" cy="8" r="4.6" fill="#bc002d" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
    </>
  ),
};

/** The flag of a language, decorative beside its name. */
function Flag({ language }: { language: Language }) {
  return (
    <svg viewBox="0 0 24 16" aria-hidden className="h-4 w-6 shrink-0 rounded-[3px] ring-1 ring-line">
      {drawings[language]}
    </svg>
  );
}
