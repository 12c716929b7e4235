import { useTranslation } from "react-i18next";

import { CreatorBadges } from "~/features/sharing/ui/creator-badges";

import type { CardPrompt } from "../card-prompt";
import { CardActions } from "./card-actions";
import { CardContent } from "./card-content";
import { CardDate } from "./card-date";
import { PlaceBadges } from "./place-badges";
import { useWholeText } from "./use-whole-text";

/** A prompt of the town: its purpose, its text, who made it and when (specification, section 2). */
export function TownCard({ prompt }: { prompt: CardPrompt }) {
  const { t } = useTranslation(["town", "sharing"]);
  const whole = useWholeText(prompt);
  const { creator } = prompt;
  return (
    <article className="list-card" aria-label={prompt.originalInput.slice(0, 80)}>
      <h3 dir="auto" className="card-title">
        {prompt.originalInput}
      </h3>
      <PlaceBadges prompt={prompt} />
      <CardContent prompt={prompt} whole={whole} />
      <dl className="card-facts">
        <dt className="sr-only">{t("card.creator")}</dt>
        <dd className="card-badges">
          <span dir="auto" className="min-w-0">
            {creator.displayName ?? t("sharing:page.fallbackCreator")}
          </span>
          <CreatorBadges creator={creator} />
        </dd>
        <CardDate day={prompt.createdOn} />
      </dl>
      <CardActions prompt={prompt} whole={whole} />
    </article>
  );
}
