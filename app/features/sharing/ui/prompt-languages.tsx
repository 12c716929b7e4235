import { href, Link } from "react-router";

import { langOf, type PromptLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { languageNames } from "~/domain/languages";
import { Button } from "~/ui/button";
import { ChipLink } from "~/ui/chip-link";

import type { SharedPrompt } from "../responses";

interface PromptLanguagesProps {
  prompt: SharedPrompt;
  isOwner: boolean;
}

/** Links between the versions of a prompt in several languages; its author opens the form for another one. */
export function PromptLanguages({ prompt: { shareId, versions, language }, isOwner }: PromptLanguagesProps) {
  const { t } = useTranslation("sharing");
  const known = Object.entries(versions).flatMap(([spoken, id]) => {
    const lang = langOf(spoken as PromptLanguage);
    return lang ? [{ lang, id }] : [];
  });
  if (known.length < 2 && !(isOwner && language)) return null;
  return (
    <nav aria-label={t("page.languages")} className="flex flex-wrap items-center gap-1.5">
      {known.length > 1 &&
        known.map(({ lang, id }) => (
          <ChipLink
            key={lang}
            to={href("/prompts/:shareId", { shareId: id })}
            preventScrollReset={false}
            lang={lang}
            hrefLang={lang}
            aria-current={id === shareId ? "page" : undefined}
          >
            {languageNames[lang]}
          </ChipLink>
        ))}
      {isOwner && language && (
        <Button asChild variant="ghost" size="sm" className="first:-ml-3">
          <Link to={href("/my-town-prompts/:promptId/languages", { promptId: shareId })}>
            {t("page.publishInAnother")}
          </Link>
        </Button>
      )}
    </nav>
  );
}
