import { href, Link } from "react-router";

import { shownName } from "~/domain/editors";
import { useTranslation } from "~/i18n";

import type { RemixCredit } from "../responses";

/** The credit of a remix on its card: its source, and who made that. */
export function BasedOn({ credit: { shareId, title, author } }: { credit: RemixCredit }) {
  const { t } = useTranslation();
  return (
    <p dir="auto" className="text-sm text-ink-soft">
      {t("creator.basedOn")}{" "}
      <Link to={href("/prompts/:shareId", { shareId })} discover="none" className="underline">
        {title}
      </Link>
      {author && ` ${t("creator.basedBy")} ${shownName(author, t("creator.editors")) ?? t("product")}`}
    </p>
  );
}
