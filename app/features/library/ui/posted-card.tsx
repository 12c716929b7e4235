import { href } from "react-router";

import { Icon } from "~/ui/icon";
import { categoryOf } from "~/domain/categories";
import { PublicToggle } from "~/features/prompts/ui/public-toggle";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import type { CardPrompt } from "~/features/town/card-prompt";
import { CardFrame } from "~/features/town/ui/card-frame";
import { useCategoryNames } from "~/features/town/ui/use-category";
import { LinkButton } from "~/ui/link-button";

const looks = { variant: "ghost", size: "sm", discover: "none" } as const;

/** A card of the member's own publications, with the category as heading and the owner's actions (specification, section 2). */
export function PostedCard({ prompt }: { prompt: CardPrompt }) {
  const { t } = useTranslation(["library", "languages", "authoring"]);
  const { nameOf } = useCategoryNames();
  const params = prompt.manage && { promptId: prompt.manage.id };
  return (
    <CardFrame
      prompt={prompt}
      actions={
        params && (
          <>
            <PublicToggle
              prompt={prompt}
              isInTown
              icon={<Icon name={prompt.isPublic ? "globe-lock" : "globe"} />}
              action={href("/my-town-prompts/:promptId/toggle-public", params)}
            />
            <LinkButton to={href("/my-town-prompts/:promptId/languages", params)} {...looks}>
              <Icon name="languages" />
              {t("languages:open")}
            </LinkButton>
            <LinkButton to={href("/my-town-prompts/:promptId/examples", params)} {...looks}>
              <Icon name="images" />
              {t("authoring:title")}
            </LinkButton>
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
