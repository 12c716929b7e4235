import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

/** Leads from one of the member's publications to its versions in several languages. */
export function VersionsLink({ id }: { id: string }) {
  const { t } = useTranslation("languages");
  return (
    <Button asChild variant="ghost" size="sm">
      <Link discover="none" to={href("/my-town-prompts/:promptId/languages", { promptId: id })}>
        <Icon name="languages" />
        {t("open")}
      </Link>
    </Button>
  );
}
