import type { ReactNode } from "react";
import { href } from "react-router";

import { countUse } from "~/client/count-use";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { ShelfButton } from "~/features/sharing/shelf/ui/shelf-button";
import { readWholeText } from "~/features/sharing/ui/read-whole-text";
import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";
import { joinClasses } from "~/ui/join-classes";

import { cardName, type CardPrompt } from "../card-prompt";
import { ManageCard } from "./manage-card";

interface CardActionsProps {
  prompt: CardPrompt;
  children?: ReactNode;
}

/**
 * The actions of a publication: everybody uses and copies it, its owner edits and removes it, an admin removes it.
 * "Use" is what the card's link does, and so no link of its own; copying leads there without scripts.
 */
export function CardActions({ prompt, children }: CardActionsProps) {
  const { t } = useTranslation("town");
  const { shareId, manage, isWhole, excerpt } = prompt;
  return (
    <div
      role="group"
      aria-label={t("card.actions", { prompt: cardName(prompt) })}
      className={joinClasses("card-actions", Boolean(children) && "card-actions-own")}
    >
      {children ?? (
        <span aria-hidden className="button button-ghost button-sm card-use">
          {t("card.use")}
        </span>
      )}
      {manage?.isOwn || (
        <ShelfButton
          shareId={shareId}
          isSaved={prompt.isSaved ?? false}
          name={cardName(prompt)}
          icon={<Icon name={prompt.isSaved ? "bookmark-check" : "bookmark"} />}
          variant="ghost"
          size="sm"
        />
      )}
      <form action={href("/prompts/:shareId", { shareId })}>
        <CopyButton
          inLibrary
          blanks
          type="submit"
          text={isWhole ? excerpt : () => readWholeText(shareId)}
          unreadable={t("card.wholeFailed")}
          onCopied={() => countUse(shareId)}
          icon={<Icon name="copy" />}
          variant="ghost"
          size="sm"
        />
      </form>
      {manage && <ManageCard {...manage} prompt={prompt} />}
    </div>
  );
}
