import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";

/** The roles of a creator: official, admin (specification, section 6). */
export function CreatorBadges({ creator }: { creator: { isOfficial: boolean; isAdmin: boolean } }) {
  const { t } = useTranslation();
  return (
    <>
      {creator.isOfficial && <Badge tone="accent">{t("creator.official")}</Badge>}
      {creator.isAdmin && <Badge>{t("creator.admin")}</Badge>}
    </>
  );
}
