import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { PublicToggle } from "~/features/library/ui/public-toggle";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";

import type { TownPrompt } from "../town-prompt";
import { CardActions } from "./card-actions";
import { CardContent } from "./card-content";
import { CardDate } from "./card-date";
import { PlaceBadges } from "./place-badges";
import { usePlaceNames } from "./use-place-names";

/** One of one's own posts: its category as heading, and everything its owner can do (specification, section 2). */
export function PostedCard({ prompt }: { prompt: TownPrompt }) {
  const { t } = useTranslation("library");
  const { nameOf } = usePlaceNames();
  return (
    <Card asChild className="flex h-full flex-col gap-3">
      <article aria-label={prompt.originalInput.slice(0, 80)}>
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-base">{nameOf(prompt.category)}</h3>
          {prompt.isPublic ? (
            <Badge tone="success" icon={<Globe aria-hidden />}>
              {t("card.published")}
            </Badge>
          ) : (
            <Badge>{t("card.private")}</Badge>
          )}
        </div>
        <p dir="auto" className="prompt-text line-clamp-2 font-semibold">
          {prompt.originalInput}
        </p>
        <PlaceBadges prompt={prompt} />
        <CardContent content={prompt.content} />
        <dl className="mt-auto text-sm text-ink-soft">
          <CardDate date={prompt.createdAt} />
        </dl>
        <CardActions prompt={prompt} mayEdit mayRemove>
          <PublicToggle
            prompt={prompt}
            action={href("/my-town-prompts/:promptId/toggle-public", { promptId: prompt.id })}
          />
        </CardActions>
      </article>
    </Card>
  );
}
