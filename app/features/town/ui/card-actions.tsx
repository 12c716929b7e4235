import type { ReactNode } from "react";
import { href, Link } from "react-router";

import { shortName } from "~/features/prompts/prompt";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";

import type { CardPrompt } from "../card-prompt";
import { CardIcon } from "./card-icon";
import { EditPublication } from "./edit-publication";
import { RemovePublication } from "./remove-publication";
import type { WholeText } from "./use-whole-text";

interface CardActionsProps {
  prompt: CardPrompt;
  whole: WholeText;
  children?: ReactNode;
}

/** What one can do with a published prompt: everybody copies and opens it, its owner edits and removes it, an admin removes it. */
export function CardActions({ prompt, whole, children }: CardActionsProps) {
  const { t } = useTranslation("town");
  const { shareId, manage } = prompt;
  return (
    <div
      role="group"
      aria-label={t("card.actions")}
      className={joinClasses("card-actions", Boolean(children) && "card-actions-own")}
    >
      {children}
      <CopyButton
        inLibrary
        text={whole.text ?? whole.read}
        unreadable={t("card.wholeFailed")}
        icon={<CardIcon name="copy" />}
        variant="ghost"
        size="sm"
      />
      <Button asChild variant="ghost" size="sm">
        <Link to={href("/prompts/:shareId", { shareId })} discover="none">
          <CardIcon name="open" />
          {t("card.open")}
        </Link>
      </Button>
      {manage && (
        <div className="card-manage">
          {manage.isOwn && <EditPublication id={manage.id} prompt={prompt} />}
          <RemovePublication {...manage} name={shortName(prompt)} />
        </div>
      )}
    </div>
  );
}
