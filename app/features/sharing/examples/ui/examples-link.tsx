import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

interface ExamplesLinkProps {
  /** One of the member's publications. */
  promptId: string;
}

/** Leads to the author's page of a prompt's examples. */
export function ExamplesLink({ promptId }: ExamplesLinkProps) {
  const { t } = useTranslation("authoring");
  return (
    <Button asChild variant="ghost" size="sm">
      <Link to={href("/my-town-prompts/:promptId/examples", { promptId })} discover="none">
        <Icon name="images" />
        {t("title")}
      </Link>
    </Button>
  );
}
