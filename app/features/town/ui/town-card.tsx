import { CreatorBadges } from "~/features/profiles/ui/creator-badges";
import { CreatorName } from "~/features/sharing/ui/creator-name";
import { useTranslation } from "~/i18n";

import type { CardPrompt } from "../card-prompt";
import { BasedOn } from "./based-on";
import { CardLanguage } from "./card-language";
import { CardFrame } from "./card-frame";

/** A publication's card in the town, with its creator (specification, section 2). */
export function TownCard({ prompt }: { prompt: CardPrompt }) {
  const { t } = useTranslation("town");
  const { creator } = prompt;
  return (
    <CardFrame
      prompt={prompt}
      note={prompt.basedOn && <BasedOn credit={prompt.basedOn} />}
      facts={
        <>
          <dt className="sr-only">{t("card.creator")}</dt>
          <dd className="card-creator">
            <CreatorName memberId={prompt.memberId} name={creator.displayName} />
            <CreatorBadges creator={creator} />
          </dd>
          <CardLanguage language={prompt.language} />
        </>
      }
    />
  );
}
