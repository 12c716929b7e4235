import type { ReactNode } from "react";

import { TranslationNote } from "~/client/site-translation";
import { useMoment } from "~/client/use-moment";
import { CountsFact } from "~/features/sharing/ui/counts";
import { categoryOf, type Subcategory } from "~/domain/categories";
import type { Language } from "~/domain/languages";
import { langOf } from "~/domain/prompt-languages";
import { useTagName } from "~/features/prompts/ui/tag-badge";
import { useTranslation } from "~/i18n";

import { cardName, type CardPrompt, type CardResult } from "../card-prompt";
import { CardActions } from "./card-actions";
import { CardText } from "./card-text";
import { useCategoryNames } from "./use-category";

interface CardFrameProps {
  prompt: CardPrompt;
  /** A heading with the category above the title; by default the title is the heading. */
  head?: ReactNode;
  /** A line of its own above the details. */
  note?: ReactNode;
  /** Details before the date. */
  facts?: ReactNode;
  /** Actions before those of every card. */
  actions?: ReactNode;
}

/** The card of a publication: texts, placement, facts and actions; all of it leads to the prompt's page by the link of its title. */
export function CardFrame({ prompt, head, note, facts, actions }: CardFrameProps) {
  return (
    <article
      className="town-card"
      data-category={categoryOf(prompt.subcategory)}
      aria-label={cardName(prompt)}
    >
      {prompt.result && <Result result={prompt.result} lang={langOf(prompt.language)} />}
      {head}
      <Place
        subcategory={prompt.subcategory}
        isSample={prompt.result?.isSample === true}
        isProven={prompt.isProven === true}
        isUnderCategory={head !== undefined}
      />
      <CardText prompt={prompt} asHeading={!head} />
      <TranslationNote of={prompt.shareId} />
      {note}
      <dl className="card-facts">
        <CardDate moment={prompt.createdAt} />
        {facts}
        <CountsFact prompt={prompt} />
        <Tags tags={prompt.tags} />
      </dl>
      <CardActions prompt={prompt}>{actions}</CardActions>
    </article>
  );
}

/** The creation date of a prompt: long month, numeric year and day (specification, section 2). */
function CardDate({ moment }: { moment: string }) {
  const { t } = useTranslation("town");
  const day = useMoment("day");
  return (
    <>
      <dt className="sr-only">{t("card.created")}</dt>
      <dd>
        <time dateTime={moment}>{day(new Date(moment))}</time>
      </dd>
    </>
  );
}

/** What the prompt made: a picture, or the first lines of a text. */
function Result({ result, lang }: { result: CardResult; lang: Language | undefined }) {
  if (!("picture" in result))
    return (
      <blockquote lang={lang} className="card-result card-made">
        <p dir="auto">{result.text}</p>
      </blockquote>
    );
  const { picture } = result;
  return (
    <div className="card-result">
      <img {...picture} alt={picture.alt} loading="lazy" decoding="async" className="card-picture" />
    </div>
  );
}

interface PlaceProps {
  subcategory: Subcategory;
  isSample: boolean;
  isProven: boolean;
  /** The category stands above. */
  isUnderCategory: boolean;
}

/** The translated category and subcategory of a publication, whether what stands above is a sample, and whether it is proven. */
function Place({ subcategory, isSample, isProven, isUnderCategory }: PlaceProps) {
  const { t } = useTranslation(["town", "shelf"]);
  const { nameOf, subcategoryName } = useCategoryNames();
  return (
    <p className="card-place">
      <span>
        {!isUnderCategory && (
          <>
            <span>{nameOf(categoryOf(subcategory))}</span> ·{" "}
          </>
        )}
        <span>{subcategoryName(subcategory)}</span>
      </span>{" "}
      {isSample && <span>{t("card.sample")}</span>} {isProven && <span>{t("shelf:proven")}</span>}
    </p>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation("town");
  const tagName = useTagName();
  if (tags.length === 0) return null;
  return (
    <div className="card-tags">
      <dt className="sr-only">{t("card.tags")}</dt>
      {tags.map((tag) => (
        <dd key={tag} dir="auto">
          {tagName(tag)}
        </dd>
      ))}
    </div>
  );
}
