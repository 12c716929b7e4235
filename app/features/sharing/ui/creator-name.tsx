import { href, Link } from "react-router";

import { shownName } from "~/domain/editors";
import { useTranslation } from "~/i18n";

interface CreatorNameProps {
  memberId: string | null;
  name: string | null;
}

/**
 * The name of a creator, which leads to their page. Without an id, a hidden profile, it is plain text, by default the town's name
 * (specification, section 9). The editors' follows the reader's language.
 */
export function CreatorName({ memberId, name }: CreatorNameProps) {
  const { t } = useTranslation();
  if (!memberId)
    return (
      <span dir="auto" className="min-w-0">
        {name ?? t("product")}
      </span>
    );
  return (
    <Link
      to={href("/people/:memberId", { memberId })}
      dir="auto"
      discover="none"
      className="min-w-0 underline"
    >
      {shownName({ id: memberId, displayName: name }, t("creator.editors")) ?? t("creator.nameless")}
    </Link>
  );
}
