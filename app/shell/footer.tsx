import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";

import { LanguagePicker } from "./language-picker";

/** The year the product opened. */
const year = 2025;

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 px-4 py-8 text-sm text-ink-soft sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <nav aria-label={t("menu.legal")} className="flex flex-wrap gap-x-6">
            <Link to={href("/why")} className="text-link inline-flex min-h-11 items-center">
              {t("menu.why")}
            </Link>
            <Link to={href("/terms")} className="text-link inline-flex min-h-11 items-center">
              {t("menu.terms")}
            </Link>
            <Link to={href("/privacy")} className="text-link inline-flex min-h-11 items-center">
              {t("menu.privacy")}
            </Link>
            <Link to={href("/docs/api")} className="text-link inline-flex min-h-11 items-center">
              {t("menu.api")}
            </Link>
          </nav>
          <LanguagePicker />
        </div>
        <p className="phrases">
          {t("copyright", { year })}
          <span className="mx-2 max-sm:hidden" aria-hidden>
            ·
          </span>
          <span className="max-sm:block">{t("tagline")}</span>
        </p>
      </div>
    </footer>
  );
}
