import { href, Link } from "react-router";

import { useRootData } from "~/client/root-data";
import { useTranslation } from "~/i18n";

/** Says when there are new tries, and to visitors where there are more. */
export function Spent() {
  const { t } = useTranslation("comparisons");
  const viewer = useRootData()?.viewer;
  return (
    <p className="phrases text-ink-soft">
      {t("tries.spent")}{" "}
      {viewer === null && (
        <Link to={href("/auth/register")} className="text-link">
          {t("tries.more")}
        </Link>
      )}
    </p>
  );
}
