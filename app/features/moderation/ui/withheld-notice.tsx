import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

import type { Withholding } from "../moderation-case";

/** The member's prompts that an admin made private, each with its reason and a link to it; nothing without one. */
export function WithheldNotice({ withheld }: { withheld: readonly Withholding[] }) {
  const { t } = useTranslation("moderation");
  if (withheld.length === 0) return null;
  return (
    <Notice title={t("decision.notice")}>
      <ul>
        {withheld.map(({ promptId, title, decision, mayAnswer }) => (
          <li key={promptId} className="flex flex-wrap items-center gap-x-3">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {decision ? t("decision.noticeOf", { title, reason: t(`reasons.${decision.reason}`) }) : title}
            </span>
            <Link
              to={href("/dashboard/prompts/:promptId/decision", { promptId })}
              className="text-link inline-flex min-h-11 items-center"
            >
              {mayAnswer ? t("decision.openAnswer") : t("decision.open")}
              <span className="sr-only">: {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
