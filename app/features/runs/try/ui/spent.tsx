import { href, Link } from "react-router";

import { useRootData } from "~/client/root-data";
import { useTranslation } from "~/i18n";

/** Says when there are new tries, and to visitors where there are more. */
export function Spent() {
  const { t } = useTranslation("tries");
  const viewer = useRootData()?.viewer;
  return (
    <p className="phrases text-ink-soft">
      {t("spent")}{" "}
      {viewer === null && (
        <Link to={href("/auth/register")} className="text-link">
          {t("more")}
        </Link>
      )}
    </p>
  );
}
