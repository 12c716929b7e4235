import { href, Link } from "react-router";

import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";

import type { Decision } from "../moderation-case";

interface DecisionListProps {
  title: string;
  decisions: readonly Decision[];
  /** Each leads to its prompt's case. */
  linked?: boolean;
}

/** Decisions of admins with their authors' answers, for admins. */
export function DecisionList({ title, decisions, linked }: DecisionListProps) {
  const { t } = useTranslation("moderation");
  const moment = useMoment("minute");
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base">{title}</h2>
      {decisions.length === 0 && <p className="text-ink-soft">{t("case.none")}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {decisions.map((decision) => (
          <li key={decision.id} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              {linked ? (
                <Link
                  to={href("/moderation/:promptId", { promptId: decision.promptId })}
                  className="text-link inline-flex min-h-11 items-center font-semibold"
                >
                  {t(`decided.${decision.action}`)}
                </Link>
              ) : (
                <span className="font-semibold">{t(`decided.${decision.action}`)}</span>
              )}{" "}
              <span>{t(`reasons.${decision.reason}`)}</span>{" "}
              <time dateTime={decision.decidedAt.toISOString()} className="text-sm text-ink-soft">
                {moment(decision.decidedAt)}
              </time>
            </p>
            {decision.sentence && (
              <p dir="auto" className="prompt-text">
                {decision.sentence}
              </p>
            )}
            {decision.answer !== null && (
              <div className="border-l-2 border-line pl-3">
                <p className="text-sm text-ink-soft">{t("case.answer")}</p>
                <p dir="auto" className="prompt-text">
                  {decision.answer}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
