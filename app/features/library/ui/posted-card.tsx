import { Icon } from "~/ui/icon";
import { href } from "react-router";

import { categoryOf } from "~/domain/categories";
import { PublicToggle } from "~/features/prompts/ui/public-toggle";
import { ExamplesLink } from "~/features/sharing/examples/ui/examples-link";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";

import type { CardPrompt } from "../../town/card-prompt";
import { CardFrame } from "~/features/town/ui/card-frame";
import { VersionsLink } from "~/features/town/ui/versions-link";
import { useCategoryNames } from "~/features/town/ui/use-category";

/** A card of the member's own publications, with the category as heading and the owner's actions (specification, section 2). */
export function PostedCard({ prompt }: { prompt: CardPrompt }) {
  const { t } = useTranslation("library");
  const { nameOf } = useCategoryNames();
  const { manage } = prompt;
  return (
    <CardFrame
      prompt={prompt}
      actions={
        manage && (
          <>
            <PublicToggle
              prompt={prompt}
              isInTown
              icon={<Icon name={prompt.isPublic ? "globe-lock" : "globe"} />}
              action={href("/my-town-prompts/:promptId/toggle-public", { promptId: manage.id })}
            />
            <VersionsLink id={manage.id} />
            <ExamplesLink promptId={manage.id} />
          </>
        )
      }
      head={
        <div className="card-head">
          <h3>{nameOf(categoryOf(prompt.subcategory))}</h3>
          {prompt.isPublic ? (
            <Badge tone="success" icon={<Icon name="globe" />}>
              {t("card.published")}
            </Badge>
          ) : (
            <Badge>{t("card.private")}</Badge>
          )}
        </div>
      }
    />
  );
}
