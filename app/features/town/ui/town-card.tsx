import { CreatorBadges } from "~/features/sharing/ui/creator-badges";
import { CreatorName } from "~/features/sharing/ui/creator-name";
import { useTranslation } from "~/i18n";

import type { CardPrompt } from "../card-prompt";
import { BasedOn } from "./based-on";
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
            <CreatorName memberId={prompt.memberId}>
              {creator.displayName ?? t("sharing:page.fallbackCreator")}
            </CreatorName>
            <CreatorBadges creator={creator} />
          </dd>
          {prompt.basedOn && <BasedOn credit={prompt.basedOn} />}
        </>
      }
    >
      <h3 dir="auto" className="card-title">
        {prompt.originalInput}
      </h3>
    </CardFrame>
  );
}
