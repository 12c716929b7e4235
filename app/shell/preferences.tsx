import type { ComponentProps, ReactNode } from "react";
import { Link, useLocation } from "react-router";

import { useRootData } from "~/client/root-data";
import { useTranslation } from "~/i18n";
import { languageNames, languageParameter, languages } from "~/domain/languages";
import { themeParameter, themes } from "~/domain/themes";
import { useHydrated } from "~/ui/use-hydrated";
import { joinClasses } from "~/ui/join-classes";

interface PickerProps {
  /** The id of the place around it, to which a browser without scripts returns; with scripts the page stays where it is. */
  within: string;
}

/** Links to this page in each language. With scripts only the texts change, and forms keep their values. */
export function LanguagePicker({ within }: PickerProps) {
  const { t, language: shown } = useTranslation();
  return (
    <Choices label={t("languagePicker")}>
      {languages.map((language) => (
        <Choice
          key={language}
          parameter={languageParameter}
          value={language}
          isCurrent={language === shown}
          within={within}
          lang={language}
          translate="no"
        >
          {/* Drawn by the style sheet, because Windows has no flag emoji. */}
          <span aria-hidden className="flag" />
          {languageNames[language]}
        </Choice>
      ))}
    </Choices>
  );
}

/** Links to this page in each theme. With scripts only the colors change, and forms keep their values. */
export function ThemePicker({ within }: PickerProps) {
  const { t } = useTranslation();
  const shown = useRootData()?.theme ?? "auto";
  return (
    <Choices label={t("theme.title")}>
      {themes.map((theme) => (
        <Choice
          key={theme}
          parameter={themeParameter}
          value={theme}
          isCurrent={theme === shown}
          within={within}
        >
          {t(`theme.${theme}`)}
        </Choice>
      ))}
    </Choices>
  );
}

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="choices flex flex-wrap gap-1">
    {children}
  </ul>
);

interface ChoiceProps extends Omit<ComponentProps<typeof Link>, "to">, PickerProps {
  parameter: string;
  value: string;
  isCurrent: boolean;
}

/** A link to this page with a parameter in its address. */
function Choice({ parameter, value, isCurrent, within, ...link }: ChoiceProps) {
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  query.set(parameter, value);
  return (
    <li>
      <Link
        {...link}
        to={{ search: query.toString(), hash: useHydrated() ? hash : `#${within}` }}
        replace
        preventScrollReset
        aria-current={isCurrent || undefined}
        className={joinClasses(
          "flex min-h-11 items-center gap-2 rounded-control px-3 text-sm no-underline",
          isCurrent ? "bg-ink/7 font-semibold text-ink" : "text-ink-soft hover:bg-ink/7 hover:text-ink",
        )}
      />
    </li>
  );
}
