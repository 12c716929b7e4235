import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";

/** The roles of a creator: official, admin (specification, section 6). */
export function CreatorBadges({ creator }: { creator: { isOfficial: boolean; isAdmin: boolean } }) {
  const { t } = useTranslation("sharing");
  return (
    <>
      {creator.isOfficial && <Badge tone="accent">{t("page.official")}</Badge>}
      {creator.isAdmin && <Badge>{t("page.admin")}</Badge>}
    </>
  );
}
