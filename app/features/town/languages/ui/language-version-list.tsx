import { href, Link } from "react-router";

import { langOf } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { languageNames } from "~/domain/languages";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";

import type { OwnLanguageVersion } from "../list-language-versions.server";

/** The published versions of a prompt for its author, each with a link to its page; several can be unlinked. */
export function LanguageVersionList({ versions }: { versions: readonly OwnLanguageVersion[] }) {
  const { t } = useTranslation("languages");
  return (
    <ul aria-label={t("versions")} className="flex flex-col divide-y divide-line">
      {versions.map(({ id, shareId, language, title, originalInput, isPublic }) => {
        const lang = langOf(language);
        const name = lang ? languageNames[lang] : t("other");
        return (
          <li key={id} className="flex flex-col gap-1 py-2">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone="lamp">{name}</Badge>
              {!isPublic && <Badge>{t("hidden")}</Badge>}
              <Link
                to={href("/prompts/:shareId", { shareId })}
                lang={lang}
                dir="auto"
                className="min-w-0 flex-1 break-words text-link"
              >
                {title ?? originalInput}
              </Link>
            </span>
            {versions.length > 1 && <UnlinkForm id={id} name={name} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Unlinks a version; folded, since the link cannot be restored. */
function UnlinkForm({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation("languages");
  return (
    <details>
      <summary className="flex min-h-11 items-center text-sm text-ink-soft">
        {t("unlinking.open")} <span className="sr-only">{name}</span>
      </summary>
      <form
        method="post"
        action={href("/my-town-prompts/:promptId/languages", { promptId: id })}
        className="flex flex-wrap items-center gap-3"
      >
        <input type="hidden" name="task" value="unlink" />
        <input type="hidden" name="version" value={id} />
        <p className="phrases flex-1 text-sm">{t("unlinking.lead")}</p>
        <Button type="submit" variant="secondary" size="sm">
          {t("unlinking.submit")}
        </Button>
      </form>
    </details>
  );
}
