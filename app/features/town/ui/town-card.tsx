import { CreatorBadges } from "~/features/sharing/ui/creator-badges";
import { useTranslation } from "~/i18n";

import type { CardPrompt } from "../card-prompt";
import { CardFrame } from "./card-frame";

/** A publication's card: purpose, text, creator, date (specification, section 2). */
export function TownCard({ prompt }: { prompt: CardPrompt }) {
  const { t } = useTranslation(["town", "sharing"]);
  const { creator } = prompt;
  return (
    <CardFrame
      prompt={prompt}
      facts={
        <>
          <dt className="sr-only">{t("card.creator")}</dt>
          <dd className="card-badges">
            <span dir="auto" className="min-w-0">
              {creator.displayName ?? t("sharing:page.fallbackCreator")}
            </span>
            <CreatorBadges creator={creator} />
          </dd>
        </>
      }
    >
      {prompt.picture && (
        <img
          {...prompt.picture}
          alt={prompt.picture.alt}
          loading="lazy"
          decoding="async"
          className="card-picture"
        />
      )}
      <h3 dir="auto" className="card-title">
        {prompt.originalInput}
      </h3>
    </CardFrame>
  );
}
