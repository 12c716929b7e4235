import type { ReactNode } from "react";

import { shortName } from "~/features/prompts/prompt";
import { TranslationNote } from "~/client/site-translation";
import { useMoment } from "~/client/use-moment";
import { CountsFact } from "~/features/ranking/ui/counts";
import { TagBadge } from "~/features/prompts/ui/tag-badge";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";

import type { CardPrompt } from "../card-prompt";
import { categoryOf } from "~/domain/categories";
import { CardActions } from "./card-actions";
import { CardContent } from "./card-content";
import { usePlaceNames } from "./use-place";
import { useWholeText } from "./use-whole-text";

interface CardFrameProps {
  prompt: CardPrompt;
  /** The card's heading. */
  children: ReactNode;
  /** Details before the date. */
  facts?: ReactNode;
  /** Actions before those of every card. */
  actions?: ReactNode;
}

/** The frame of every publication's card: placement, text, date and actions. */
export function CardFrame({ prompt, children, facts, actions }: CardFrameProps) {
  const whole = useWholeText(prompt);
  return (
    <article className="list-card" aria-label={shortName(prompt)}>
      {children}
      <PlaceBadges prompt={prompt} />
      <CardContent prompt={prompt} whole={whole} />
      <TranslationNote of={prompt.shareId} />
      <dl className="card-facts">
        {facts}
        <CountsFact prompt={prompt} />
        <CardDate moment={prompt.createdAt} />
      </dl>
      <CardActions prompt={prompt} whole={whole}>
        {actions}
      </CardActions>
    </article>
  );
}

/** The creation date of a prompt, from milliseconds: long month, numeric year and day (specification, section 2). */
function CardDate({ moment }: { moment: number }) {
  const { t } = useTranslation("town");
  const day = useMoment("day");
  const date = new Date(moment);
  return (
    <>
      <dt className="sr-only">{t("card.created")}</dt>
      <dd>
        <time dateTime={date.toISOString()}>{day(date)}</time>
      </dd>
    </>
  );
}

/** The badges of a publication: its translated category and subcategory, then its tags. */
function PlaceBadges({ prompt }: { prompt: CardPrompt }) {
  const { nameOf, subcategoryName } = usePlaceNames();
  return (
    <p className="card-badges">
      <Badge tone="lamp">{nameOf(categoryOf(prompt.subcategory))}</Badge>
      <Badge tone="lamp">{subcategoryName(prompt.subcategory)}</Badge>
      {prompt.tags.map((tag) => (
        <TagBadge key={tag} tag={tag} />
      ))}
    </p>
  );
}
