import type { ReactNode } from "react";

import { TranslationNote } from "~/client/site-translation";
import { useMoment } from "~/client/use-moment";
import { CountsFact } from "~/features/sharing/ui/counts";
import { categoryOf } from "~/domain/categories";
import { useTagName } from "~/features/prompts/ui/tag-badge";
import { useTranslation } from "~/i18n";

import { cardName, type CardPrompt } from "../card-prompt";
import { CardActions } from "./card-actions";
import { CardText } from "./card-text";
import { useCategoryNames } from "./use-category";

interface CardFrameProps {
  prompt: CardPrompt;
  /** A heading above the title; by default the title is the heading. */
  head?: ReactNode;
  /** Details before the date. */
  facts?: ReactNode;
  /** Actions before those of every card. */
  actions?: ReactNode;
}

/** The card of a publication: texts, placement, facts and actions; all of it leads to the prompt's page by the link of its title. */
export function CardFrame({ prompt, head, facts, actions }: CardFrameProps) {
  return (
    <article className="town-card" aria-label={cardName(prompt)}>
      {prompt.picture && (
        <img
          {...prompt.picture}
          alt={prompt.picture.alt}
          loading="lazy"
          decoding="async"
          className="card-picture"
        />
      )}
      {head}
      <CardText prompt={prompt} asHeading={!head} />
      <Place prompt={prompt} />
      <TranslationNote of={prompt.shareId} />
      <dl className="card-facts">
        {facts}
        <CountsFact prompt={prompt} />
        <CardDate moment={prompt.createdAt} />
      </dl>
      <CardActions prompt={prompt}>{actions}</CardActions>
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

/** The translated category and subcategory of a publication, then its tags, on one line. */
function Place({ prompt }: { prompt: CardPrompt }) {
  const { nameOf, subcategoryName } = useCategoryNames();
  const tagName = useTagName();
  const names = [nameOf(categoryOf(prompt.subcategory)), subcategoryName(prompt.subcategory)];
  return (
    <p className="card-place">
      {names.map((name) => (
        <strong key={name}>{`${name} `}</strong>
      ))}
      {prompt.tags.map((tag) => (
        <span key={tag} dir="auto">
          {`${tagName(tag)} `}
        </span>
      ))}
    </p>
  );
}
