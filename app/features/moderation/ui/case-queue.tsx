import { href, Link } from "react-router";

import { useMoment } from "~/client/use-moment";
import { reportReasons } from "~/domain/moderation";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";

import type { QueuedCase, Queue } from "../moderation-case";
import { DecisionList } from "./decision-list";

/** The admins' queue of reported prompts, with the last decisions. */
export function CaseQueue({ cases, page, hasNext, decisions }: Queue) {
  const { t } = useTranslation("moderation");
  const addressOf = (number: number) => `${href("/moderation")}?page=${number}`;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      <div>
        <h1 className="text-xl">{t("queue.title")}</h1>
        <p className="phrases mt-1 text-ink-soft">{t("queue.lead")}</p>
      </div>
      {cases.length === 0 ? (
        <EmptyState illustration={<Street />} title={t("queue.empty")}>
          <p>{t("queue.emptyHint")}</p>
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {cases.map((one) => (
            <li key={one.promptId}>
              <CaseCard of={one} />
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || hasNext) && (
        <nav aria-label={t("queue.title")} className="flex justify-between gap-2">
          {page > 1 && (
            <LinkButton to={addressOf(page - 1)} variant="secondary">
              {t("queue.previous")}
            </LinkButton>
          )}
          {hasNext && (
            <LinkButton to={addressOf(page + 1)} variant="secondary" className="ml-auto">
              {t("queue.next")}
            </LinkButton>
          )}
        </nav>
      )}
      <DecisionList title={t("queue.decisions")} decisions={decisions} linked />
    </div>
  );
}

function CaseCard({ of }: { of: QueuedCase }) {
  const { t } = useTranslation("moderation");
  const moment = useMoment("minute");
  return (
    <Card asChild>
      <article className="flex flex-col gap-3">
        <h2 dir="auto" className="phrases text-base">
          {of.title}
        </h2>
        <p className="flex flex-wrap gap-1.5">
          {of.isAnswered && <Badge tone="lamp">{t("queue.answered")}</Badge>}
          <Badge>{t("queue.reports", { count: of.reports })}</Badge>
          {reportReasons
            .filter((reason) => (of.reasons[reason] ?? 0) > 0)
            .map((reason) => (
              <Badge key={reason}>
                {t(`reasons.${reason}`)} {of.reasons[reason]}
              </Badge>
            ))}
        </p>
        <p dir="auto" className="prompt-text line-clamp-5 text-ink-soft">
          {of.excerpt}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-ink-soft">
            <time dateTime={of.since.toISOString()}>{t("queue.since", { time: moment(of.since) })}</time>
          </p>
          <Button asChild size="sm">
            <Link
              to={href("/moderation/:promptId", { promptId: of.promptId })}
              aria-label={`${t("queue.open")}: ${of.title}`}
            >
              {t("queue.open")}
            </Link>
          </Button>
        </div>
      </article>
    </Card>
  );
}
