import { CreatorBadges } from "~/features/sharing/ui/creator-badges";
import { useTranslation } from "~/i18n";

import type { CardPrompt } from "../card-prompt";
import { CardLanguage } from "./card-language";
import { CardFrame } from "./card-frame";

/** A publication's card in the town, with its creator (specification, section 2). */
export function TownCard({ prompt }: { prompt: CardPrompt }) {
  const { t } = useTranslation(["town", "shell"]);
  const { creator } = prompt;
  return (
    <CardFrame
      prompt={prompt}
      facts={
        <>
          <dt className="sr-only">{t("card.creator")}</dt>
          <dd className="card-creator">
            <span dir="auto">{creator.displayName ?? t("shell:product")}</span>
            <CreatorBadges creator={creator} />
          </dd>
          <CardLanguage language={prompt.language} />
        </>
      }
    />
  );
}
