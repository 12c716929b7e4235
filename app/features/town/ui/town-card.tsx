import { useTranslation } from "react-i18next";

import { CreatorBadges } from "~/features/sharing/ui/creator-badges";
import { Card } from "~/ui/card";
import type { ReactNode } from "react";

import type { TownPrompt } from "../town-prompt";
import { CardContent } from "./card-content";
import { CardDate } from "./card-date";
import { PlaceBadges } from "./place-badges";

interface TownCardProps {
  prompt: TownPrompt;
  /** What one can do with it. */
  actions: ReactNode;
}

/** A prompt of the town: its purpose, its text, who made it and when (specification, section 2). */
export function TownCard({ prompt, actions }: TownCardProps) {
  const { t } = useTranslation(["town", "sharing"]);
  const { creator } = prompt;
  return (
    <Card asChild className="flex h-full flex-col gap-3">
      <article aria-label={prompt.originalInput.slice(0, 80)}>
        <h3 dir="auto" className="prompt-text line-clamp-3 text-base leading-normal">
          {prompt.originalInput}
        </h3>
        <PlaceBadges prompt={prompt} />
        <CardContent content={prompt.content} />
        <dl className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <dt className="sr-only">{t("card.creator")}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-1.5">
            <span dir="auto" className="min-w-0">
              {creator.displayName ?? t("sharing:page.fallbackCreator")}
            </span>
            <CreatorBadges creator={creator} />
          </dd>
          <CardDate date={prompt.createdAt} />
        </dl>
        {actions}
      </article>
    </Card>
  );
}
