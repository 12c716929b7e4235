import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { useMoment } from "~/client/use-moment";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";

import type { ModerationCase, Report } from "../moderation-case";
import { DecisionForm } from "./decision-form";
import { DecisionList } from "./decision-list";

/** A prompt before an admin: its text, reports and decisions, and the form that decides. */
export function CasePage({ of, refused }: { of: ModerationCase; refused?: RefusedForm }) {
  const { t } = useTranslation("moderation");
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      <Link
        to={href("/moderation")}
        className="text-link inline-flex min-h-11 items-center gap-2 self-start text-sm"
      >
        <Icon name="arrow-left" className="size-4" />
        {t("case.back")}
      </Link>
      <PromptCard of={of} />
      <section className="flex flex-col gap-2">
        <h2 className="text-base">{t("case.reports")}</h2>
        {of.reports.length === 0 && <p className="text-ink-soft">{t("case.noReports")}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {of.reports.map((report) => (
            <li key={report.id} className="py-3">
              <ReportItem report={report} />
            </li>
          ))}
        </ul>
      </section>
      <Card padding="lg">
        <DecisionForm of={of} refused={refused} />
      </Card>
      <DecisionList title={t("case.decisions")} decisions={of.decisions} />
      <DecisionList title={t("case.others")} decisions={of.others} linked />
    </div>
  );
}

function PromptCard({ of: { prompt, isWithheld } }: { of: ModerationCase }) {
  const { t } = useTranslation("moderation");
  const state = <Badge tone="lamp">{isWithheld ? t("case.withheld") : t("case.public")}</Badge>;
  if (!prompt)
    return (
      <Card padding="lg" className="flex flex-col gap-3">
        <h1 className="text-xl">{t("queue.title")}</h1>
        <p>{state}</p>
        <p className="phrases text-ink-soft">{t("case.hiddenText")}</p>
      </Card>
    );
  return (
    <Card padding="lg" className="flex flex-col gap-3">
      <h1 dir="auto" className="phrases text-xl">
        {prompt.title}
      </h1>
      <p>{state}</p>
      {prompt.description && (
        <p dir="auto" className="prompt-text text-ink-soft">
          {prompt.description}
        </p>
      )}
      <h2 className="sr-only">{t("case.text")}</h2>
      <pre
        dir="auto"
        translate="yes"
        className="prompt-text max-h-[60dvh] overflow-auto rounded-control border border-line bg-surface-sunken p-4"
        // A scrollable box must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {prompt.content}
      </pre>
      {!isWithheld && prompt.shareId && (
        <Button asChild variant="secondary" size="sm" className="self-start">
          <Link to={href("/prompts/:shareId", { shareId: prompt.shareId })}>{t("case.page")}</Link>
        </Button>
      )}
    </Card>
  );
}

function ReportItem({ report }: { report: Report }) {
  const { t } = useTranslation("moderation");
  const moment = useMoment("minute");
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{t(`reasons.${report.reason}`)}</span>{" "}
        <span className="text-sm text-ink-soft">
          {report.isMember ? t("case.member") : t("case.visitor")}
        </span>{" "}
        <time dateTime={report.createdAt.toISOString()} className="text-sm text-ink-soft">
          {moment(report.createdAt)}
        </time>{" "}
        {!report.isOpen && <Badge>{t("case.closed")}</Badge>}
      </p>
      {report.comment && (
        <p dir="auto" className="prompt-text mt-1">
          {report.comment}
        </p>
      )}
    </>
  );
}
