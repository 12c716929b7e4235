import { Unlink } from "lucide-react";
import { href, Link } from "react-router";

import { langOf } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { languageNames } from "~/languages";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";

import type { OwnVersion } from "../list-versions.server";

/** The published versions of a prompt for its author, each with a link to its page; several can be unlinked. */
export function VersionList({ versions }: { versions: readonly OwnVersion[] }) {
  const { t } = useTranslation("townLanguages");
  return (
    <ul aria-label={t("versions")} className="flex flex-col divide-y divide-line">
      {versions.map(({ id, shareId, language, title, originalInput, isPublic }) => {
        const lang = langOf(language);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="flex gap-1.5">
              <Badge tone="lamp">{lang ? languageNames[lang] : t("other")}</Badge>
              {!isPublic && <Badge>{t("hidden")}</Badge>}
            </span>
            <Link
              to={href("/prompts/:shareId", { shareId })}
              lang={lang}
              dir="auto"
              className="min-w-0 flex-1 break-words text-link"
            >
              {title ?? originalInput}
            </Link>
            {versions.length > 1 && (
              <Button asChild variant="ghost" size="sm">
                <Link to={href("/my-town-prompts/:promptId/unlink", { promptId: id })}>
                  <Unlink aria-hidden />
                  {t("unlink")}
                  <span className="sr-only">{lang && languageNames[lang]}</span>
                </Link>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
