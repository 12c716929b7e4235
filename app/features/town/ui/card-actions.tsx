import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";

import { CopyButton } from "~/features/prompts/ui/copy-button";
import { Button } from "~/ui/button";

import type { TownPrompt } from "../town-prompt";
import { EditPublication } from "./edit-publication";
import { RemovePublication } from "./remove-publication";

interface CardActionsProps {
  prompt: TownPrompt;
  mayEdit: boolean;
  mayRemove: boolean;
  children?: ReactNode;
}

/** What one can do with a published prompt: everybody copies and opens it, its owner edits and removes it, an admin removes it. */
export function CardActions({ prompt, mayEdit, mayRemove, children }: CardActionsProps) {
  const { t } = useTranslation("town");
  return (
    <div
      role="group"
      aria-label={t("card.actions")}
      className="-mx-2 -mb-2 flex flex-wrap items-center gap-1"
    >
      {children}
      <CopyButton text={prompt.content} variant="ghost" size="sm" />
      <Button asChild variant="ghost" size="sm">
        <Link to={href("/prompts/:shareId", { shareId: prompt.shareId })}>
          <ExternalLink aria-hidden />
          {t("card.open")}
        </Link>
      </Button>
      {mayEdit && <EditPublication prompt={prompt} />}
      {mayRemove && <RemovePublication prompt={prompt} isOwn={mayEdit} />}
    </div>
  );
}
