import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { PublicToggle } from "~/features/library/ui/public-toggle";
import { Badge } from "~/ui/badge";

import type { CardPrompt } from "../card-prompt";
import { categoryOf } from "../categories";
import { CardActions } from "./card-actions";
import { CardContent } from "./card-content";
import { CardDate } from "./card-date";
import { CardIcon } from "./card-icon";
import { PlaceBadges } from "./place-badges";
import { usePlaceNames } from "./use-place-names";
import { useWholeText } from "./use-whole-text";

/** One of one's own posts: its category as heading, and everything its owner can do (specification, section 2). */
export function PostedCard({ prompt }: { prompt: CardPrompt }) {
  const { t } = useTranslation("library");
  const { nameOf } = usePlaceNames();
  const whole = useWholeText(prompt);
  const { manage } = prompt;
  return (
    <article className="list-card" aria-label={prompt.originalInput.slice(0, 80)}>
      <div className="card-head">
        <h3 className="text-base">{nameOf(categoryOf(prompt.subcategory))}</h3>
        {prompt.isPublic ? (
          <Badge tone="success" icon={<CardIcon name="publish" />}>
            {t("card.published")}
          </Badge>
        ) : (
          <Badge>{t("card.private")}</Badge>
        )}
      </div>
      <p dir="auto" className="card-purpose">
        {prompt.originalInput}
      </p>
      <PlaceBadges prompt={prompt} />
      <CardContent prompt={prompt} whole={whole} />
      <dl className="card-facts">
        <CardDate day={prompt.createdOn} />
      </dl>
      <CardActions prompt={prompt} whole={whole}>
        {manage && (
          <PublicToggle
            prompt={prompt}
            icon={<CardIcon name={prompt.isPublic ? "hide" : "publish"} />}
            action={href("/my-town-prompts/:promptId/toggle-public", { promptId: manage.id })}
          />
        )}
      </CardActions>
    </article>
  );
}
