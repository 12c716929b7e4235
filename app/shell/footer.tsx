import { href, Link } from "react-router";

import { useRootData } from "~/client/root-data";
import { useTranslation } from "~/i18n";

import { LanguagePicker } from "./preferences";

const languagesId = "languages";

const links = [
  { to: href("/why"), word: "why" },
  { to: href("/terms"), word: "terms" },
  { to: href("/privacy"), word: "privacy" },
  { to: href("/docs/mcp"), word: "mcp" },
  { to: href("/docs/api"), word: "api" },
] as const;

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 px-4 py-8 text-sm text-ink-soft sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <nav aria-label={t("menu.legal")}>
            <ul className="flex flex-wrap gap-x-6">
              {links.map(({ to, word }) => (
                <li key={to}>
                  <Link to={to} className="text-link inline-flex min-h-11 items-center">
                    {t(`menu.${word}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div id={languagesId} data-language-links className="edge-choices">
            <LanguagePicker within={languagesId} />
          </div>
        </div>
        <p className="phrases">
          {t("copyright", { year: useRootData()?.year ?? "" })}{" "}
          <span className="mx-1 max-sm:hidden" aria-hidden>
            ·
          </span>{" "}
          <span className="max-sm:block">{t("tagline")}</span>
        </p>
      </div>
    </footer>
  );
}
